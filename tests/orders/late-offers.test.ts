import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { offerWhenLate } from '#flows/orders/late-offer.ts';
import { refundPart } from '#tests/stage/refund-part.ts';
import { emailsOf, onlyOrder, query } from '#tests/stage/books.ts';
import { lookForLate } from '#tests/stage/delivering.ts';
import { createTestShop } from '#tests/stage/shop.ts';
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

/** Four hundred of the first line come, nothing of the second; then the promise passes. */
async function beLate(delivered = 400): Promise<string> {
  const page = await buy();
  await here.move({ position: 0, to: 'delivering', startCount: 1200 });
  await here.move({ position: 0, to: 'delivering', delivered });
  await here.time.pass(here.shop, 30 * DAY - 20 * DAY);
  await lookForLate(here.shop);
  return page;
}

const offers = () => query(here.shop, 'select * from late_offers order by offered_at');
const refunds = () => query(here.shop, 'select id, kind, amount, reason, actor from refunds');
const lines = () =>
  query<{ total: string; work: string; delivered: number; quantity: number; bonus: number }>(
    here.shop,
    'select total, work, delivered, quantity, bonus from order_lines order by position',
  );

/** The form of the money as the page shows it. */
async function moneyForm(page: string) {
  const { html } = await here.visitor.get(page);
  const form = html.match(/<form[^>]*late-offer__choice[^]*?<\/form>/g)?.at(-1) ?? '';
  const value = (name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(form)?.[1] ?? '';
  return { intent: 'late', offer: value('offer'), answer: value('answer'), sum: value('sum') };
}

describe('an order whose promised time has passed', () => {
  it('is offered its money once, by e-mail and on its page, with the sum to the haléř', async () => {
    const page = await beLate();
    await lookForLate(here.shop);
    expect(await offers()).toHaveLength(1);
    const [email, ...more] = await emailsOf(here.shop, 'order-late-customer');
    expect(more).toEqual([]);
    const { sum } = await moneyForm(page);
    const [first, second] = await lines();
    const units = 1000 + (first?.bonus ?? 0);
    const missing = Math.ceil((Number(first?.total) * (units - 400)) / units);
    expect(Number(sum)).toBe(missing + Number(second?.total));
    const text = (await here.visitor.get(page)).text;
    expect(text).toContain('Nestihli jsme slíbený čas');
    expect(email?.text).toContain('Dodáno 400 z');
    const shown = /Vrátit ([\d.,]+ Kč)/.exec(text)?.[1] ?? '';
    expect(email?.text.replaceAll('\u00a0', ' ')).toContain(shown);
  });

  it('is told of no package that was withdrawn from', async () => {
    await buy();
    await query(
      here.shop,
      `insert into withdrawals (id, locale, name, order_number, email, part, reason, lines, declared_at, order_id,
         outcome, resolved_at, resolution)
       select gen_random_uuid(), 'cs', 'Žofie', number, email, 'druhý', '', array[1], now(), id, 'held', now(), 'money'
       from orders`,
    );
    await query(
      here.shop,
      `update order_lines set work = 'completed', completed_at = now() where position = 1`,
    );
    await here.time.pass(here.shop, 12 * DAY);
    await lookForLate(here.shop);
    const [email] = await emailsOf(here.shop, 'order-late-customer');
    expect(email?.text.match(/Dodáno \d+ z/g)).toHaveLength(1);
  });

  it('is offered it once by two replicas that look at the same time', async () => {
    await buy();
    await here.time.pass(here.shop, 12 * DAY);
    const other = await createTestShop({
      clock: here.time.clock,
      onDatabaseUrl: here.shop.databaseUrl,
    });
    const both = [here.shop, other, here.shop, other];
    await Promise.all(both.map(({ services }) => offerWhenLate(services)));
    await other.close();
    expect(await offers()).toHaveLength(1);
    expect(
      await query(here.shop, `select from emails where kind = 'order-late-customer'`),
    ).toHaveLength(1);
  });

  it('gets exactly the sum that was seen, ends, and keeps the guarantee on what was delivered', async () => {
    const page = await beLate();
    const chosen = await moneyForm(page);
    const answer = await here.visitor.post(page, chosen);
    expect(answer.status).toBe(303);
    await here.visitor.post(page, chosen);
    await here.shop.workOnce();
    const made = await refunds();
    expect(made).toEqual([
      {
        id: chosen.offer,
        kind: 'part',
        amount: chosen.sum,
        reason: 'Nedodaná část po uplynutí slíbené doby',
        actor: 'customer',
      },
    ]);
    expect((await onlyOrder(here.shop)).state).toBe('completed');
    expect((await lines()).map(({ work, delivered }) => [work, delivered])).toEqual([
      ['completed', 400],
      ['completed', 0],
    ]);
    const { text } = await here.visitor.get(page);
    expect(text).toContain('Dodání jsme na vaše přání ukončili.');
    expect(text).toContain('Garance doplnění platí do');
    expect(text.match(/Požádat o doplnění/g)).toHaveLength(2);
    expect(text).toContain('Nedodáno.');
    expect(await query(here.shop, `select from invoices where kind = 'credit-note'`)).toHaveLength(
      1,
    );
  });

  it('asks again with the new sum where more was delivered meanwhile', async () => {
    const page = await beLate();
    const chosen = await moneyForm(page);
    await here.move({ position: 0, to: 'delivering', delivered: 700 });
    const answer = await here.visitor.post(page, chosen);
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('Zkontrolujte prosím novou částku');
    expect(await refunds()).toEqual([]);
    const again = await moneyForm(page);
    expect(Number(again.sum)).toBeLessThan(Number(chosen.sum));
    expect((await here.visitor.post(page, again)).status).toBe(303);
    expect((await refunds())[0]?.['amount']).toBe(again.sum);
  });

  it('counts what went back before, and never gives more than is left', async () => {
    const page = await beLate();
    const before = await moneyForm(page);
    const { id: orderId } = await onlyOrder(here.shop);
    const part = { id: randomUUID(), orderId, amount: 10_000, reason: 'Omluva', person: 'Jana' };
    await refundPart(here.shop.services, part);
    expect((await here.visitor.post(page, before)).status).toBe(409);
    const after = await moneyForm(page);
    expect(Number(after.sum)).toBe(Number(before.sum) - 10_000);
    await here.visitor.post(page, after);
    const sum = (await refunds()).reduce((total, { amount }) => total + Number(amount), 0);
    expect(sum).toBe(Number(before.sum));
  });

  it('gives everything back where nothing was delivered, and is refunded then', async () => {
    const page = await buy();
    await here.time.pass(here.shop, 12 * DAY);
    await lookForLate(here.shop);
    const chosen = await moneyForm(page);
    await here.visitor.post(page, chosen);
    expect((await here.visitor.get(page)).text).toContain('Vracíme peníze');
    await here.shop.workOnce();
    await here.shop.workOnce();
    const order = await onlyOrder(here.shop);
    expect(order.state).toBe('refunded');
    expect(Number(chosen.sum)).toBe(Number(order.total));
    expect(await emailsOf(here.shop, 'order-completed-customer')).toEqual([]);
  });

  it('may be waited for, and the money may still be chosen after that', async () => {
    const page = await beLate();
    const { offer } = await moneyForm(page);
    const waited = await here.visitor.follow(
      await here.visitor.post(page, { intent: 'late', offer, answer: 'wait' }),
    );
    expect(waited.text).toContain('jste se rozhodli počkat');
    expect(await refunds()).toEqual([]);
    expect((await onlyOrder(here.shop)).state).toBe('delivering');
    expect((await here.visitor.post(page, await moneyForm(page))).status).toBe(303);
    const late = await here.visitor.post(page, { intent: 'late', offer, answer: 'wait' });
    expect(late.status).toBe(409);
  });

  it.each([
    ['a foreign offer', { offer: randomUUID(), answer: 'money', sum: '100' }, 409],
    ['another sum', { answer: 'money', sum: '1' }, 409],
    ['no sum', { answer: 'money', sum: 'NaN' }, 409],
    ['no answer', { answer: 'everything' }, 422],
  ])('takes no choice with %s', async (_what, input, status) => {
    const page = await beLate();
    const chosen = { ...(await moneyForm(page)), ...input };
    expect((await here.visitor.post(page, chosen)).status).toBe(status);
    expect(await refunds()).toEqual([]);
  });
});
