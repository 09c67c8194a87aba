import { sql } from 'drizzle-orm';
import { queueSending } from '#database/jobs/jobs.ts';
import type { Queryable } from '#database/client.ts';
import { emails } from '#database/schema/emails.ts';
import { operators } from '#database/schema/operators.ts';
import { areOwners } from '#database/right-holders.ts';

/** What an e-mail to the owners is about, by its id, and for what it is owed once, whoever owes it again. */
export interface OwnerEmailAbout {
  aboutId?: string;
  /** Ids are made of it: several replicas, or a job that runs twice, owe each owner one e-mail. */
  once?: string;
}

/** Owes every owner an e-mail and queues it, in the transaction that makes it due. */
export async function enqueueOwners(
  db: Queryable,
  kind: string,
  { aboutId, once }: OwnerEmailAbout,
): Promise<void> {
  const id =
    once === undefined
      ? sql`gen_random_uuid()`
      : sql`md5(${kind}::text || ' ' || id || ' ' || ${once}::text)::uuid`;
  await db.execute(sql`
    with enqueued as (
      insert into ${emails} (id, operator_id, kind, about_id)
      select ${id}, id, ${kind}, ${aboutId ?? null}::uuid from ${operators}
      where ${areOwners()}
      on conflict do nothing returning id
    )
    ${queueSending}`);
}
