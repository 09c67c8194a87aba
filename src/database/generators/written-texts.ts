import { type SQL, and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { blogPosts } from '#database/schema/articles.ts';
import { writingDays, writtenTexts } from '#database/schema/generators.ts';
import type { Locale } from '#domain/locale.ts';
import type { Haler } from '#domain/money.ts';
import type { WritingFault, WritingRecord } from '#domain/writing/record.ts';
import type { Queryable, Transaction } from '#database/client.ts';

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
export async function recordWritten(tx: Transaction, noted: NotedText): Promise<void> {
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

/** Days for which it is known what was asked for; the limits need the present one alone. */
const KEPT_DAYS = 60;

/** What may be asked of the writer in a day. */
export interface DayLimits {
  texts: number;
  /** Undefined: no limit. */
  cost: Haler | undefined;
}

/** What one text takes off a day. */
export interface TakenText {
  /** In Prague, ISO 8601. */
  day: string;
  /** The most that it may cost, which is put by until it is known what it did cost (`fileText`). */
  cost: Haler;
}

/**
 * Takes a text off what the day still allows, before the writer is asked for it: many at once take no more than
 * that, and no more than the last of them can go beyond the limit of costs. Old days are forgotten on the way.
 * @returns false where the day allows no more
 */
export async function takeText(
  db: Queryable,
  { day, cost }: TakenText,
  most: DayLimits,
): Promise<boolean> {
  const isCheap = most.cost === undefined ? sql`true` : sql`${writingDays.cost} < ${most.cost}`;
  const { rowCount } = await db.execute(sql`
    with old as (delete from ${writingDays} where day < ${day}::date - ${KEPT_DAYS}::integer)
    insert into ${writingDays} (day, texts, cost) values (${day}, 1, ${cost})
    on conflict (day) do update set texts = ${writingDays.texts} + 1, cost = ${writingDays.cost} + ${cost}
    where ${writingDays.texts} < ${most.texts} and ${isCheap}`);
  return (rowCount ?? 0) > 0;
}

/**
 * Puts what a text has cost in place of what was put by for it.
 * @param isGivenBack whether the service was not to be had, so that nothing was written
 */
export async function fileText(
  db: Queryable,
  taken: TakenText,
  { cost, isGivenBack }: { cost: Haler; isGivenBack: boolean },
): Promise<void> {
  await db.execute(sql`
    update ${writingDays} set cost = greatest(0, cost + ${cost - taken.cost}::integer),
      texts = greatest(0, texts - ${isGivenBack ? 1 : 0}::integer)
    where day = ${taken.day}`);
}

/**
 * Takes a picture off what the day still allows, before a model is asked for it.
 * @param day in Prague, ISO 8601
 * @returns false where the day allows no more
 */
export async function takePicture(db: Queryable, day: string, most: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into ${writingDays} (day, texts, cost, pictures) values (${day}, 0, 0, 1)
    on conflict (day) do update set pictures = ${writingDays.pictures} + 1
    where ${writingDays.pictures} < ${most}`);
  return (rowCount ?? 0) > 0;
}

/** Gives a picture back to the day for which it was taken: no model has drawn it. */
export async function givePictureBack(db: Queryable, day: string): Promise<void> {
  await db.execute(
    sql`update ${writingDays} set pictures = greatest(0, pictures - 1) where day = ${day}`,
  );
}
