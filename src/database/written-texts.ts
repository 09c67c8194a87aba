import { type SQL, and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Locale } from '#domain/locale.ts';
import type { WritingFault, WritingRecord } from '#domain/writing/record.ts';
import { blogPosts } from '#database/schema/blog-posts.ts';
import { writtenTexts } from '#database/schema/generators.ts';
import type { Queryable, Transaction } from './client.ts';

export type WrittenTextRow = typeof writtenTexts.$inferSelect;

/** Which text is meant: an article by its id, a review by its. */
export interface WrittenSubject {
  kind: 'article' | 'review';
  id: string;
}

export interface NotedText extends WrittenSubject {
  language: Locale;
  record: WritingRecord;
  faults: readonly WritingFault[];
  /** As it was written, whole: of an article its title on the first line, its excerpt and its content. */
  text: string;
  writtenAt: Date;
}

/**
 * Notes how a generated text came about, for an article also in its row, once its row is stored, in the transaction
 * that stores it. A text that takes the place of a former one is one that nobody has changed or approved.
 */
export async function noteWritten(tx: Transaction, noted: NotedText): Promise<void> {
  const { kind, id, language, record, faults, text, writtenAt } = noted;
  const { writer, provider, model, promptHash, facts, milliseconds, tokens, cost } = record;
  const values = {
    articleId: kind === 'article' ? id : null,
    reviewId: kind === 'review' ? id : null,
    language,
    writer,
    provider,
    model: model ?? null,
    promptHash,
    facts: [...facts],
    faults: [...faults],
    milliseconds: Math.round(milliseconds),
    inputTokens: tokens?.input ?? null,
    outputTokens: tokens?.output ?? null,
    cost: cost ?? null,
    text,
    shareChanged: 0,
    approvedBy: null,
    approvedAt: null,
    writtenAt,
  };
  await tx
    .insert(writtenTexts)
    .values(values)
    .onConflictDoUpdate({
      target: kind === 'article' ? writtenTexts.articleId : writtenTexts.reviewId,
      set: values,
    });
  if (kind === 'article') await tx.update(blogPosts).set({ writer }).where(eq(blogPosts.id, id));
}

/** How a text came about; undefined of one that no generator of the shop wrote. */
export async function readWritten(
  db: Queryable,
  subject: WrittenSubject,
): Promise<WrittenTextRow | undefined> {
  const [row] = await db.select().from(writtenTexts).where(ofSubject(subject)).limit(1);
  return row;
}

/** What was written last in a language, drafts and published, the newest first. */
export async function listWrittenTexts(
  db: Queryable,
  { kind, language, limit }: { kind: WrittenSubject['kind']; language: Locale; limit: number },
): Promise<string[]> {
  const ofKind = kind === 'article' ? writtenTexts.articleId : writtenTexts.reviewId;
  const rows = await db
    .select({ text: writtenTexts.text })
    .from(writtenTexts)
    .where(and(eq(writtenTexts.language, language), isNotNull(ofKind)))
    .orderBy(desc(writtenTexts.writtenAt))
    .limit(limit);
  return rows.map(({ text }) => text);
}

/** Notes how much of it a person has changed by now, compared with what was written (`shareChanged`). */
export async function markChanged(
  tx: Transaction,
  { share, ...subject }: WrittenSubject & { share: number },
): Promise<void> {
  await tx.update(writtenTexts).set({ shareChanged: share }).where(ofSubject(subject));
}

/** Notes who let it be published, and when. */
export async function markApproved(
  tx: Transaction,
  { person, at, ...subject }: WrittenSubject & { person: string; at: Date },
): Promise<void> {
  await tx
    .update(writtenTexts)
    .set({ approvedBy: person, approvedAt: at })
    .where(ofSubject(subject));
}

function ofSubject({ kind, id }: WrittenSubject): SQL {
  return kind === 'article' ? eq(writtenTexts.articleId, id) : eq(writtenTexts.reviewId, id);
}
