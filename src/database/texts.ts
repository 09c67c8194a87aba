import { asc, eq, sql } from 'drizzle-orm';
import { claimCorrections, faqQuestions, pressMarks } from '#database/schema/content.ts';
import { type ClaimId, isClaimId } from '#domain/content/claims/claim.ts';
import type { ClaimCorrection, ClaimCorrections } from '#domain/content/claims/correction.ts';
import { type FaqChange, isFaqSection } from '#domain/content/faq/faq.ts';
import type { PerLocale } from '#domain/locale.ts';
import {
  type PressMark,
  type PressValues,
  MOST_KEPT_MARKS,
  MOST_MARKS,
} from '#domain/content/press/press-mark.ts';
import type { Queryable, Transaction } from './client.ts';

type CorrectionRow = typeof claimCorrections.$inferSelect;

/** What the operator has changed of the register of claims (rules 18), without claims of other versions. */
export async function readClaimCorrections(db: Queryable): Promise<ClaimCorrections> {
  const rows = await db.select().from(claimCorrections);
  return Object.fromEntries(
    rows.filter(({ claim }) => isClaimId(claim)).map((row) => [row.claim, correctionOf(row)]),
  );
}

function correctionOf(row: CorrectionRow): ClaimCorrection {
  const { source, sourceDate } = row;
  return {
    text: inBoth(row.textCs, row.textEn),
    figure: inBoth(row.figureCs, row.figureEn),
    source: source === null || sourceDate === null ? undefined : { name: source, date: sourceDate },
    showing: row.showing ?? undefined,
  };
}

function inBoth(cs: string | null, en: string | null): PerLocale<string> | undefined {
  return cs === null || en === null ? undefined : { cs, en };
}

/** Lets nobody else change a correction until the transaction ends. */
export async function lockClaimCorrections(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${claimCorrections} in share row exclusive mode`);
}

/** Keeps a correction in place of the former one of that claim. */
export async function saveClaimCorrection(
  db: Queryable,
  claim: ClaimId,
  correction: ClaimCorrection,
  correctedAt: Date,
): Promise<void> {
  const values = {
    textCs: correction.text?.cs ?? null,
    textEn: correction.text?.en ?? null,
    figureCs: correction.figure?.cs ?? null,
    figureEn: correction.figure?.en ?? null,
    source: correction.source?.name ?? null,
    sourceDate: correction.source?.date ?? null,
    showing: correction.showing ?? null,
    correctedAt,
  };
  await db
    .insert(claimCorrections)
    .values({ claim, ...values })
    .onConflictDoUpdate({ target: claimCorrections.claim, set: values });
}

/** Takes the correction of a claim back. */
export async function dropClaimCorrection(db: Queryable, claim: ClaimId): Promise<void> {
  await db.delete(claimCorrections).where(eq(claimCorrections.claim, claim));
}

type Row = typeof faqQuestions.$inferSelect;

/** What the operator has changed of the questions, and those of the operator's own, oldest first (rules 87). */
export async function readFaqChanges(db: Queryable): Promise<FaqChange[]> {
  const rows = await db
    .select()
    .from(faqQuestions)
    .orderBy(asc(faqQuestions.createdAt), asc(faqQuestions.id));
  return rows.map(changeOf);
}

/** The same, while nobody else changes any of them until the transaction ends. */
export async function lockFaqChanges(tx: Transaction): Promise<FaqChange[]> {
  await tx.execute(sql`lock table ${faqQuestions} in share row exclusive mode`);
  return readFaqChanges(tx);
}

function changeOf(row: Row): FaqChange {
  const { id, section, position, isHidden, home, createdAt } = row;
  const { questionCs, questionEn, answerCs, answerEn } = row;
  const isWritten =
    questionCs !== null && questionEn !== null && answerCs !== null && answerEn !== null;
  return {
    id,
    isOwn: row.isOwn,
    section: section !== null && isFaqSection(section) ? section : null,
    position,
    isHidden,
    home,
    words: isWritten
      ? {
          cs: { question: questionCs, answer: answerCs },
          en: { question: questionEn, answer: answerEn },
        }
      : null,
    createdAt,
  };
}

/** Keeps a change in place of the former one of that question. */
export async function putFaqChange(tx: Transaction, change: FaqChange): Promise<void> {
  const { id, words, createdAt, ...rest } = change;
  const values = {
    ...rest,
    questionCs: words?.cs.question ?? null,
    questionEn: words?.en.question ?? null,
    answerCs: words?.cs.answer ?? null,
    answerEn: words?.en.answer ?? null,
  };
  await tx
    .insert(faqQuestions)
    .values({ id, createdAt, ...values })
    .onConflictDoUpdate({ target: faqQuestions.id, set: values });
}

/** Takes back what was changed of a question, or deletes one of the operator's own. */
export async function dropFaqChange(tx: Transaction, id: string): Promise<void> {
  await tx.delete(faqQuestions).where(eq(faqQuestions.id, id));
}

/** The operator's marks of the press, in their order (rules 19). */
export async function listPressMarks(db: Queryable): Promise<PressMark[]> {
  const rows = await db
    .select()
    .from(pressMarks)
    .orderBy(asc(pressMarks.position), asc(pressMarks.createdAt))
    .limit(MOST_MARKS);
  return rows.map(({ id, name, url, ...row }) => ({
    id,
    name,
    title: { cs: row.titleCs, en: row.titleEn },
    sentence: { cs: row.sentenceCs, en: row.sentenceEn },
    url,
  }));
}

export type MarkRow = typeof pressMarks.$inferSelect;

/** All marks of the press that the operator keeps, in their order (rules 19); `MOST_KEPT_MARKS` at most. */
export function listKeptMarks(db: Queryable): Promise<MarkRow[]> {
  return db
    .select()
    .from(pressMarks)
    .orderBy(asc(pressMarks.position), asc(pressMarks.createdAt))
    .limit(MOST_KEPT_MARKS);
}

/** The same, while nobody else changes any of them until the transaction ends. */
export async function lockKeptMarks(tx: Transaction): Promise<MarkRow[]> {
  await tx.execute(sql`lock table ${pressMarks} in share row exclusive mode`);
  return listKeptMarks(tx);
}

/** Keeps a mark, new or in place of what it was. */
export async function putMark(
  tx: Transaction,
  id: string,
  mark: PressValues,
  createdAt: Date,
): Promise<void> {
  await tx
    .insert(pressMarks)
    .values({ id, ...mark, createdAt })
    .onConflictDoUpdate({ target: pressMarks.id, set: mark });
}

/** Deletes a mark. */
export async function deleteMark(tx: Transaction, id: string): Promise<void> {
  await tx.delete(pressMarks).where(eq(pressMarks.id, id));
}
