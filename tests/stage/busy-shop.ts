import { query } from './books.ts';
import { type BusyOrder, enterOrder, keepSignedIn } from './busy-acts.ts';
import { type Plan, busyPlans } from './busy-plans.ts';
import { lookForLate } from './delivering.ts';
import { type SignedIn, signIn } from './operator.ts';
import { pay, placeOrder } from './ordering.ts';
import type { TestShop } from './shop.ts';
import type { TestClock } from './time.ts';
import { storeRefund } from './waiting-orders.ts';
import { storeAnomaly, storeFailedJob } from './waiting-troubles.ts';

/**
 * A shop in which forty orders of every kind were made, paid and worked on by the shop's own flows, each at its
 * moment of the last month. It is what a day in the section looks like; `busy-day.ts` stores rows for sums.
 */
export interface BusyShop {
  owner: SignedIn;
  editor: SignedIn;
  /** Orders by what they are there to show. */
  orders: Record<string, BusyOrder>;
}

/** Fills a shop; its clock stands at the present moment afterwards. */
export async function fillBusyShop(shop: TestShop, time: TestClock): Promise<BusyShop> {
  const startedAt = Date.now();
  const moveTo = (hoursAgo: number) => {
    const behindMs = startedAt - hoursAgo * 3_600_000 - time.clock().getTime();
    return time.pass(shop, behindMs / 60_000);
  };
  await moveTo(720);
  const owner = await signIn(shop, { name: 'Jana Malá', language: 'en' });
  const editor = await signIn(shop, { name: 'Petr Veselý', role: 'editor', language: 'en' });
  const orders: Record<string, BusyOrder> = {};
  const steps = busyPlans.flatMap((plan, index) => {
    const name = plan.called ?? `ordinary-${index}`;
    const order = () => {
      const found = orders[name];
      if (!found) throw new Error(`${name} is not made yet.`);
      return found;
    };
    const make = async () => void (orders[name] = await makeOrder(shop, plan, owner));
    const later = (plan.moves ?? []).map(([hoursAgo, move]) => ({
      hoursAgo,
      run: () => move({ shop, order: order(), by: index % 2 === 0 ? owner : editor }),
    }));
    return [{ hoursAgo: plan.hoursAgo, run: make }, ...later];
  });
  for (const { hoursAgo, run } of steps.toSorted((a, b) => b.hoursAgo - a.hoursAgo)) {
    await moveTo(hoursAgo);
    await run();
    await letLeave(shop);
  }
  await moveTo(1);
  await addTroubles(shop, orders);
  await moveTo(0);
  for (const who of [owner, editor]) await keepSignedIn(shop, who);
  await lookForLate(shop);
  return { owner, editor, orders };
}

/** Somebody orders, and pays unless told. */
async function makeOrder(shop: TestShop, plan: Plan, owner: SignedIn): Promise<BusyOrder> {
  const email = mailboxOf(plan.name);
  const visitor = shop.visitor(plan.locale);
  const input = { name: plan.name, email, start: 'now', ...plan.input };
  if (plan.entered) {
    await enterOrder(shop, owner, { ...plan, email, entered: plan.entered });
  } else {
    const hosted = await placeOrder(visitor, plan.wishes, input);
    if (!plan.isUnpaid) await pay(visitor, hosted);
  }
  const [row] = await query<{ id: string; number: number; token: string }>(
    shop,
    'select id, number, token from orders order by number desc limit 1',
  );
  if (!row) throw new Error('No order was stored.');
  return { ...row, locale: plan.locale ?? 'cs' };
}

/** What waits for its undo leaves, and what follows from it is done. */
async function letLeave(shop: TestShop): Promise<void> {
  await query(
    shop,
    `update graphile_worker._private_jobs set run_at = now()
     where run_at > now() and run_at < now() + interval '2 minutes'`,
  );
  await shop.workOnce();
  await shop.workOnce();
}

/** What goes wrong outside: a dispute, money of which nobody knows, an e-mail refused, a job given up. */
async function addTroubles(
  shop: TestShop,
  { disputed, unclear, refused, late }: Record<string, BusyOrder>,
): Promise<void> {
  if (!disputed || !unclear || !refused || !late) throw new Error('Orders are missing.');
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  await storeAnomaly(shop, { kind: 'disputed', orderId: disputed.id, noticedAt: ago(20) });
  await storeAnomaly(shop, { kind: 'unknown-order', orderId: null, noticedAt: ago(44) });
  await storeRefund(shop, unclear.id, {
    amount: 60_000,
    state: 'owed',
    createdAt: ago(2),
    askedAt: ago(1),
  });
  await query(
    shop,
    `update emails set sent_at = null, enqueued_at = $2, refusal = '550 5.1.1 No such mailbox here'
     where order_id = $1 and kind = 'order-paid-customer'`,
    [refused.id, ago(9)],
  );
  await storeFailedJob(shop, late.id, 'connect ECONNREFUSED 192.0.2.1:443');
}

function mailboxOf(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/[^A-Za-z ]/g, '');
  return `${plain.toLowerCase().replaceAll(' ', '.')}@example.com`;
}
