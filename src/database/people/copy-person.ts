import { sql } from 'drizzle-orm';
import type { EmailRow } from '#database/emails.ts';
import type { Queryable } from '#database/client.ts';
import { emails } from '#database/schema/emails.ts';
import { type Person, isTheirs } from './find-person.ts';
import { type PersonalTable, type PersonalTableName, personalTables } from './personal-columns.ts';

/**
 * What is left out of a copy: who of the shop did something, keys by which the program knows rows again, and the
 * private link, which whoever opens the file could use.
 */
const LEFT_OUT = [
  'person',
  'settled_by',
  'decided_by',
  'operator_id',
  'salt',
  'fingerprint',
  'cart_id',
  'token',
];

/** Everything of a table that is about a person, in batches, each read by itself; nothing is held open in between. */
export async function* copyRows(
  db: Queryable,
  name: PersonalTableName,
  person: Person,
  batch: number,
): AsyncGenerator<Record<string, unknown>[]> {
  const { key }: PersonalTable = personalTables[name];
  const place = sql`array[${sql.join(
    key.map((column) => sql`${sql.identifier(column)}::text`),
    sql`, `,
  )}]`;
  let after: string[] | undefined;
  for (;;) {
    const behind = after ? sql`and ${place} > ${sql.param(after)}::text[]` : sql``;
    const { rows } = await db.execute<{ row: Record<string, unknown>; place: string[] }>(sql`
      select to_jsonb(t) - ${sql.param(LEFT_OUT)}::text[] as row, ${place} as place
      from ${sql.raw(name)} t where ${isTheirs(name, person)} ${behind}
      order by ${place} limit ${batch}`);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last.place;
  }
}

/** The e-mails of a person: of their orders, messages and declarations, and what went to their address. */
export async function listEmailsOf(db: Queryable, person: Person): Promise<EmailRow[]> {
  return db.select().from(emails).where(isTheirs('letters', person)).orderBy(emails.id);
}
