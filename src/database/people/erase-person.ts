import { type SQL, sql } from 'drizzle-orm';
import { tellChangedPages } from '#database/changed-pages.ts';
import type { Queryable, Transaction } from '#database/client.ts';
import type { EmailRow } from '#database/emails/emails.ts';
import { emails } from '#database/schema/emails.ts';
import { keysOf } from '#domain/records.ts';
import {
  type Person,
  isTheirs,
  mentionsAddress,
  containsAddress,
  removeAddress,
} from './find-person.ts';
import {
  type Erasing,
  type PersonalTable,
  type PersonalTableName,
  personalTables,
} from './personal-columns.ts';
import { readTexts } from '#database/rows.ts';

/**
 * What is left out of a copy: who of the shop did something, keys by which the program knows rows again, and
 * private links, which whoever opens the file could use.
 */
const LEFT_OUT = [
  'person',
  'resolved_by',
  'decided_by',
  'operator_id',
  'salt',
  'fingerprint',
  'cart_id',
  'token',
  'reply_token',
  'url',
];

/** Everything of a table that is about a person, in chunks, each read by itself; nothing is held open in between. */
export async function* copyRows(
  db: Queryable,
  name: PersonalTableName,
  person: Person,
  chunk: number,
): AsyncGenerator<Record<string, unknown>[]> {
  const { key }: PersonalTable = personalTables[name];
  const position = sql`array[${sql.join(
    key.map((column) => sql`${sql.identifier(column)}::text`),
    sql`, `,
  )}]`;
  let after: string[] | undefined;
  for (;;) {
    const behind = after ? sql`and ${position} > ${sql.param(after)}::text[]` : sql``;
    const { rows } = await db.execute<{ row: Record<string, unknown>; position: string[] }>(sql`
      select to_jsonb(t) - ${sql.param(LEFT_OUT)}::text[] as row, ${position} as position
      from ${sql.raw(name)} t where ${isTheirs(name, person)} ${ofOthers(name, person)} ${behind}
      order by ${position} limit ${chunk}`);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    const last = rows.at(-1);
    if (!last || rows.length < chunk) return;
    after = last.position;
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
  { orderIds, messageIds }: Person,
): Promise<string[]> {
  const ids = (of: readonly string[]) => sql`${sql.param([...of])}::uuid[]`;
  return readTexts(
    db,
    sql`
    select token from orders where id = any(${ids(orderIds)}) and token <> ''
    union select token from review_invitations where order_id = any(${ids(orderIds)}) and token <> ''
    union select url from checkouts where order_id = any(${ids(orderIds)}) and url <> ''
    union select reply_token from messages where id = any(${ids(messageIds)}) and reply_token <> ''`,
  );
}

/** The e-mails of a person: of their orders, messages and declarations, and what went to their address. */
export async function listPersonEmails(db: Queryable, person: Person): Promise<EmailRow[]> {
  return db.select().from(emails).where(isTheirs('emails', person)).orderBy(emails.id);
}

/**
 * Erases a person from every table of the shop as `personalTables` says, and what waits in the queue under the
 * address. Invoices stay (§ 31 of Act 563/1991). The caller has looked for what is not finished, under the locks of
 * the person's orders.
 * @returns how many rows were taken away or emptied
 */
export async function erasePerson(tx: Transaction, person: Person): Promise<number> {
  let erased = 0;
  const run = async (statement: SQL) => {
    erased += (await tx.execute(statement)).rowCount ?? 0;
  };
  for (const name of keysOf(personalTables)) {
    const statement = erasingOf(name, person);
    if (statement) await run(statement);
  }
  for (const name of keysOf(personalTables)) {
    const statement = cuttingOf(name, person.address);
    if (statement) await run(statement);
  }
  await run(sql`
    delete from graphile_worker._private_jobs
    where locked_at is null and ${mentionsAddress(['payload'], person.address)}`);
  await tellChangedPages(tx, 'reviews');
  return erased;
}

/** Takes away or empties a person's own rows of a table. */
function erasingOf(name: PersonalTableName, person: Person): SQL | undefined {
  const { columns, also }: PersonalTable = personalTables[name];
  const table = sql.raw(name);
  if (Object.values(columns).some(isRow)) {
    return sql`delete from ${table} where ${isTheirs(name, person)}`;
  }
  const sets = keysOf(columns).flatMap((column) => {
    const value = erasedValue(column, columns[column]);
    return value ? [sql`${sql.identifier(column)} = ${value}`] : [];
  });
  if (also) sets.push(sql.raw(also));
  if (sets.length === 0) return undefined;
  return sql`update ${table} set ${sql.join(sets, sql`, `)} where ${isTheirs(name, person)}`;
}

/** What takes the place of a value; undefined where it stays as it is. */
function erasedValue(column: string, erasing: Erasing | undefined): SQL | undefined {
  if (typeof erasing === 'object') return sql.raw(erasing.to);
  if (erasing === 'null') return sql`null`;
  if (erasing !== 'empty' && erasing !== 'prose') return undefined;
  return sql`case when ${sql.identifier(column)} is not null then '' end`;
}

/** Whether a whole row goes for this column. */
function isRow(erasing: Erasing): boolean {
  return typeof erasing === 'string' && erasing.startsWith('row');
}

/** Cuts the address out of what others have written in a table. */
function cuttingOf(name: PersonalTableName, address: string): SQL | undefined {
  const { columns }: PersonalTable = personalTables[name];
  const cuts = keysOf(columns).flatMap((column) => {
    const cut = cutOf(column, columns[column], address);
    return cut ? [{ column, ...cut }] : [];
  });
  if (cuts.length === 0) return undefined;
  const sets = cuts.map(({ column, value }) => sql`${sql.identifier(column)} = ${value}`);
  const found = cuts.map(({ text }) => containsAddress(text, address));
  return sql`update ${sql.raw(name)} set ${sql.join(sets, sql`, `)} where ${sql.join(found, sql` or `)}`;
}

/** A column as text, and what it is without the address; undefined where it is left as it is. */
function cutOf(
  column: string,
  erasing: Erasing | undefined,
  address: string,
): { text: SQL; value: SQL } | undefined {
  const own = sql.identifier(column);
  const text = sql`${own}::text`;
  const value = removeAddress(text, address);
  switch (erasing) {
    case 'prose':
    case 'cut':
    case 'row-cut':
      return { text, value };
    case 'cut-json':
    case 'row-cut-json':
      return { text, value: sql`${value}::jsonb` };
    case 'row-cut-list':
      return { text, value: sql`${value}::text[]` };
    case 'row-cut-bytes': {
      // Every byte that is no letter stands there as it was: the address has none of those.
      const escaped = sql`encode(${own}, 'escape')`;
      return { text: escaped, value: sql`decode(${removeAddress(escaped, address)}, 'escape')` };
    }
    default:
      return undefined;
  }
}
