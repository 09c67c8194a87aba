import { describe, expect, it } from 'vitest';
import { offerWhenLate } from '#flows/orders/late-offer.ts';
import { emailsOf, onlyOrder, query } from '#tests/stage/books.ts';
import { lookForLate, promisedAt } from '#tests/stage/delivering.ts';
import { storeAnomaly } from '#tests/stage/waiting-troubles.ts';
import { useDeliveringShop } from '#tests/stage/delivering-shop.ts';

const here = useDeliveringShop();

const HOUR = 60;
const DAY = 24 * HOUR;

/** Two packages, less 10 %. */
const wishes = [
  { packageId: 'ig-followers-1000', target: '@zofie.rihova' },
  { packageId: 'ig-likes-1000', target: 'https://www.instagram.com/p/Cabc123/' },
];

const buy = (input?: Record<string, string>) => here.buy(wishes, input);

const offers = () => query(here.shop, 'select * from late_offers order by offered_at');

describe('no money is offered', () => {
  it('while an order waits for its customer; the promise moves by that time', async () => {
    const page = await here.buy(wishes.slice(0, 1));
    await here.move({ position: 0, to: 'delivering' });
    const before = (await promisedAt(here.shop))?.getTime() ?? 0;
    await here.hold({ reason: 'target-private', text: 'Profil je soukromý.' });
    expect(await promisedAt(here.shop)).toBeNull();
    await here.time.pass(here.shop, 12 * DAY);
    await lookForLate(here.shop);
    expect(await offers()).toEqual([]);
    const form = { intent: 'target', line: '0', target: '@zofie.jinak' };
    expect((await here.visitor.post(page, form)).status).toBe(303);
    const moved = ((await promisedAt(here.shop))?.getTime() ?? 0) - before;
    expect(Math.abs(moved - 12 * DAY * 60_000)).toBeLessThan(60_000);
  });

  it('of an order that is delivered, was withdrawn from, or whose promise is still to come', async () => {
    await buy();
    await lookForLate(here.shop);
    expect(await offers()).toEqual([]);
    await query(here.shop, 'update orders set held_at = now()');
    await here.time.pass(here.shop, 12 * DAY);
    await lookForLate(here.shop);
    expect(await offers()).toEqual([]);
    await query(here.shop, 'update orders set held_at = null');
    for (const position of [0, 1]) {
      await here.move({ position, to: 'delivering' });
      await here.move({ position, to: 'completed' });
    }
    await here.time.pass(here.shop, 12 * DAY);
    await lookForLate(here.shop);
    expect(await offers()).toEqual([]);
  });

  it('of an order that nothing was paid for: it is told of the delay alone', async () => {
    const page = await buy();
    await query(here.shop, `update orders set payment_id = null, paid_how = 'free'`);
    await here.time.pass(here.shop, 12 * DAY);
    await lookForLate(here.shop);
    const [email] = await emailsOf(here.shop, 'order-late-customer');
    expect(email?.text).toContain('Dodáváme dál');
    expect(email?.text).not.toContain('vrátit');
    const { html, text } = await here.visitor.get(page);
    expect(text).toContain('Nestihli jsme slíbený čas');
    expect(html).not.toContain('name="answer"');
  });

  it('of an order whose payment is disputed, until that is settled', async () => {
    const page = await buy();
    await here.time.pass(here.shop, 12 * DAY);
    const orderId = (await onlyOrder(here.shop)).id;
    await storeAnomaly(here.shop, { kind: 'disputed', orderId, noticedAt: here.time.clock() });
    await lookForLate(here.shop);
    const [email] = await emailsOf(here.shop, 'order-late-customer');
    expect(email?.text).toContain('Dodáváme dál');
    expect(email?.text).not.toContain('vrátit');
    expect((await here.visitor.get(page)).html).not.toContain('name="answer"');
    const [{ id = '' } = {}] = await query<{ id: string }>(here.shop, 'select id from late_offers');
    const taken = { intent: 'late', offer: id, answer: 'money', sum: '217620' };
    expect((await here.visitor.post(page, taken)).status).toBe(409);
    expect(await query(here.shop, 'select from refunds')).toEqual([]);
    const settled = `resolved_at = now(), resolved_by = 'Jana', resolution_note = 'Vyhráli jsme.'`;
    await query(here.shop, `update payment_anomalies set ${settled}`);
    expect((await here.visitor.get(page)).html).toContain('name="answer"');
  });

  it('of an order that a lost promise is found for, later than two weeks after it', async () => {
    await buy();
    await query(here.shop, 'update orders set promised_at = null');
    await here.time.pass(here.shop, 12 * DAY);
    await lookForLate(here.shop);
    expect(await offers()).toHaveLength(1);
    await query(here.shop, 'delete from late_offers');
    await here.time.pass(here.shop, 30 * DAY);
    await lookForLate(here.shop);
    expect(await offers()).toEqual([]);
  });
});

describe('an e-mail about a delay', () => {
  it('is not sent where the order was completed before it went out', async () => {
    await buy();
    await here.time.pass(here.shop, 12 * DAY);
    await offerWhenLate(here.shop.services);
    for (const position of [0, 1]) {
      await here.move({ position, to: 'delivering' });
      await here.move({ position, to: 'completed' });
    }
    await here.shop.workOnce();
    expect(await emailsOf(here.shop, 'order-late-customer')).toEqual([]);
    expect(
      await query(
        here.shop,
        `select from emails where kind = 'order-late-customer' and set_aside_at is null`,
      ),
    ).toEqual([]);
  });
});
