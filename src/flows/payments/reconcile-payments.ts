import { DAY_MS } from '#domain/time/calendar.ts';
import { addJob } from '#database/jobs/jobs.ts';
import { listOrdersLeftAlone } from '#database/order-lookups.ts';
import { type OrderWithCheckout, listOrdersById } from '#database/orders/orders.ts';
import {
  ALL,
  LATELY,
  findComparison,
  recordAnomaly,
  recordComparison,
} from '#database/payments/payment-records.ts';
import { surelyOverBefore } from '#domain/order/order.ts';
import type { CheckoutReport } from '#ports/payments/port.ts';
import { askCheckout } from './ask-checkout.ts';
import { compareDisputes, recordReversal } from './disputes.ts';
import type { Services } from '#flows/services.ts';
import { settleOrder } from './settle-order.ts';

type Needed = Pick<Services, 'db' | 'payments' | 'clock' | 'shop' | 'offering'>;

/** Where a comparison goes on that is too long for one job; moments in ISO 8601. */
export interface ComparisonPart {
  since: string;
  startedAt: string;
  after: string;
}

/** Once a day, first of all and after a restore; the money of a bank transfer may take weeks. */
const ALL_DAYS = 30;
/** Days compared otherwise: one to pay, and one for the notification of it. */
const LATELY_DAYS = 2;
const PAGES_AT_ONCE = 10;
/**
 * Milliseconds after which a job begins no further page, and as many after which it looks after no further
 * order: it has one of the few places for what customers wait for, such as payments.
 */
const MOST_MS = 60_000;
/** With so many failures the cause is not in single checkouts: provider or database are away. */
const MOST_FAULTS = 10;

/**
 * Compares the provider's own list of checkouts with our orders, for what webhooks and checks have missed:
 * payments are settled, lost orders rebuilt, and what does not match is noted (decisions/0011). Orders that
 * are no longer checked are ended. Meant for the job queue, hourly. A checkout that fails does not stop the
 * others; the job fails at its end.
 * @throws PaymentsUnavailable | Error
 */
export async function reconcilePayments(services: Needed, part?: ComparisonPart): Promise<void> {
  const { db, payments, clock } = services;
  const startedAt = part ? new Date(part.startedAt) : clock();
  const since = part ? new Date(part.since) : await sinceWhen(db, startedAt);
  let after = part?.after;
  const compared: Faults = { what: 'checkouts could not be compared', errors: [] };
  const until = clock().getTime() + MOST_MS;
  for (let i = 0; i < PAGES_AT_ONCE && clock().getTime() < until; i += 1) {
    const page = await payments.listCheckouts({ since, after });
    await compare(services, page.reports, compared);
    after = page.after;
    if (after === undefined) break;
  }
  if (after !== undefined) {
    const rest = { since: since.toISOString(), startedAt: startedAt.toISOString(), after };
    await addJob(db, 'reconcile-payments', rest, { key: `reconcile-${rest.startedAt}` });
  }
  const left: Faults = {
    what: 'orders left alone or disputes could not be looked after',
    errors: [],
  };
  if (after === undefined) {
    if (compared.errors.length === 0) await recordCompared(db, since, startedAt);
    await lookAfterTheRest(services, left);
    await collectFaults(left, () => compareDisputes(services, startedAt));
  }
  for (const faults of [compared, left]) if (faults.errors.length > 0) throw describeFaults(faults);
}

/**
 * Checks the orders that are still unpaid a day after the end of their checkout: they are in no list that
 * is compared, and have no check left. Orders for which there is no time follow within the next hours.
 */
async function lookAfterTheRest(services: Needed, faults: Faults): Promise<void> {
  const { db, payments, clock } = services;
  const endedBefore = surelyOverBefore(clock());
  const { provider } = payments;
  const until = clock().getTime() + MOST_MS;
  for (const order of await listOrdersLeftAlone(db, { endedBefore, provider })) {
    if (clock().getTime() >= until) return;
    await collectFaults(faults, () => askCheckout(services, order));
  }
}

