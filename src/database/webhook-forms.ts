import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from './client.ts';
import { webhookReceivers } from '#database/schema/webhooks.ts';
import type { ReceiverRow } from './webhook-receivers.ts';

/** The receivers whose secret a form has made and which are not removed. */
export async function findByForm(db: Queryable, form: string): Promise<ReceiverRow[]> {
  const { secretForm, removedAt } = webhookReceivers;
  return db
    .select()
    .from(webhookReceivers)
    .where(and(eq(secretForm, form), isNull(removedAt)));
}
