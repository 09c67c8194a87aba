import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import {
  GENERATOR_PAUSE_SECONDS,
  ITEM_SECONDS,
  type GeneratorKind,
  type ItemOutcome,
  stoppingProblems,
} from '#domain/generators/batch.ts';
import type { Haler } from '#domain/money.ts';
import type { Database, Transaction } from '#database/client.ts';
import {
  type GeneratorItemRow,
  costOfBatch,
  lockGeneratorBatch,
  queueGenerator,
  setGeneratorState,
} from './generator-batches.ts';
import { generatorItems, generatorPace } from '#database/schema/generators.ts';

/** A turn that was taken: what is to be made, by whose request, and what its outcome is written under. */
export interface GeneratorTurn {
  claim: string;
  kind: GeneratorKind;
  operatorId: string;
  item: GeneratorItemRow;
}

export type TakenTurn =
  | ({ taken: 'item' } & GeneratorTurn)
  /** Another call is under way, or the pause after it. */
  | { taken: 'wait'; milliseconds: number }
  /** The batch is stopped or done. */
  | { taken: 'over' };

export interface GeneratorJob {
  batchId: string;
  /** The id of the job, the same with each of its attempts. */
  job: string;
}

/**
 * Takes the turn for the next item of a batch: of all batches one calls a service at a time, with a pause after
 * each call (rules 81). A job that is begun again after a crash goes on with the item that it had begun.
 */
export async function takeTurn(
  db: Database,
  { batchId, job }: GeneratorJob,
  at: Date,
): Promise<TakenTurn> {
  return db.transaction(async (tx): Promise<TakenTurn> => {
    const pace = await lockPace(tx);
    const batch = await lockGeneratorBatch(tx, batchId);
    const isOwn = pace.claim !== null && pace.job === job;
    if (batch?.state !== 'running') {
      if (isOwn) await giveTurnBack(tx, batchId);
      return { taken: 'over' };
    }
    if (!isOwn && pace.wait > 0) return { taken: 'wait', milliseconds: pace.wait };
    const [item] = await tx
      .select()
      .from(generatorItems)
      .where(and(eq(generatorItems.batchId, batchId), isOpen))
      // Nothing else is under way, so one that says so was left by who was killed.
      .orderBy(desc(sql`${generatorItems.state} = 'running'`), asc(generatorItems.position))
      .limit(1);
    if (!item) {
      await setGeneratorState(tx, batchId, { state: 'done', endedAt: at });
      return { taken: 'over' };
    }
    const claim = crypto.randomUUID();
    await tx.update(generatorItems).set({ state: 'running', startedAt: at }).where(isItem(item));
    await tx.update(generatorPace).set({ job, claim, freeAt: secondsOn(ITEM_SECONDS) });
    const { kind, operatorId } = batch;
    return { taken: 'item', claim, kind, operatorId, item };
  });
}

/**
 * Ends a turn in the transaction that stores what was made: notes the outcome, begins the pause and queues the
 * job of the next item, unless the batch has cost as much as one may. A problem that each of those would meet as
 * well stops the batch too.
 * @param claim of the turn, which is held (`holdTurn`)
 * @returns whether the batch was stopped for what it has cost
 */
export async function endTurn(
  tx: Transaction,
  { claim, item, outcome, mostCost, at }: Pick<GeneratorTurn, 'claim' | 'item'> & TurnEnd,
): Promise<boolean> {
  const { batchId } = item;
  const done = outcome.ok
    ? ({ state: 'success', resultId: outcome.id, faults: outcome.faults } as const)
    : ({ state: 'error', problem: outcome.problem, message: outcome.message } as const);
  await tx
    .update(generatorItems)
    .set({ ...done, endedAt: at })
    .where(isItem(item));
  await tx
    .update(generatorPace)
    .set({ claim: null, freeAt: secondsOn(GENERATOR_PAUSE_SECONDS) })
    .where(eq(generatorPace.claim, claim));
  const batch = await lockGeneratorBatch(tx, batchId);
  if (!outcome.ok && stoppingProblems.includes(outcome.problem)) {
    await setGeneratorState(tx, batchId, { state: 'stopped', endedAt: null });
    return false;
  }
  const left = await tx.$count(generatorItems, and(eq(generatorItems.batchId, batchId), isOpen));
  if (left === 0) await setGeneratorState(tx, batchId, { state: 'done', endedAt: at });
  else if (batch?.state === 'running') {
    if (mostCost !== undefined && (await costOfBatch(tx, batch)) >= mostCost) {
      await setGeneratorState(tx, batchId, { state: 'stopped', endedAt: null });
      return true;
    }
    await queueGenerator(tx, batchId);
  }
  return false;
}

interface TurnEnd {
  outcome: ItemOutcome;
  /** Of the batch; undefined: no limit. */
  mostCost: Haler | undefined;
  at: Date;
}

/** Whether a turn is still that of this attempt; held until the transaction ends. */
export async function holdTurn(tx: Transaction, claim: string): Promise<boolean> {
  const pace = await lockPace(tx);
  return pace.claim === claim;
}

/** Whether an item of a batch is under way at this moment, so that its job goes on with the batch. */
export async function isTurnRunning(tx: Transaction, batchId: string): Promise<boolean> {
  const pace = await lockPace(tx);
  if (pace.claim === null || pace.wait === 0) return false;
  const isIts = and(eq(generatorItems.batchId, batchId), eq(generatorItems.state, 'running'));
  return (await tx.$count(generatorItems, isIts)) > 0;
}

/** The item that was under way waits again. */
async function giveTurnBack(tx: Transaction, batchId: string): Promise<void> {
  await tx
    .update(generatorItems)
    .set({ state: 'pending', startedAt: null })
    .where(and(eq(generatorItems.batchId, batchId), eq(generatorItems.state, 'running')));
  await tx.update(generatorPace).set({ claim: null, freeAt: secondsOn(0) });
}

async function lockPace(tx: Transaction) {
  await tx
    .insert(generatorPace)
    .values({ id: true, freeAt: secondsOn(0) })
    .onConflictDoNothing();
  const wait = sql`greatest(0, ceil(extract(epoch from ${generatorPace.freeAt} - clock_timestamp()) * 1000))`;
  const [pace] = await tx
    .select({ job: generatorPace.job, claim: generatorPace.claim, wait: wait.mapWith(Number) })
    .from(generatorPace)
    .for('update');
  return pace ?? { job: null, claim: null, wait: 0 };
}

/** A moment so many seconds from now, by the database's clock. */
function secondsOn(seconds: number) {
  return sql`clock_timestamp() + make_interval(secs => ${seconds}::integer)`;
}

const isOpen = inArray(generatorItems.state, ['pending', 'running']);

function isItem({ batchId, position }: Pick<GeneratorItemRow, 'batchId' | 'position'>) {
  return and(eq(generatorItems.batchId, batchId), eq(generatorItems.position, position));
}
