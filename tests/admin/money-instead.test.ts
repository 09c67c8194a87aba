import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { emailsOf, query } from '#tests/stage/books.ts';
import { acceptedWithRefill, settle } from '#tests/stage/care-desk.ts';
import { afterUndo, moneyBackOf, returnFields } from '#tests/stage/money-desk.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';
import type { Visitor } from '#tests/stage/visitor.ts';

const here = usePaidShop();
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

const refillNow = () =>
  query(here.shop, 'select state, ended_at is not null as ended, refund_id from refills');
const outcomeNow = () => query(here.shop, 'select outcome from complaints');

async function pageOfCustomer(): Promise<string> {
  const [{ token } = {}] = await query(here.shop, 'select token from orders');
  return plain((await here.shop.visitor().get(`/objednavky/${String(token)}`)).text);
}

/** Money goes back by the form of the address. @returns what its screen said before */
async function giveBack(visitor: Visitor, asked: Record<string, string>): Promise<string> {
  const back = await moneyBackOf(here.shop);
  const drawn = await visitor.get(`${back}?${new URLSearchParams(asked)}`);
  expect((await visitor.post(back, returnFields(drawn))).status).toBe(303);
  return plain(drawn.text);
}

const said = {
  cs: 'Slíbené doplnění tím odpadá.',
  en: 'The refund replaces the refill that we promised.',
};

describe('money instead of a refill that a complaint owes', () => {
  it.each(['cs', 'en'] as const)('ends it with a state of its own (%s)', async (locale) => {
    await query(here.shop, 'update orders set locale = $1', [locale]);
    const { visitor, address, refill } = await acceptedWithRefill(here);
    await afterUndo(here);
    const shown = await giveBack(visitor, { about: refill, reason: 'complaint', sum: '10' });
    expect(shown).toContain('Vracíte peníze místo slíbeného doplnění, které tím skončí.');
    expect(shown).toContain(said[locale]);
    await afterUndo(here);
    const [{ id: refund } = {}] = await query(here.shop, 'select id from refunds');
    expect(await refillNow()).toEqual([{ state: 'money', ended: true, refund_id: refund }]);
    expect(await outcomeNow()).toEqual([{ outcome: 'money' }]);
    const [email] = await emailsOf(here.shop, 'order-refunded-customer');
    expect(plain(email?.text ?? '')).toContain(said[locale]);
    expect(plain((await visitor.get(address)).text)).toContain('Místo doplnění vráceny peníze: ');
    if (locale === 'en') return;
    const page = await pageOfCustomer();
    expect(page).toContain('Uznali jsme ji a vrátili jsme vám 10 Kč.');
    expect(page).toMatch(/Doplnění skončilo \d+\. [^.]+, místo něj vracíme peníze\./);
    const history = plain((await visitor.get(address.replace('/care', ''))).text);
    expect(history).toContain('Místo doplnění se vrátily peníze');
  });

  it('leaves something to be said of it in the e-mail that was sent before', async () => {
    const { visitor, refill } = await acceptedWithRefill(here);
    await afterUndo(here);
    await query(
      here.shop,
      `insert into emails (id, order_id, kind, about_id, enqueued_at, sent_at)
       select $1, id, 'order-refill-customer', $2, now(), now() from orders`,
      [randomUUID(), refill],
    );
    await giveBack(visitor, { about: refill, reason: 'complaint', sum: '10' });
    await afterUndo(here);
    const [{ id } = {}] = await query(
      here.shop,
      `select id from emails where kind = 'order-refill-customer'`,
    );
    const page = await visitor.get(`/ad/orders/100001/emails/${String(id)}`);
    expect(plain(page.html)).toContain('Doplňování skončilo, místo něj vracíme peníze.');
  });

  it('ends it with all of the money that went back for something else', async () => {
    const { visitor, address, id } = await acceptedWithRefill(here);
    await afterUndo(here);
    const shown = await giveBack(visitor, { reason: 'agreement', preset: 'whole' });
    expect(shown).toContain('Slíbené doplnění tím skončí.');
    await afterUndo(here);
    expect(await refillNow()).toMatchObject([{ state: 'money', ended: true }]);
    const [email] = await emailsOf(here.shop, 'order-refunded-customer');
    expect(plain(email?.text ?? '')).toContain(said.cs);
    const how = 'místo doplnění se vrátily všechny peníze';
    expect(await pageOfCustomer()).toContain(`Uznali jsme ji, ${how}.`);
    expect(plain((await visitor.get(address)).text)).toContain(`Uznáno, ${how}`);
    await query(here.shop, `delete from emails where kind = 'order-settled-customer'`);
    await query(
      here.shop,
      `insert into emails (id, order_id, kind, about_id, enqueued_at) select $1, id, 'order-settled-customer', $2, now() from orders`,
      [randomUUID(), id],
    );
    const [{ id: settled } = {}] = await query(
      here.shop,
      `select id from emails where kind = 'order-settled-customer'`,
    );
    const again = await visitor.get(`/ad/orders/100001/emails/${String(settled)}`);
    expect(plain(again.html)).toContain(`Reklamaci jsme uznali, ${how}.`);
  });

  it('does not take another promise back, nor one that is done', async () => {
    const { visitor, address, refill } = await acceptedWithRefill(here);
    await afterUndo(here);
    await giveBack(visitor, { reason: 'agreement', sum: '10' });
    await afterUndo(here);
    expect(await refillNow()).toMatchObject([{ state: 'running', ended: false }]);
    await settle(visitor, address, `refill-${refill}`);
    await afterUndo(here);
    await giveBack(visitor, { reason: 'agreement', preset: 'whole' });
    await afterUndo(here);
    expect(await refillNow()).toMatchObject([{ state: 'done', refund_id: null }]);
    const texts = await emailsOf(here.shop, 'order-refunded-customer');
    expect(texts.map(({ text }) => plain(text).includes(said.cs))).toEqual([false, false]);
  });

  it('is taken back with the refill as it was', async () => {
    const { visitor, address, refill } = await acceptedWithRefill(here);
    await afterUndo(here);
    const before = await query(here.shop, 'select * from refills');
    await giveBack(visitor, { about: refill, reason: 'complaint', sum: '10' });
    const [{ id } = {}] = await query(
      here.shop,
      `select id from pending_actions where state = 'waiting'`,
    );
    await visitor.post('/ad/undo', { id: String(id), back: address });
    await afterUndo(here);
    expect(await query(here.shop, 'select * from refills')).toEqual(before);
    expect(await outcomeNow()).toEqual([{ outcome: 'refill' }]);
    expect(await query(here.shop, 'select from refunds')).toEqual([]);
  });
});
