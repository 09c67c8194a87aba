import type { DatabaseServer } from '#tests/faults/databases.ts';
import { closeAtEnd } from '#tests/faults/tidy.ts';
import { type Outcome, playTrial } from './play-trial.ts';
import { type Judged, judgeHoldings } from './judge-holdings.ts';
import { type Stage, type RouteName, openStage } from './stage.ts';
import { startReader } from './start-reader.ts';
import { sayBusy, sayCounts, sayHead, sayMemory, sayOutcome } from './table.ts';
import type { Trial } from './trial.ts';
import { trials } from './trials/all.ts';
import { warmUp } from './warm-up.ts';

interface Wanted {
  /** Words of names; all where it is empty. */
  only: string;
  /** How long each attack lasts at least. */
  seconds: number;
}

/** How many come at once, unless a trial says otherwise. */
const SENDERS = [1, 50];
/** Milliseconds between two looks of a reader at one page. */
export const READ_EVERY_MS = 120;

/** Every trial in every way, one after the other; whether all were passed. */
export async function tryTrials(
  server: DatabaseServer,
  ways: readonly RouteName[],
  wanted: Wanted,
): Promise<boolean> {
  const outcomes: Outcome[] = [];
  const memories: Judged[] = [];
  const chosen = trials.filter(({ name }) => name.includes(wanted.only));
  sayHead();
  for (const way of ways) {
    const own = chosen.filter((trial) => trial.ways?.includes(way) ?? true);
    if (own.length === 0) continue;
    const stage = await openStage(server, way);
    const tried = await tryOneRoute(stage, own, wanted.seconds);
    outcomes.push(...tried.outcomes);
    memories.push(tried.memory);
    await stage.close();
  }
  const failed = [...outcomes, ...memories].filter(({ problems }) => problems.length > 0).length;
  sayBusy(outcomes);
  sayCounts(outcomes.length + memories.length - failed, failed);
  return failed === 0 && outcomes.length > 0;
}

/** Tries one after the other, saying what came of each, and judges at the end what the replicas hold by then. */
async function tryOneRoute(
  stage: Stage,
  own: readonly Trial[],
  seconds: number,
): Promise<{ outcomes: Outcome[]; memory: Judged }> {
  const outcomes: Outcome[] = [];
  const reader = startReader({ pages: stage.pages, everyMs: READ_EVERY_MS });
  closeAtEnd(() => reader.stop());
  await warmUp(stage, reader);
  const hold = () => Promise.all(stage.replicas.map((replica) => replica.holds()));
  let held = await hold();
  let [run, before]: [number, number | undefined] = [0, undefined];
  for (const trial of own) {
    for (const senders of trial.senders ?? SENDERS) {
      const outcome = await playTrial({
        stage,
        reader,
        trial,
        senders,
        seconds,
        run,
        before,
        held,
      });
      outcomes.push(outcome);
      sayOutcome(outcome);
      run += 1;
      // After one that had to be started again there is none.
      before = Number.isNaN(outcome.afterMs) ? undefined : outcome.afterMs;
      if (before === undefined) held = await hold();
    }
  }
  await reader.stop();
  const memory = await judgeHoldings(stage.replicas, held);
  sayMemory(stage.way, memory);
  return { outcomes, memory };
}
