import { notifyOwners } from '#emails/shop/owner-notices.tsx';
import { dayInPrague } from '#domain/calendar.ts';
import type { Services } from '#flows/services.ts';

/**
 * Owes every owner the head of the log of changes, once a day: what lies in their mailboxes cannot be changed
 * with the database. Meant for the job queue, daily.
 */
export async function mailAuditHead({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await db.transaction((tx) => notifyOwners(tx, 'audit-head', { once: dayInPrague(clock()) }));
}
