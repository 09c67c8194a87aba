import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { seconds } from './objects.ts';
import type { Store } from '#test-checkout/store.ts';
import { run } from '#test-checkout/store.ts';

/** Where and how events are delivered. */
export interface DeliveryOptions {
  deliver: (request: Request) => Promise<Response>;
  address: string;
  webhookSecret: string;
  /** Hands over the newest event first, as a real provider sometimes does. */
  reorder: boolean;
  timeoutMs: number;
  atOnce: number;
}

const delivery = z.object({
  event_id: z.string(),
  copy: z.number(),
  attempts: z.number(),
  body: z.looseObject({}),
});
type Delivery = z.infer<typeof delivery>;

/** Waits after the first, second … failure; an event that the last try did not bring is given up. */
const WAIT_SECONDS = [2, 10, 60, 300, 1800, 7200, 21_600, 43_200, 86_400, 86_400];

/** Delivers what is due now, a few at a time; whatever is refused comes again later. */
export async function deliverRound(store: Store, options: DeliveryOptions): Promise<void> {
  const now = store.clock();
  for (;;) {
    const due = await takeDue(store, options, now);
    if (due.length === 0) return;
    await Promise.all(
      due.map(async (item) => record(store, item, await attempt(store, options, item))),
    );
  }
}

/**
 * Takes the next events that are due; no other program takes them again before this attempt must have
 * ended.
 */
async function takeDue(store: Store, options: DeliveryOptions, now: Date): Promise<Delivery[]> {
  const lease = new Date(store.clock().getTime() + 2 * options.timeoutMs);
  const rows = await run(
    store.sql,
    (bind) => `with taken as (
        select d.event_id, d.copy
        from test_checkout.delivery d join test_checkout.event e on e.id = d.event_id
        where d.delivered_at is null and d.due_at <= ${bind(now)}
        order by e.seq ${options.reorder ? 'desc' : 'asc'}, d.copy
        limit ${bind(options.atOnce)} for update of d skip locked
      ), mine as (
        update test_checkout.delivery d set attempts = attempts + 1, due_at = ${bind(lease)}
        from taken where d.event_id = taken.event_id and d.copy = taken.copy
        returning d.event_id, d.copy, d.attempts
      )
      select mine.*, e.body from mine join test_checkout.event e on e.id = mine.event_id
      order by e.seq ${options.reorder ? 'desc' : 'asc'}, mine.copy`,
  );
  return rows.map((row) => delivery.parse(row));
}

/** Tries once and says how it went: a status, or why there is none. */
async function attempt(
  store: Store,
  options: DeliveryOptions,
  item: Delivery,
): Promise<{ delivered: boolean; outcome: string }> {
  const body = JSON.stringify(item.body);
  const signal = AbortSignal.timeout(options.timeoutMs);
  const request = new Request(options.address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': sign(body, options.webhookSecret, store.clock()),
    },
    body,
    signal,
  });
  const { promise: late, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(new Error('no answer in time'));
  signal.addEventListener('abort', giveUp);
  try {
    const response = await Promise.race([options.deliver(request), late]);
    return { delivered: response.ok, outcome: String(response.status) };
  } catch (error) {
    return { delivered: false, outcome: error instanceof Error ? error.message : String(error) };
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}

async function record(
  store: Store,
  item: Delivery,
  { delivered, outcome }: { delivered: boolean; outcome: string },
): Promise<void> {
  const now = store.clock();
  const wait = WAIT_SECONDS[item.attempts - 1];
  const again = delivered || wait === undefined ? null : new Date(now.getTime() + wait * 1000);
  await run(
    store.sql,
    (bind) => `update test_checkout.delivery
      set delivered_at = ${bind(delivered ? now : null)}, due_at = ${bind(again)},
        outcome = ${bind(outcome)}
      where event_id = ${bind(item.event_id)} and copy = ${bind(item.copy)}`,
  );
}

/** The header by which the shop knows that an event is genuine. */
function sign(body: string, secret: string, now: Date): string {
  const timestamp = seconds(now);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}
