import { beforeEach, describe, expect, it } from 'vitest';
import { formatDay } from '#content/moments.ts';
import { adminHref, href } from '#domain/addresses.ts';
import { laterStart, withdrawalEnd } from '#domain/catalogue/delivery-time.ts';
import { type Entered, enterOrder, keepSignedIn } from '#tests/stage/busy-acts.ts';
import { dayInPrague } from '#domain/time/calendar.ts';
import { emailsOf, query } from '#tests/stage/books.ts';
import { readForms } from '#tests/stage/html.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';

const here = usePaidShop();
const wishes = [{ packageId: 'ig-followers-1000', target: '@kavarna.ulita' }];
const transfer = { how: 'transfer', paidDaysAgo: 3, reference: 'VS 20260042' } as const;
const free = { how: 'free', reason: 'Omluva za zpoždění' } as const;

let owner: SignedIn;
beforeEach(async () => {
  owner = await signIn(here.shop);
});

interface EnteredRow extends Record<string, unknown> {
  id: string;
  number: number;
  token: string;
}

/** An order that an operator enters, whose e-mails have left. */
async function enter(entered: Entered, start?: 'later'): Promise<EnteredRow> {
  await enterOrder(here.shop, owner, {
    name: 'Dana Bártová',
    email: 'dana@example.com',
    wishes,
    entered,
    ...(start && { start }),
  });
  await here.time.pass(here.shop, 1);
  const [row] = await query<EnteredRow>(
    here.shop,
    `select id, number, token from orders where email = 'dana@example.com'`,
  );
  if (!row) throw new Error('No order was entered.');
  return row;
}

/** Its customer cancels it. */
async function cancel({ token }: EnteredRow): Promise<void> {
  await here.shop.visitor().post(href('order', 'cs', { token }), { intent: 'cancel' });
  await here.shop.workOnce();
}

const lookAs = async ({ token }: EnteredRow) =>
  (await here.shop.visitor().get(href('order', 'cs', { token }))).text;

describe('an order that was paid by transfer', () => {
  it('owes its customer the money once it is canceled, until somebody has sent it', async () => {
    const order = await enter(transfer);
    await cancel(order);
    expect(await here.made()).toEqual([]);
    const queue = adminHref('operatorQueue', { queue: 'refunds' });
    await here.time.pass(here.shop, 11);
    const waiting = (await owner.visitor.get(queue)).text;
    expect(waiting).toContain('Zákazník platil převodem');
    expect(waiting).toContain(String(order.number));
    const [toShop] = await emailsOf(here.shop, 'order-canceled-shop');
    expect(toShop?.text.replaceAll(/\s+/g, ' ')).toContain('Pošlete mu 1.999 Kč ze své banky');

    await keepSignedIn(here.shop, owner);
    const screen = adminHref('operatorMoneyBack', { number: String(order.number) });
    const page = await owner.visitor.get(screen);
    expect(page.text).toContain('pošlete převodem');
    const form = readForms(page.html).find(({ fields }) => fields['refund']);
    const sent = { ...form?.fields, reference: 'převod 8' };
    expect((await owner.visitor.post(screen, sent)).status).toBe(303);
    expect(
      await query(here.shop, 'select kind, amount, state from refunds where order_id = $1', [
        order.id,
      ]),
    ).toEqual([{ kind: 'canceled', amount: '199900', state: 'done' }]);
    expect(await here.notes()).toEqual([-199_900]);
    expect((await owner.visitor.get(queue)).text).not.toContain('Zákazník platil převodem');
    // Of a transfer the day alone is known.
    const said = (await lookAs(order)).replaceAll('\u00a0', ' ');
    expect(said).toMatch(/jsme vám vrátili \d+\. \S+ \d{4}\./);
    expect(said).toMatch(/Zaplaceno \d+\. \S+ \d{4} (?!v)/);
    const ledger = await owner.visitor.get(screen);
    expect(ledger.html).not.toMatch(/ledger__sub">\d+:\d\d/);
    const admin = await owner.visitor.get(
      adminHref('operatorOrder', { number: String(order.number) }),
    );
    const paidOn = new Date(here.time.clock().getTime() - transfer.paidDaysAgo * 86_400_000);
    const day = Number(dayInPrague(paidOn).slice(-2));
    const timed = new RegExp(String.raw`\b${day}\. \S+( \d{4})?( ve?)? \d+:\d\d`);
    expect(`${day}. listopadu 2026 ve 13:00`).toMatch(timed);
    expect(admin.text.replaceAll('\u00a0', ' ')).not.toMatch(timed);
    const paid = await emailsOf(here.shop, 'order-paid-customer');
    const toCustomer = paid.find(({ text }) => text.includes(String(order.number)));
    expect(toCustomer?.text.replaceAll(/\s+/g, ' ')).toMatch(/dorazila \d+\. \S+ \d{4}\./);
  });

  it('leaves its customer 14 days from the entry, and not from the transfer', async () => {
    const at = here.shop.services.clock();
    const order = await enter({ ...transfer, paidDaysAgo: 13 }, 'later');
    const plain = (text: string) => text.replaceAll('\u00a0', ' ');
    const until = plain(formatDay('cs', withdrawalEnd(at)));
    const start = plain(formatDay('cs', laterStart(at)));
    const page = plain(await lookAs(order));
    expect(page).toContain(until);
    expect(page).toContain(start);
    const [email] = await emailsOf(here.shop, 'order-paid-customer');
    expect(plain(email?.text ?? '').replaceAll(/\s+/g, ' ')).toContain(start);

    await here.time.pass(here.shop, 5 * 24 * 60);
    await keepSignedIn(here.shop, owner);
    const admin = await owner.visitor.get(
      adminHref('operatorOrder', { number: `${order.number}` }),
    );
    expect(plain(admin.text)).toContain(start);
    const workListOf = async (queue: string) =>
      (await owner.visitor.get(adminHref('operatorQueue', { queue }))).text;
    expect(await workListOf('after-withdrawal')).toContain(String(order.number));
    expect(await workListOf('to-start')).not.toContain(String(order.number));
    await here.time.pass(here.shop, 13 * 24 * 60);
    await keepSignedIn(here.shop, owner);
    expect(await workListOf('to-start')).toContain(String(order.number));
  });

  it('tells its customer one time of the payment', async () => {
    const order = await enter(transfer);
    const [row] = await query<{ paid_at: Date }>(here.shop, 'select paid_at from orders');
    if (!row) throw new Error('No order was entered.');
    const { html } = await here.shop.visitor().get(href('order', 'cs', { token: order.token }));
    const step = /<time[^>]*datetime="([^"]+)"/gi;
    expect([...html.matchAll(step)].map(([, iso]) => iso)).toContain(row.paid_at.toISOString());
  });
});

describe('an order that is free of charge', () => {
  it('speaks of no money, neither while it is open nor once it is canceled', async () => {
    const order = await enter(free);
    const open = await lookAs(order);
    expect(open).toContain('Objednávku máme a je zdarma.');
    expect(open).toContain('Stav zdarma');
    expect(open).not.toMatch(/Platbu máme|Celou částku/);
    await cancel(order);
    expect(await lookAs(order)).not.toMatch(/částku|Vracíme peníze|vracíme/);
    expect(await query(here.shop, 'select from refunds')).toEqual([]);
    const [toCustomer] = await emailsOf(here.shop, 'order-canceled-customer');
    expect(toCustomer?.text).toContain('Objednávka byla zdarma');
  });
});
