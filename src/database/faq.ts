import { asc, eq, sql } from 'drizzle-orm';
import { type FaqChange, isFaqSection } from '#domain/faq/faq.ts';
import { faqQuestions } from '#database/schema/content.ts';
import type { Queryable, Transaction } from './client.ts';

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
