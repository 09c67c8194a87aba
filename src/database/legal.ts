import { and, desc, eq, sql } from 'drizzle-orm';
import { dutyConfirmations, legalNotices } from '#database/schema/content.ts';
import type { Confirmation, ConfirmedDuty } from '#domain/legal/duty.ts';
import type { LegalNotice } from '#domain/legal/notice.ts';
import type { Queryable, Transaction } from './client.ts';

/** Everything that owners have confirmed; there are as many rows as such duties at most. */
export function listConfirmations(db: Queryable): Promise<Confirmation[]> {
  return db.select().from(dutyConfirmations);
}

/** What was said of one duty, locked for the transaction that says something else. */
export async function lockConfirmation(
  tx: Queryable,
  duty: ConfirmedDuty,
): Promise<Confirmation | undefined> {
  const [row] = await tx
    .select()
    .from(dutyConfirmations)
    .where(eq(dutyConfirmations.duty, duty))
    .for('update');
  return row;
}

/** Stores what is said of a duty, in place of what was said before. */
export async function saveConfirmation(tx: Queryable, stated: Confirmation): Promise<void> {
  const { duty: _, ...set } = stated;
  await tx
    .insert(dutyConfirmations)
    .values(stated)
    .onConflictDoUpdate({ target: dutyConfirmations.duty, set });
}

/** Takes back what was said of a duty. */
export async function dropConfirmation(tx: Queryable, duty: ConfirmedDuty): Promise<void> {
  await tx.delete(dutyConfirmations).where(eq(dutyConfirmations.duty, duty));
}

type Row = typeof legalNotices.$inferSelect;

/** Rows that are read at most: in a lifetime a shop changes its terms a few dozen times. */
const MOST_ROWS = 1000;

/** Every announced change of a legal text, the one that takes effect last first (rules 88). */
export async function readLegalNotices(db: Queryable): Promise<LegalNotice[]> {
  const rows = await db
    .select()
    .from(legalNotices)
    .orderBy(desc(legalNotices.version), desc(legalNotices.publishedAt))
    .limit(MOST_ROWS);
  const byNotice = Map.groupBy(rows, ({ notice }) => notice);
  return [...byNotice.values()]
    .flatMap(noticeOf)
    .toSorted((a, b) => (a.effectiveOn < b.effectiveOn ? 1 : -1));
}

/** @param wordings of one notice, newest first */
function noticeOf(wordings: readonly Row[]): LegalNotice[] {
  const [last, ...earlier] = wordings;
  if (!last) return [];
  const { notice: id, text, version, withdrawnAt } = last;
  return [
    {
      id,
      text,
      version,
      ...wordingOf(last),
      earlier: earlier.map(wordingOf),
      withdrawnAt: withdrawnAt ?? undefined,
    },
  ];
}

function wordingOf({ whatCs, whatEn, effectiveOn, publishedAt }: Row) {
  return { what: { cs: whatCs, en: whatEn }, effectiveOn, publishedAt };
}

/** The same, while nobody else announces or withdraws anything until the transaction ends. */
export async function lockLegalNotices(tx: Transaction): Promise<LegalNotice[]> {
  await tx.execute(sql`lock table ${legalNotices} in share row exclusive mode`);
  return readLegalNotices(tx);
}

/** Stores a wording of a notice. */
export async function storeNotice(tx: Transaction, row: typeof legalNotices.$inferInsert) {
  await tx.insert(legalNotices).values(row);
}

/** Marks a notice as withdrawn. */
export async function storeWithdrawn(
  tx: Transaction,
  { id, version }: Pick<LegalNotice, 'id' | 'version'>,
  withdrawnAt: Date,
): Promise<void> {
  await tx
    .update(legalNotices)
    .set({ withdrawnAt })
    .where(and(eq(legalNotices.notice, id), eq(legalNotices.version, version)));
}
