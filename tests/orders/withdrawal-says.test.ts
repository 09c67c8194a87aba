import { describe, expect, it } from 'vitest';
import { emailsOf, onlyOrder, query } from '#tests/stage/books.ts';
import { readForm } from '#tests/stage/html.ts';
import { buyer } from '#tests/stage/invoicing.ts';
import {
  WITHDRAWAL,
  buyThree,
  confirming,
  onlyEmail,
  useWithdrawing,
  withdraw,
} from '#tests/stage/withdrawing.ts';

const stage = useWithdrawing();
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const run = (statement: string) => query(stage.shop, statement);
const orderPage = async () => {
  const { token } = await onlyOrder(stage.shop);
  const { html, text } = await stage.visitor.get(`/objednavky/${token}`);
  return { html, text: plain(text) };
};

async function begin(): Promise<void> {
  await buyThree(stage, { start: 'now' });
  await run(`update orders set state = 'delivering'`);
  await run(
    `update order_lines set work = 'delivering', started_at = now(), start_count = 0, delivered = 10`,
  );
}

/** Ends the order with what was delivered, which is less than was ordered. */
async function endShort(): Promise<void> {
  await begin();
  await run(`update order_lines set work = 'completed', completed_at = now()`);
  await run(`update orders set state = 'completed'`);
}

describe('a withdrawal from a part of an order', () => {
  it('says that all of it is on hold and why, which packages are meant and which go on', async () => {
    await begin();
    const by = stage.shop.visitor();
    const page = await by.get(`${WITHDRAWAL}?order=${(await onlyOrder(stage.shop)).token}`);
    const { 'line-0': first = '', ...rest } = readForm(page.html, 'declare').fields;
    const second = await by.follow(await by.post(WITHDRAWAL, { ...rest, intent: 'declare' }));
    await by.post(WITHDRAWAL, confirming(second));
    await stage.shop.workOnce();
    const onHold = `Do vyřízení jsme pozastavili celou objednávku, aby se nedodalo nic, od čeho odstupujete. Potom dodáme: ${plain(first)}.`;
    const { text } = await orderPage();
    expect(text).toContain(
      `Týká se: ${plain(rest['line-1'] ?? '')}, ${plain(rest['line-2'] ?? '')}.`,
    );
    expect(text).toContain(onHold);
    expect(plain(await onlyEmail(stage.shop, 'withdrawal-customer'))).toContain(onHold);
  });

  it('in words says that the packages are yet to be found out', async () => {
    await begin();
    await withdraw(stage, { part: 'jen lajky' });
    const said = 'než zjistíme, od kterých balíčků odstupujete';
    expect((await orderPage()).text).toContain(said);
    expect(plain(await onlyEmail(stage.shop, 'withdrawal-customer'))).toContain(said);
  });
});

describe('a second withdrawal whose words nobody has read', () => {
  const promise = /Potom dodáme|Ostatní potom/;

  it('makes the page promise nothing of what goes on', async () => {
    await begin();
    await withdraw(stage, { part: 'jen lajky' });
    expect((await orderPage()).text).toMatch(promise);
    const page = await stage.shop
      .visitor()
      .get(`${WITHDRAWAL}?order=${(await onlyOrder(stage.shop)).token}`);
    const { 'line-0': _, ...rest } = readForm(page.html, 'declare').fields;
    const by = stage.shop.visitor();
    const second = await by.follow(await by.post(WITHDRAWAL, { ...rest, intent: 'declare' }));
    await by.post(WITHDRAWAL, confirming(second));
    await stage.shop.workOnce();
    const { text } = await orderPage();
    expect(text).toContain('Do vyřízení jsme pozastavili celou objednávku');
    expect(text).not.toMatch(promise);
    const emails = await emailsOf(stage.shop, 'withdrawal-customer');
    expect(plain(emails.at(-1)?.text ?? '')).not.toMatch(promise);
  });

  it('is not promised that others go on where a first one means them', async () => {
    await begin();
    await withdraw(stage, { part: 'jen lajky' });
    await run('update withdrawals set lines = array[0]');
    await stage.time.pass(stage.shop, 1);
    await withdraw(stage, { part: 'i to druhé' });
    const { text } = await orderPage();
    expect(text).toContain('než zjistíme, od kterých balíčků odstupujete');
    expect(text).not.toMatch(promise);
  });
});

describe('a company that withdraws', () => {
  it('is told that it can cancel as long as it can', async () => {
    await buyThree(stage, buyer);
    const { email } = await onlyOrder(stage.shop);
    await withdraw(stage, { email: String(email) });
    const text = plain(await onlyEmail(stage.shop, 'withdrawal-customer'));
    expect(text).toContain('Dokud dodání nezačalo, můžete ji zrušit');
  });

  it('is not told so once delivery has begun', async () => {
    await buyThree(stage, buyer);
    await run(`update orders set state = 'delivering'`);
    const { email } = await onlyOrder(stage.shop);
    await withdraw(stage, { email: String(email) });
    const text = plain(await onlyEmail(stage.shop, 'withdrawal-customer'));
    expect(text).toContain('Dodání už začalo, zrušit ji proto nejde.');
    expect(text).not.toContain('můžete ji zrušit');
  });
});

describe('what the page says of withdrawing', () => {
  const section = (text: string) => text.slice(text.indexOf('Jako spotřebitel můžete'));

  it('from an order that has begun is another thing where it was free', async () => {
    await begin();
    expect(section((await orderPage()).text)).toContain('poměrná část ceny');
    await run(`update orders set paid_how = 'free', discount = subtotal, total = 0`);
    const said = section((await orderPage()).text);
    expect(said).toContain('objednávka je zdarma, nic se tedy nevrací');
    expect(said).not.toContain('poměrná část ceny');
  });

  it('from one that ended short is what is still possible', async () => {
    await endShort();
    const said = section((await orderPage()).text);
    expect(said).toContain('Dodávání skončilo a část jsme nedodali, odstoupit proto můžete i teď.');
    expect(said).not.toMatch(/dodávání pozastavíme|Úplným dodáním/);
    await run(`update orders set paid_how = 'free', discount = subtotal, total = 0`);
    expect(section((await orderPage()).text)).toContain('zdarma, nic se tedy nevrací');
  });

  it('holds no delivery that had ended before', async () => {
    await endShort();
    await withdraw(stage);
    const said = 'Dodávání už předtím skončilo.';
    const { text } = await orderPage();
    expect(text).toContain(said);
    expect(text).not.toContain('Dodávání jsme pozastavili');
    expect(plain(await onlyEmail(stage.shop, 'withdrawal-customer'))).toContain(said);
  });

  it('offers the same order again without pressing for it', async () => {
    await endShort();
    const { html } = await orderPage();
    const [button = ''] = /<button[^>]*value="again"[^>]*>/.exec(html) ?? [];
    expect(button).not.toBe('');
    expect(button).not.toContain('button--primary');
  });
});
