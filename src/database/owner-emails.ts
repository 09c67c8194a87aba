import { sql } from 'drizzle-orm';
import { sendOwed } from '#database/queue/jobs.ts';
import type { OperatorEmailKind } from '#domain/order/email-kind.ts';
import type { Transaction } from './client.ts';
import { emails } from '#database/schema/emails.ts';
import { operators } from '#database/schema/operators.ts';
import { hasRightNow, rightOfEmail } from './right-holders.ts';

/** Owes every owner an e-mail about something of the shop, named by its id. */
export async function oweOwners(
  tx: Transaction,
  kind: Extract<OperatorEmailKind, 'webhook-away' | 'code-half-price'>,
  aboutId: string,
): Promise<void> {
  await tx.execute(sql`
    with owed as (
      insert into ${emails} (id, operator_id, kind, about_id)
      select gen_random_uuid(), id, ${kind}, ${aboutId}::uuid from ${operators}
      where ${hasRightNow(rightOfEmail[kind])}
      returning id
    )
    ${sendOwed}`);
}
