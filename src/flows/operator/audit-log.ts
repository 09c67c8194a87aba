import { recordChange } from '#database/audit/audit.ts';
import { countOrders } from '#database/orders/order-list-parts.ts';
import { dayInPrague } from '#domain/time/calendar.ts';
import type { Operator } from '#domain/admin/operator.ts';
import { type OrderFilter, writeOrderFilter } from '#domain/order/order-filter.ts';
import { notifyOwners } from '#emails/shop/owner-notices.tsx';
import type { Services } from '#flows/services.ts';

/**
 * Notes that somebody takes the orders of a filter out of the shop as a file: which, and how many there are. The
 * filter may have words about people in it, so it stands with what is said of people.
 */
export async function recordExport(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { operator, filter }: { operator: Pick<Operator, 'id'>; filter: OrderFilter },
): Promise<void> {
  const at = clock();
  const count = await countOrders(db, filter, at);
  await db.transaction((tx) =>
    recordChange(tx, {
      operatorId: operator.id,
      action: 'orders-exported',
      subject: 'orders',
      after: { count },
      personalAfter: { query: writeOrderFilter(filter) },
      at,
    }),
  );
}

/** The same of any other list: its name is that of its file. */
export async function recordListExport(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  taken: { operator: Pick<Operator, 'id'>; list: string; query: string },
): Promise<void> {
  await db.transaction((tx) =>
    recordChange(tx, {
      operatorId: taken.operator.id,
      action: 'list-exported',
      subject: taken.list,
      personalAfter: { query: taken.query },
      at: clock(),
    }),
  );
}

/**
 * Owes every owner the head of the log of changes, once a day: what lies in their mailboxes cannot be changed
 * with the database. Meant for the job queue, daily.
 */
export async function mailAuditHead({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await db.transaction((tx) => notifyOwners(tx, 'audit-head', { once: dayInPrague(clock()) }));
}
