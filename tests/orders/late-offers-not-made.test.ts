import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Operator } from '#domain/operator/operator.ts';
import { offerWhenLate } from '#flows/orders/offer-when-late.ts';
import { emailsOf, onlyOrder, query } from '#tests/stage/books.ts';
import { hold, lookForLate, move, promisedAt, someOperator } from '#tests/stage/delivering.ts';
import { pay, placeOrder } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { type TestClock, createClock } from '#tests/stage/time.ts';
import { storeAnomaly } from '#tests/stage/waiting-troubles.ts';
import type { Visitor } from '#tests/stage/visitor.ts';

let shop: TestShop;
let time: TestClock;
let visitor: Visitor;
let operator: Operator;
beforeEach(async () => {
  time = createClock();
  shop = await createTestShop({ clock: time.clock });
  visitor = shop.visitor();
  operator = await someOperator(shop);
});
afterEach(() => shop.close());

const HOUR = 60;
const DAY = 24 * HOUR;

/** Two packages, less 10 %. */
const wishes = [
  { packageId: 'ig-followers-1000', target: '@zofie.rihova' },
  { packageId: 'ig-likes-1000', target: 'https://www.instagram.com/p/Cabc123/' },
];

async function buy(typed: Record<string, string> = { start: 'now' }): Promise<string> {
  await pay(visitor, await placeOrder(visitor, wishes, typed));
  await shop.workOnce();
  return `/objednavky/${(await onlyOrder(shop)).token}`;
}

const offers = () => query(shop, 'select * from late_offers order by offered_at');

describe('no money is offered', () => {
  it('while an order waits for its customer; the promise moves by that time', async () => {
    const page = await buy();
    await move(shop, operator, { position: 0, to: 'delivering' });
    const before = (await promisedAt(shop))?.getTime() ?? 0;
    await hold(shop, operator, { reason: 'target-private', text: 'Profil je soukromý.' });
    expect(await promisedAt(shop)).toBeNull();
    await time.pass(shop, 12 * DAY);
    await lookForLate(shop);
    expect(await offers()).toEqual([]);
    const form = { intent: 'target', line: '0', target: '@zofie.jinak' };
    expect((await visitor.post(page, form)).status).toBe(303);
    const moved = ((await promisedAt(shop))?.getTime() ?? 0) - before;
    expect(Math.abs(moved - 12 * DAY * 60_000)).toBeLessThan(60_000);
  });

  it('of an order that is delivered, was withdrawn from, or whose promise is still to come', async () => {
    await buy();
    await lookForLate(shop);
    expect(await offers()).toEqual([]);
    await query(shop, 'update orders set held_at = now()');
    await time.pass(shop, 12 * DAY);
    await lookForLate(shop);
    expect(await offers()).toEqual([]);
    await query(shop, 'update orders set held_at = null');
    for (const position of [0, 1]) {
      await move(shop, operator, { position, to: 'delivering' });
      await move(shop, operator, { position, to: 'completed' });
    }
    await time.pass(shop, 12 * DAY);
    await lookForLate(shop);
    expect(await offers()).toEqual([]);
  });

  it('of an order that nothing was paid for: it is told of the delay alone', async () => {
    const page = await buy();
    await query(shop, `update orders set payment_id = null, paid_how = 'free'`);
    await time.pass(shop, 12 * DAY);
    await lookForLate(shop);
    const [email] = await emailsOf(shop, 'order-late-customer');
    expect(email?.text).toContain('Dodáváme dál');
    expect(email?.text).not.toContain('vrátit');
    const { html, text } = await visitor.get(page);
    expect(text).toContain('Nestihli jsme slíbený čas');
    expect(html).not.toContain('name="answer"');
  });

  it('of an order whose payment is disputed, until that is settled', async () => {
    const page = await buy();
    await time.pass(shop, 12 * DAY);
    const orderId = (await onlyOrder(shop)).id;
    await storeAnomaly(shop, { kind: 'disputed', orderId, noticedAt: time.clock() });
    await lookForLate(shop);
    const [email] = await emailsOf(shop, 'order-late-customer');
    expect(email?.text).toContain('Dodáváme dál');
    expect(email?.text).not.toContain('vrátit');
    expect((await visitor.get(page)).html).not.toContain('name="answer"');
    const [{ id = '' } = {}] = await query<{ id: string }>(shop, 'select id from late_offers');
    const taken = { intent: 'late', offer: id, answer: 'money', sum: '217620' };
    expect((await visitor.post(page, taken)).status).toBe(409);
    expect(await query(shop, 'select from refunds')).toEqual([]);
    const settled = `settled_at = now(), settled_by = 'Jana', settled_note = 'Vyhráli jsme.'`;
    await query(shop, `update payment_anomalies set ${settled}`);
    expect((await visitor.get(page)).html).toContain('name="answer"');
  });

  it('of an order that a lost promise is found for, later than two weeks after it', async () => {
    await buy();
    await query(shop, 'update orders set promised_at = null');
    await time.pass(shop, 12 * DAY);
    await lookForLate(shop);
    expect(await offers()).toHaveLength(1);
    await query(shop, 'delete from late_offers');
    await time.pass(shop, 30 * DAY);
    await lookForLate(shop);
    expect(await offers()).toEqual([]);
  });
});

describe('an e-mail about a delay', () => {
  it('is not sent where the order was completed before it went out', async () => {
    await buy();
    await time.pass(shop, 12 * DAY);
    await offerWhenLate(shop.services);
    for (const position of [0, 1]) {
      await move(shop, operator, { position, to: 'delivering' });
      await move(shop, operator, { position, to: 'completed' });
    }
    await shop.workOnce();
    expect(await emailsOf(shop, 'order-late-customer')).toEqual([]);
    expect(await query(shop, `select from letters where kind = 'order-late-customer'`)).toEqual([]);
  });
});
