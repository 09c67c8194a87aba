import { type SQL, sql } from 'drizzle-orm';
import { type Tidy, howMany, moment } from './tidy.ts';

/** Takes away at most `most` rows whose ids a statement finds, and says how many; fewer mean that none are left. */
function tidy(table: string, old: (before: SQL) => SQL): Tidy {
  return (db, before, most) =>
    howMany(
      db,
      sql`delete from ${sql.identifier(table)} where id = any(array(
        ${old(moment(before))} limit ${most}))`,
    );
}

/** Deliveries of webhooks, however they ended or still wait (rules 24). */
export const deleteWebhookDeliveries = tidy(
  'webhook_deliveries',
  (before) => sql`select id from webhook_deliveries where created_at < ${before}`,
);

/** Events that no delivery needs any more; one that was sent again lately stays. */
export const deleteWebhookEvents = tidy(
  'webhook_events',
  (before) => sql`select e.id from webhook_events e where e.created_at < ${before}
    and e.held_by is null
    and not exists (select from webhook_deliveries d where d.event_id = e.id)`,
);

/** Receivers that were removed. */
export const deleteWebhookReceivers = tidy(
  'webhook_receivers',
  (before) => sql`select id from webhook_receivers where removed_at < ${before}`,
);
