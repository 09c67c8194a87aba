import { setTimeout as delay } from 'node:timers/promises';
import { recordChange } from '#database/audit/audit.ts';
import type { Transaction } from '#database/client.ts';
import { isDatabaseAway, isTooSlow } from '#database/connection/database-away.ts';
import { queueGenerator } from '#database/generators/generator-batches.ts';
import {
  type GeneratorJob,
  type GeneratorTurn,
  endTurn,
  holdTurn,
  takeTurn,
} from '#database/generators/generator-turns.ts';
import {
  GENERATOR_PAUSE_SECONDS,
  ITEM_SECONDS,
  type ItemOutcome,
} from '#domain/generators/batch.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Services } from '#flows/services.ts';
import { type Made, generateArticle, generatePicture, generateReview } from './make-item.ts';

/** Seconds that a job waits by itself; while a longer call is under way its place is another's. */
const LONGEST_WAIT_SECONDS = 2 * GENERATOR_PAUSE_SECONDS;
/** Seconds after which a job that gave its place away asks again. */
const AGAIN_SECONDS = 5;
/** Milliseconds of an item that are left for storing it. */
const STORING_MS = 20_000;

/**
 * Makes the next item of a batch, whatever became of the others, and queues the job of the one after it. The
 * outcome is written by the transaction that stores what was made, so a crash loses nothing and doubles nothing.
 * Meant for the job queue.
 * @throws with the cause, after the item is noted as failed by the program's own fault: so the log has it
 */
export async function runGeneratorBatch(services: Services, job: GeneratorJob): Promise<void> {
  if (!isUuid(job.batchId) || !isUuid(job.job)) return;
  const turn = await waitForTurn(services, job);
  if (!turn) return;
  const fault = await makeItem(services, turn);
  if (fault) throw new Error('An item of a generator failed.', { cause: fault.error });
}

async function waitForTurn(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  job: GeneratorJob,
): Promise<GeneratorTurn | undefined> {
  let waited = 0;
  for (;;) {
    const taken = await takeTurn(db, job, clock());
    if (taken.taken === 'over') return undefined;
    if (taken.taken === 'item') return taken;
    waited += taken.milliseconds;
    if (waited > LONGEST_WAIT_SECONDS * 1000) {
      await queueGenerator(db, job.batchId, AGAIN_SECONDS);
      return undefined;
    }
    await delay(taken.milliseconds);
  }
}

async function makeItem(
  services: Services,
  turn: GeneratorTurn,
): Promise<{ error: unknown } | undefined> {
  try {
    const made = await make(services, turn);
    await end(services, turn, (tx) => (made.ok ? made.store(tx) : Promise.resolve(made)));
    return undefined;
  } catch (error) {
    // Nothing is the item's fault then: the same job is tried again.
    if (isDatabaseAway(error) && !isTooSlow(error)) throw error;
    await end(services, turn, async () => ({ ok: false, problem: 'failed', message: '' }));
    return { error };
  }
}

function make(services: Services, turn: GeneratorTurn): Promise<Made> {
  const signal = AbortSignal.timeout(ITEM_SECONDS * 1000 - STORING_MS);
  switch (turn.kind) {
    case 'articles':
      return generateArticle(services, { ...turn, signal });
    case 'pictures':
      return generatePicture(services, turn);
    case 'reviews':
      return generateReview(services, { ...turn, signal });
  }
}

/** Ends a turn, unless another attempt has it by now: nothing is stored then. */
async function end(
  { db, clock, writing }: Pick<Services, 'db' | 'clock' | 'writing'>,
  { claim, item, kind }: GeneratorTurn,
  store: (tx: Transaction) => Promise<ItemOutcome>,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await holdTurn(tx, claim))) return;
    const outcome = await store(tx);
    const at = clock();
    const mostCost = writing.perBatch.cost;
    if (!(await endTurn(tx, { claim, item, outcome, mostCost, at }))) return;
    const after = { kind, problem: 'writer-batch-limit' };
    const action = 'generator-stopped';
    await recordChange(tx, { operatorId: null, action, subject: item.batchId, after, at });
  });
}
