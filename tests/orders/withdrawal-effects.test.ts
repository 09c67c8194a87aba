import { beforeEach, describe, expect, it } from 'vitest';
import { emailsOf, onlyOrder, query } from '#tests/stage/books.ts';
import { buyer } from '#tests/stage/invoicing.ts';
import { placeOrder } from '#tests/stage/ordering.ts';
import {
  WITHDRAWAL,
  buyThree,
  declarationOf,
  listWithdrawals,
  onlyEmail,
  useWithdrawing,
  withdraw,
} from '#tests/stage/withdrawing.ts';

const DAY = 24 * 60;
const stage = useWithdrawing();

const move = (state: string) => query(stage.shop, 'update orders set state = $1', [state]);
const orderPage = async () =>
  stage.visitor.get(`/objednavky/${(await onlyOrder(stage.shop)).token}`);

describe('of an order that has not begun', () => {
  it('it cancels and gives the money back, as the cancel button does', async () => {
    await buyThree(stage);
    await withdraw(stage);
    await stage.shop.workOnce();
    expect(await onlyOrder(stage.shop)).toMatchObject({ state: 'canceled', held_at: null });
    expect(await query(stage.shop, 'select state, kind from refunds')).toEqual([
      { state: 'done', kind: 'canceled' },
    ]);
    expect(await onlyEmail(stage.shop, 'withdrawal-customer')).toMatch(
      /objednávku jsme proto celou zrušili.*nejpozději \d+\. /,
    );
    expect(await onlyEmail(stage.shop, 'withdrawal-shop')).toContain('Nic nezačalo');
    const { text, html } = await orderPage();
    expect(text).toMatch(/Odstoupení od smlouvy jsme přijali \d+\. /);
    expect(html).not.toContain('/odstoupeni?order=');
  });

  it('the acknowledgement has the content, and the date and time at which it came', async () => {
    await buyThree(stage);
    await withdraw(stage, { reason: 'Rozmyslela jsem si to.\nŽ. Ř.' });
    const text = await onlyEmail(stage.shop, 'withdrawal-customer');
    const facts = [
      'Žofie Říhová',
      (await declarationOf(stage.shop))['number'] ?? '',
      'zofie@example.com',
      'Rozmyslela jsem si to.',
    ];
    for (const fact of [...facts, 'celé objednávky']) expect(text).toContain(fact);
    expect(text).toMatch(/Přijato\s+\d+\. \S+ \d{4} ve? \d+:\d\d/);
  });

  it('of a part of it nothing is canceled by itself: a person sees to it', async () => {
    await buyThree(stage);
    await withdraw(stage, { part: 'jen lajky' });
    expect(await onlyOrder(stage.shop)).toMatchObject({ state: 'paid' });
    expect(await listWithdrawals(stage.shop)).toMatchObject([
      { outcome: 'held', part: 'jen lajky' },
    ]);
    expect(await onlyEmail(stage.shop, 'withdrawal-customer')).toMatch(
      /Odstupujete od\s+jen lajky/,
    );
    expect(await onlyEmail(stage.shop, 'withdrawal-shop')).toContain('jen lajky');
  });

  it('an unpaid one is canceled as well, and nobody is told of money', async () => {
    await placeOrder(stage.visitor);
    await withdraw(stage);
    expect(await onlyOrder(stage.shop)).toMatchObject({ state: 'canceled', paid_at: null });
    expect(await onlyEmail(stage.shop, 'withdrawal-customer')).toContain('nic nám nedlužíte');
  });
});

describe('of an order that has begun', () => {
  it('its delivery is held, the shop is told, and the page names the last day of the refund', async () => {
    await buyThree(stage, { start: 'now' });
    await move('delivering');
    await query(stage.shop, `update order_lines set work = 'delivering', started_at = now()`);
    await withdraw(stage);
    const { state, held_at: heldAt } = await onlyOrder(stage.shop);
    expect([state, heldAt instanceof Date]).toEqual(['delivering', true]);
    expect(await onlyEmail(stage.shop, 'withdrawal-customer')).toContain('poměrná část ceny');
    expect(await onlyEmail(stage.shop, 'withdrawal-shop')).toMatch(
      /Nedodávejte dál.*Peníze nejpozději/s,
    );
    const { text } = await orderPage();
    expect(text).toContain('Vaše odstoupení od smlouvy vyřizujeme, dodávání je pozastavené.');
    expect(text).toMatch(/Co vám z ceny náleží zpět, vrátíme .* nejpozději \d+\. \S+ \d{4}/);
    expect(text).not.toContain('Vaše čísla postupně porostou');
  });

  it('nothing is left to withdraw from once all was performed at the express request', async () => {
    await buyThree(stage, { start: 'now' });
    await move('completed');
    expect((await orderPage()).html).not.toContain('/odstoupeni?order=');
    await withdraw(stage);
    expect(await onlyOrder(stage.shop)).toMatchObject({ state: 'completed', held_at: null });
    expect(await onlyEmail(stage.shop, 'withdrawal-customer')).toContain('§ 1837');
    expect(await listWithdrawals(stage.shop)).toMatchObject([{ outcome: 'performed' }]);
  });

  it('after the period it is stored and answered all the same', async () => {
    await buyThree(stage, { start: 'now' });
    await move('delivering');
    await stage.time.pass(stage.shop, 20 * DAY);
    await withdraw(stage);
    expect(await onlyOrder(stage.shop)).toMatchObject({ state: 'delivering', held_at: null });
    expect(await onlyEmail(stage.shop, 'withdrawal-customer')).toMatch(/skončila \d+\. \S+ \d{4}/);
    expect(await onlyEmail(stage.shop, 'withdrawal-shop')).toContain('Přišlo po lhůtě');
    const promised = 'Odpověď vám pošleme e\u2011mailem.';
    expect((await orderPage()).text).toContain(promised);
    await query(
      stage.shop,
      `update withdrawals set resolved_at = now(), resolution = 'closed', person = 'Jana Malá'`,
    );
    const { text } = await orderPage();
    expect(text).not.toContain(promised);
    expect(text).toContain('Je vyřízené.');
    expect(text).not.toContain('Odpověď máte');
  });
});

