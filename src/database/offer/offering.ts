import { and, asc, desc, getTableColumns, gte, isNotNull, sql } from 'drizzle-orm';
import { DAY_MS } from '#domain/time/calendar.ts';
import type { OfferValue } from '#domain/catalogue/offer-terms.ts';
import type { PriceChange } from '#domain/catalogue/price-history.ts';
import type { Cursor, KeysetPage } from '#domain/list/cursor.ts';
import type { Queryable, Transaction } from '#database/client.ts';
import { byNumber, keyset } from '#database/keyset.ts';
import { offerHistory, offeredTerms } from '#database/schema/offering.ts';
import { locks } from '#database/locks.ts';

export type OfferedRow = typeof offeredTerms.$inferSelect;
export type OfferChangeRow = typeof offerHistory.$inferSelect;

/** What differs from what the shop offers by itself, and by which change that was. */
export interface StoredOffer {
  /** Of the last change; 0 where there is none. */
  seq: number;
  rows: readonly OfferedRow[];
  /** Changes of price by package, oldest first. */
  prices: ReadonlyMap<string, readonly PriceChange[]>;
}

/** A row of reductions that goes on for longer than this is no reduction any more. */
const PRICE_DAYS = 366;

/** The number of the last change of what is on offer; 0 where there is none. */
export async function lastOfferChange(db: Queryable): Promise<number> {
  const [row] = await db
    .select({ seq: offerHistory.seq })
    .from(offerHistory)
    .orderBy(desc(offerHistory.seq))
    .limit(1);
  return row?.seq ?? 0;
}

/** Everything stored of what is on offer. The number is read first, so what comes meanwhile is read anew. */
export async function readStoredOffer(db: Queryable, now: Date): Promise<StoredOffer> {
  const seq = await lastOfferChange(db);
  const rows = await db.select().from(offeredTerms);
  return { seq, rows, prices: await readPrices(db, now) };
}

async function readPrices(db: Queryable, now: Date): Promise<Map<string, PriceChange[]>> {
  const { subject, at, priceBefore, priceAfter, isAnnounced } = offerHistory;
  const rows = await db
    .select({ subject, at, priceBefore, priceAfter, isAnnounced })
    .from(offerHistory)
    .where(and(isNotNull(priceAfter), gte(at, new Date(now.getTime() - PRICE_DAYS * DAY_MS))))
    .orderBy(asc(at), asc(offerHistory.seq));
  const prices = new Map<string, PriceChange[]>();
  for (const row of rows) {
    if (row.priceBefore === null || row.priceAfter === null) continue;
    const change = { ...row, before: row.priceBefore, after: row.priceAfter };
    const known = prices.get(row.subject);
    if (known) known.push(change);
    else prices.set(row.subject, [change]);
  }
  return prices;
}

/** Lets changes of what is on offer follow one another until the transaction ends. */
export async function lockOffer(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.offer})`);
}

/** Whether a form has made its change already. */
export async function isOfferFormDone(tx: Transaction, formId: string): Promise<boolean> {
  const found = await tx.$count(offerHistory, sql`${offerHistory.formId} = ${formId}`);
  return found > 0;
}

/** Stores a change with what it makes of its subject; null brings back what the shop offers by itself. */
export async function storeOfferChange(
  tx: Transaction,
  change: Omit<typeof offerHistory.$inferInsert, 'seq'>,
  terms: OfferValue | null,
): Promise<void> {
  await tx.insert(offerHistory).values(change);
  await tx
    .insert(offeredTerms)
    .values({ subject: change.subject, version: 1, terms })
    .onConflictDoUpdate({
      target: offeredTerms.subject,
      set: { terms, version: sql`${offeredTerms.version} + 1` },
    });
}

const PAGE_ROWS = 50;

const newestFirst = keyset([byNumber(sql`${offerHistory.seq}`)]);

/** A page of the history, newest first: of one subject, or of all. */
export async function listOfferChanges(
  db: Queryable,
  asked: { subject?: string | undefined; cursor?: Cursor | undefined },
): Promise<KeysetPage<OfferChangeRow>> {
  const { subject, cursor } = asked;
  const slice = newestFirst.slice(cursor, PAGE_ROWS);
  const ofSubject = subject === undefined ? undefined : sql`${offerHistory.subject} = ${subject}`;
  const rows = await db
    .select({ ...getTableColumns(offerHistory), cursor: newestFirst.cursor })
    .from(offerHistory)
    .where(and(ofSubject, slice.condition))
    .orderBy(slice.sequence)
    .limit(slice.limit);
  return slice.page(rows);
}
