import { sql } from 'drizzle-orm';
import { sendOwed } from '#database/queue/jobs.ts';
import type { Transaction } from './client.ts';
import { emails } from '#database/schema/emails.ts';
import { operators } from '#database/schema/operators.ts';

/** Owes every owner an e-mail about something of the shop, named by its id. */
export async function oweOwners(tx: Transaction, kind: string, aboutId: string): Promise<void> {
  await tx.execute(sql`
    with owed as (
      insert into ${emails} (id, operator_id, kind, about_id)
      select gen_random_uuid(), id, ${kind}, ${aboutId}::uuid from ${operators}
      where role = 'owner' and removed_at is null
      returning id
    )
    ${sendOwed}`);
}