it('a company is told that the right is the consumer’s, and the shop gets it to look at', async () => {
  await buyThree(stage, buyer);
  await withdraw(stage, { email: String((await onlyOrder(stage.shop))['email']) });
  expect(await onlyOrder(stage.shop)).toMatchObject({ state: 'paid', held_at: null });
  expect(await onlyEmail(stage.shop, 'withdrawal-customer')).toContain('spotřebitelé');
  expect(await onlyEmail(stage.shop, 'withdrawal-shop')).toContain('Objednávka je na firmu');
});

describe('a declaration that fits no order', () => {
  beforeEach(() => buyThree(stage));

  it('is answered the same, stored, acknowledged and sent to the shop', async () => {
    const one = await withdraw(stage);
    const other = await withdraw(stage, { number: '100999' });
    const { number } = await declarationOf(stage.shop);
    expect(other.text).toBe(one.text.replace(number ?? '', '100999'));
    const [, unknown] = await listWithdrawals(stage.shop);
    expect(unknown).toMatchObject({ outcome: 'unknown', order_id: null });
    const emails = await emailsOf(stage.shop, 'withdrawal-customer');
    expect(emails.at(-1)?.text.replaceAll('\u00a0', ' ')).toContain('nepodařilo objednávku najít');
    expect((await emailsOf(stage.shop, 'withdrawal-shop')).at(-1)?.subject).toContain('100999');
  });

  it('looks for no order while it is posted, so its time does not tell either', async () => {
    for (const email of ['zofie@example.com', 'jana@example.com']) {
      const fields = { ...(await declarationOf(stage.shop, { email })), intent: 'confirm' };
      expect((await stage.shop.visitor().post(WITHDRAWAL, fields)).status).toBe(303);
    }
    const found = await listWithdrawals(stage.shop);
    expect(found.map(({ order_id: id, outcome }) => [id, outcome])).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it('of another mailbox does nothing to the order', async () => {
    await withdraw(stage, { email: 'jana@example.com', reason: 'https://spam.example' });
    expect(await onlyOrder(stage.shop)).toMatchObject({ state: 'paid', held_at: null });
    const text = await onlyEmail(stage.shop, 'withdrawal-customer');
    expect(text).not.toContain('/objednavky/');
    // What a stranger typed is not sent on to a mailbox that may be anybody's.
    expect(text).not.toContain('spam');
    expect(await onlyEmail(stage.shop, 'withdrawal-shop')).toContain('https://spam.example');
  });

  it('brings no address of the web to a mailbox that may be anybody’s', async () => {
    const input = { name: 'Výhra na https://spam.example', number: 'www.spam.example/1' };
    await withdraw(stage, { ...input, email: 'jana@example.com' });
    const [email] = await emailsOf(stage.shop, 'withdrawal-customer');
    expect(email?.text).not.toContain('spam');
    expect(email?.text).toContain('Výhra na [odkaz]');
    const toShop = await onlyEmail(stage.shop, 'withdrawal-shop');
    for (const words of Object.values(input)) expect(toShop).toContain(words);
  });

  it('may name the order in other words', async () => {
    await withdraw(stage, { number: 'objednávka z úterý, 3 balíčky' });
    expect(await listWithdrawals(stage.shop)).toMatchObject([{ outcome: 'unknown' }]);
  });

  it('is acknowledged to a mailbox five times a day, and stored each time', async () => {
    for (let round = 0; round < 7; round += 1) await withdraw(stage, { number: `10099${round}` });
    expect(await listWithdrawals(stage.shop)).toHaveLength(7);
    expect(await emailsOf(stage.shop, 'withdrawal-customer')).toHaveLength(5);
    expect(await emailsOf(stage.shop, 'withdrawal-shop')).toHaveLength(7);
  });
});
