import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { dayInPrague } from '#domain/time/calendar.ts';
import type { Cursor, KeysetPage } from '#domain/list/cursor.ts';
import { type CodeValues, codeWorth } from '#domain/discounts/code-form.ts';
import type { OrderState } from '#domain/order/order.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Queryable, Transaction } from '#database/client.ts';
import { startOfDay } from '#database/conditions.ts';
import { byNumber, keyset } from '#database/keyset.ts';
import { discountCodes } from '#database/schema/offering.ts';
import { orders } from '#database/schema/orders.ts';

export type CodeRow = typeof discountCodes.$inferSelect;

/** A code with how many orders use it, as limits count them (rules 72). */
export interface CountedCode extends CodeRow {
  used: number;
}

/** Codes of one page of the list. */
const CODES_PER_PAGE = 50;

const newestFirst = keyset([byNumber(sql`${discountCodes.seq}`)]);

/** Codes that begin as was typed, newest first, a page at a time; their uses are counted for these alone. */
export async function listCodes(
  db: Queryable,
  q: string | undefined,
  cursor?: Cursor,
): Promise<KeysetPage<CountedCode>> {
  const slice = newestFirst.slice(cursor, CODES_PER_PAGE);
  const like = q && sql`${discountCodes.code} like ${`${escapeLike(q)}%`}`;
  const found = await db
    .select({ ...getTableColumns(discountCodes), cursor: newestFirst.cursor })
    .from(discountCodes)
    .where(and(like || undefined, slice.condition))
    .orderBy(slice.sequence)
    .limit(slice.limit);
  const page = slice.page(found);
  const used = await usesOf(
    db,
    page.rows.map((row) => row.code),
  );
  return { ...page, rows: page.rows.map((row) => ({ ...row, used: used.get(row.code) ?? 0 })) };
}

/** A code by the id of its page; undefined where there is none. */
export async function findCode(db: Queryable, id: string): Promise<CountedCode | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db.select().from(discountCodes).where(eq(discountCodes.id, id));
  if (!row) return undefined;
  const used = await usesOf(db, [row.code]);
  return { ...row, used: used.get(row.code) ?? 0 };
}

/** The same, locked until the transaction ends. */
export async function lockCode(tx: Transaction, id: string): Promise<CodeRow | undefined> {
  const [row] = await tx.select().from(discountCodes).where(eq(discountCodes.id, id)).for('update');
  return row;
}

/** Stores a new code; undefined where there is one of this name, or one that this form has made. */
export async function insertCode(
  tx: Transaction,
  { id, values, createdAt }: { id: string; values: CodeValues; createdAt: Date },
): Promise<CodeRow | undefined> {
  const [row] = await tx
    .insert(discountCodes)
    .values({ id, code: values.code, createdAt, ...columnsOf(values) })
    .onConflictDoNothing()
    .returning();
  return row;
}

/** Changes everything but the name of a code, or ends it. */
export async function updateCode(
  tx: Transaction,
  id: string,
  change: CodeValues | { endedAt: Date | null },
): Promise<CodeRow | undefined> {
  const set = 'endedAt' in change ? change : columnsOf(change);
  const [row] = await tx.update(discountCodes).set(set).where(eq(discountCodes.id, id)).returning();
  return row;
}

/** A stored code as its form has it. */
export function codeValuesOf(row: CodeRow): CodeValues {
  const { code, percent, amount, least, platform, service, edition, note } = row;
  const { validFrom, validUntil, mostUses: uses, mostPerCustomer: perCustomer } = row;
  const from = validFrom && dayInPrague(validFrom);
  const until = validUntil && dayInPrague(new Date(validUntil.getTime() - 1));
  const limits = { from, until, uses, perCustomer, least, platform, service, edition };
  return { code, ...codeWorth(percent, amount), ...limits, note };
}

export interface UseOfCode {
  number: number;
  state: OrderState;
  total: number;
  createdAt: Date;
}

/** The newest orders that were placed with a code, ended ones too. */
export function listUses(db: Queryable, code: string, most: number): Promise<UseOfCode[]> {
  const { number, state, total, createdAt, discountCode } = orders;
  return db
    .select({ number, state, total, createdAt })
    .from(orders)
    .where(eq(discountCode, code))
    .orderBy(desc(number))
    .limit(most);
}

/** How many orders use each of some codes, by code; those that nobody uses are left out. */
async function usesOf(db: Queryable, codes: readonly string[]): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map();
  const { discountCode, state } = orders;
  const counted = await db
    .select({ code: discountCode, used: sql<number>`count(*)::integer` })
    .from(orders)
    .where(and(inArray(discountCode, [...codes]), sql`${state} not in ('canceled', 'expired')`))
    .groupBy(discountCode);
  return new Map(counted.map(({ code, used }) => [code ?? '', used]));
}

/** Days as moments: a code holds until the end of its last one. */
function columnsOf(values: CodeValues) {
  const { percent, amount, from, until, uses, perCustomer, least, platform, service } = values;
  return {
    percent,
    amount,
    validFrom: from === null ? null : sql`${startOfDay(sql`${from}`)}`,
    validUntil: until === null ? null : sql`${startOfDay(sql`${until}`, 1)}`,
    mostUses: uses,
    mostPerCustomer: perCustomer,
    least,
    platform,
    service,
    edition: values.edition,
    note: values.note,
  };
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, (mark) => `\\${mark}`);
}
