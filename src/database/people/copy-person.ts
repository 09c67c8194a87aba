import { type SQL, sql } from 'drizzle-orm';
import type { EmailRow } from '#database/emails.ts';
import type { Queryable } from '#database/client.ts';
import { emails } from '#database/schema/emails.ts';
import { type Person, isTheirs } from './find-person.ts';
import { type PersonalTable, type PersonalTableName, personalTables } from './personal-columns.ts';

/**
 * What is left out of a copy: who of the shop did something, keys by which the program knows rows again, and
 * private links, which whoever opens the file could use.
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
  'reply_token',
  'url',
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
      from ${sql.raw(name)} t where ${isTheirs(name, person)} ${ofOthers(name, person)} ${behind}
      order by ${place} limit ${batch}`);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last.place;
  }
}

/** What third people wrote into a person's threads is theirs (Art. 15 (4) GDPR). */
function ofOthers(name: PersonalTableName, { address }: Person): SQL {
  return name === 'message_entries'
    ? sql`and not (is_foreign and lower(from_address) is distinct from ${address})`
    : sql``;
}

/**
 * The tokens of a person's private links and of their threads' addresses, and the addresses where they pay: no text
 * of a copy has any of them.
 */
export async function listLinks(
  db: Queryable,
  { orderIds, enquiryIds }: Person,
): Promise<string[]> {
  const ids = (of: readonly string[]) => sql`${sql.param([...of])}::uuid[]`;
  const { rows } = await db.execute<{ link: string }>(sql`
    select token as link from orders where id = any(${ids(orderIds)}) and token <> ''
    union select token from review_invitations where order_id = any(${ids(orderIds)}) and token <> ''
    union select url from checkouts where order_id = any(${ids(orderIds)}) and url <> ''
    union select reply_token from enquiries where id = any(${ids(enquiryIds)}) and reply_token <> ''`);
  return rows.map(({ link }) => link);
}

/** The e-mails of a person: of their orders, messages and declarations, and what went to their address. */
export async function listEmailsOf(db: Queryable, person: Person): Promise<EmailRow[]> {
  return db.select().from(emails).where(isTheirs('emails', person)).orderBy(emails.id);
}
