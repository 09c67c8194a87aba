import { asc, eq, sql } from 'drizzle-orm';
import type { Locale } from '#domain/locale.ts';
import type { Queryable, Transaction } from './client.ts';
import { savedAnswers } from '#database/schema/enquiries.ts';

export type SavedAnswer = typeof savedAnswers.$inferSelect;

/** The saved answers of one language, or of both, by name. */
export async function listAnswers(db: Queryable, language?: Locale): Promise<SavedAnswer[]> {
  return db
    .select()
    .from(savedAnswers)
    .where(language && eq(savedAnswers.language, language))
    .orderBy(asc(savedAnswers.language), asc(savedAnswers.title));
}

/** All of them, and nobody else changes one until the transaction ends. */
export async function lockAnswers(tx: Transaction): Promise<SavedAnswer[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('saved_answers'))`);
  return listAnswers(tx);
}

/** Stores a saved answer, or changes it where its id is known. */
export async function putAnswer(tx: Transaction, answer: SavedAnswer): Promise<void> {
  const { id: _, ...rest } = answer;
  await tx
    .insert(savedAnswers)
    .values(answer)
    .onConflictDoUpdate({ target: savedAnswers.id, set: rest });
}

/** @returns false where there is none of this id */
export async function deleteAnswer(tx: Transaction, id: string): Promise<boolean> {
  const gone = await tx.delete(savedAnswers).where(eq(savedAnswers.id, id)).returning();
  return gone.length > 0;
}