/** What failed for single checkouts or orders while the others went on, and how to report it. */
interface Faults {
  what: string;
  errors: unknown[];
}

/** Runs the part of one checkout; a failure does not stop the others. */
async function collectFaults(faults: Faults, part: () => Promise<unknown>): Promise<void> {
  try {
    await part();
  } catch (error) {
    faults.errors.push(error);
    if (faults.errors.length === MOST_FAULTS) throw describeFaults(faults);
  }
}

function describeFaults({ what, errors }: Faults): Error {
  return new Error(`${errors.length} ${what}.`, { cause: errors[0] });
}

async function sinceWhen(db: Services['db'], now: Date): Promise<Date> {
  const all = await findComparison(db, ALL);
  const last = await findComparison(db, LATELY);
  const lately = last && daysBefore(last, LATELY_DAYS);
  const isRecent = all !== undefined && now.getTime() - all.getTime() < DAY_MS;
  if (isRecent && lately) return lately;
  // After a pause, or a restore of an old backup, the last time may lie further back.
  const longAgo = daysBefore(now, ALL_DAYS);
  return lately && lately < longAgo ? lately : longAgo;
}

async function recordCompared(db: Services['db'], since: Date, startedAt: Date): Promise<void> {
  await recordComparison(db, LATELY, startedAt);
  if (since <= daysBefore(startedAt, ALL_DAYS)) await recordComparison(db, ALL, startedAt);
}

function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * DAY_MS);
}

/** The oldest first, as things happened: an order that another has taken the place of ends before it. */
async function compare(services: Needed, reports: CheckoutReport[], faults: Faults): Promise<void> {
  const ids = reports.flatMap(({ orderId }) => orderId ?? []);
  const orders = await listOrdersById(services.db, ids);
  const known = new Map(orders.map((order) => [order.id, order]));
  for (const report of reports.toReversed()) {
    await collectFaults(faults, () =>
      compareOne(services, report, known.get(report.orderId ?? '')),
    );
  }
}

async function compareOne(
  services: Needed,
  report: CheckoutReport,
  order: OrderWithCheckout | undefined,
): Promise<void> {
  const { db, clock } = services;
  if (order?.paidAt && isCurrent(order, report) && report.status !== 'paid') {
    await doubt(services, order, report);
  } else if (tellsNews(order, report)) {
    await db.transaction((tx) => settleOrder(services, tx, report, clock()));
  }
  await recordRefunded(services, report);
}

/** A refunded payment is still reported as paid; an order rebuilt from it must not be delivered. */
async function recordRefunded({ db, clock }: Needed, report: CheckoutReport): Promise<void> {
  const { paymentId, refunded: amount, currency } = report;
  if (!paymentId || !amount) return;
  const reversal = { kind: 'refunded', paymentId, amount, currency } as const;
  await db.transaction((tx) => recordReversal(tx, reversal, clock()));
}

function tellsNews(order: OrderWithCheckout | undefined, report: CheckoutReport): boolean {
  const { status, paymentId } = report;
  if (status === 'paid') return !order?.paidAt || order.paymentId !== (paymentId ?? null);
  if (!order) return status === 'processing';
  if (order.state !== 'pending' || !isCurrent(order, report) || status === 'open') return false;
  return status !== order.checkout.outcome;
}

function isCurrent({ checkout }: OrderWithCheckout, report: CheckoutReport): boolean {
  return checkout.checkoutId === report.checkoutId;
}

/** Our order is paid and the list says it is not. The list may be older than the payment, so we ask again. */
async function doubt(
  { db, payments, clock }: Needed,
  { id: orderId }: OrderWithCheckout,
  { checkoutId }: CheckoutReport,
): Promise<void> {
  const { status } = await payments.readCheckout(checkoutId);
  if (status === 'paid') return;
  const detail = `the checkout is ${status}`;
  await db.transaction((tx) =>
    recordAnomaly(tx, { kind: 'not-paid-at-provider', orderId, checkoutId, detail, at: clock() }),
  );
}
