import { and, asc, desc, eq, getTableColumns, inArray, lt, ne, sql } from 'drizzle-orm';
import { type GeneratorKind, type ItemState, stoppingProblems } from '#domain/generators/batch.ts';
import type { Locale } from '#domain/locale.ts';
import type { Haler } from '#domain/money.ts';
import type { ArticleState } from '#domain/content/articles/article.ts';
import type { Queryable, Transaction } from '#database/client.ts';
import { addJob } from '#database/jobs/jobs.ts';
import { blogPosts } from '#database/schema/articles.ts';
import { generatorBatches, generatorItems, writtenTexts } from '#database/schema/generators.ts';
import { locks } from '#database/locks.ts';
import { deleteOld } from '#database/tidy.ts';

export type GeneratorBatchRow = typeof generatorBatches.$inferSelect;
export type GeneratorItemRow = typeof generatorItems.$inferSelect;

/** One thing that a batch is to make. */
export interface WantedItem {
  subject: string;
  language: Locale;
}

/** Lets nobody else begin or take up a batch until the transaction ends. */
export async function lockGenerators(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.generators})`);
}

/** Stores a batch with its items, and queues the job that begins with it. */
export async function insertGeneratorBatch(
  tx: Transaction,
  batch: Pick<GeneratorBatchRow, 'id' | 'kind' | 'operatorId' | 'person' | 'createdAt'>,
  items: readonly WantedItem[],
): Promise<void> {
  await tx.insert(generatorBatches).values({ ...batch, state: 'running' });
  const rows = items.map((item, position) => ({ ...item, batchId: batch.id, position }));
  await tx.insert(generatorItems).values(rows);
  await queueGenerator(tx, batch.id);
}

/**
 * Queues the job that makes the next item of a batch; of one that is under way already, its successor.
 * @param seconds until it may run; it waits for the pause by itself
 */
export async function queueGenerator(db: Queryable, batchId: string, seconds = 0): Promise<void> {
  const payload = { batchId, job: crypto.randomUUID() };
  const runAt = sql`now() + make_interval(secs => ${seconds}::integer)`;
  await addJob(db, 'run-generator-batch', payload, { key: `generator-${batchId}`, runAt });
}

/** A batch by its id. */
export async function findGeneratorBatch(
  db: Queryable,
  id: string,
): Promise<GeneratorBatchRow | undefined> {
  const [row] = await db.select().from(generatorBatches).where(eq(generatorBatches.id, id));
  return row;
}

/** A batch, locked until the transaction ends. */
export async function lockGeneratorBatch(
  tx: Transaction,
  id: string,
): Promise<GeneratorBatchRow | undefined> {
  const [row] = await tx
    .select()
    .from(generatorBatches)
    .where(eq(generatorBatches.id, id))
    .for('update');
  return row;
}

/** The batch of a kind that goes on at the moment. */
export async function findRunningBatch(
  db: Queryable,
  kind: GeneratorKind,
): Promise<GeneratorBatchRow | undefined> {
  const [row] = await db
    .select()
    .from(generatorBatches)
    .where(and(eq(generatorBatches.kind, kind), eq(generatorBatches.state, 'running')))
    .limit(1);
  return row;
}

/** An item with the article that it made or drew a picture for; both are null where there is none in the database. */
export type ShownItem = GeneratorItemRow & {
  title: string | null;
  articleState: ArticleState | null;
};

/** What a batch makes, in its sequence. */
export function listGeneratorItems(db: Queryable, batchId: string): Promise<ShownItem[]> {
  return db
    .select({
      ...getTableColumns(generatorItems),
      title: blogPosts.title,
      articleState: blogPosts.state,
    })
    .from(generatorItems)
    .leftJoin(
      blogPosts,
      and(
        eq(blogPosts.id, generatorItems.resultId),
        eq(blogPosts.language, generatorItems.language),
      ),
    )
    .where(eq(generatorItems.batchId, batchId))
    .orderBy(asc(generatorItems.position));
}

/** What the texts that a batch has made cost, in haléře; one that could not be used counts for its day alone. */
export async function costOfBatch(
  db: Queryable,
  { id, kind }: Pick<GeneratorBatchRow, 'id' | 'kind'>,
): Promise<Haler> {
  if (kind === 'pictures') return 0;
  const isMade =
    kind === 'articles'
      ? eq(writtenTexts.articleId, generatorItems.resultId)
      : sql`${writtenTexts.reviewId} = ${generatorItems.resultId}::uuid`;
  const [row] = await db
    .select({ cost: sql`coalesce(sum(${writtenTexts.cost}), 0)`.mapWith(Number) })
    .from(generatorItems)
    .innerJoin(writtenTexts, isMade)
    .where(eq(generatorItems.batchId, id));
  return row?.cost ?? 0;
}

/** A batch as a list shows it: with how many of its items are how far. */
export type ListedBatch = GeneratorBatchRow & { counts: Record<ItemState, number> };

/** The newest batches of a kind that do not go on any more, with their counts. */
export async function listFormerBatches(
  db: Queryable,
  kind: GeneratorKind,
  most: number,
): Promise<ListedBatch[]> {
  const rows = await db
    .select()
    .from(generatorBatches)
    .where(and(eq(generatorBatches.kind, kind), ne(generatorBatches.state, 'running')))
    .orderBy(desc(generatorBatches.createdAt), desc(generatorBatches.id))
    .limit(most);
  const counted = await db
    .select({ batchId: generatorItems.batchId, state: generatorItems.state, n: countOf })
    .from(generatorItems)
    .where(
      inArray(
        generatorItems.batchId,
        rows.map(({ id }) => id),
      ),
    )
    .groupBy(generatorItems.batchId, generatorItems.state);
  return rows.map((row) => {
    const counts = { pending: 0, running: 0, success: 0, error: 0 };
    for (const { batchId, state, n } of counted) if (batchId === row.id) counts[state] = n;
    return { ...row, counts };
  });
}

const countOf = sql`count(*)::int`.mapWith(Number);

/** Notes that a batch is stopped, goes on or is done. */
export async function setGeneratorState(
  tx: Transaction,
  id: string,
  change: Pick<GeneratorBatchRow, 'state' | 'endedAt'>,
): Promise<void> {
  await tx.update(generatorBatches).set(change).where(eq(generatorBatches.id, id));
}

/** Lets items that met what stopped their batch wait once more. */
export async function reopenStopped(tx: Transaction, batchId: string): Promise<void> {
  await tx
    .update(generatorItems)
    .set({ state: 'pending', problem: null, message: null, startedAt: null, endedAt: null })
    .where(
      and(eq(generatorItems.batchId, batchId), inArray(generatorItems.problem, stoppingProblems)),
    );
}

/** Takes away at most `most` batches from before a moment, with their items (rules 24). */
export const deleteGeneratorBatches = deleteOld(generatorBatches, generatorBatches.id, (before) =>
  lt(generatorBatches.createdAt, before),
);
