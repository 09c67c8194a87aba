import { setTimeout as delay } from 'node:timers/promises';
import { closeAtEnd } from '#tests/faults/tidy.ts';
import { type HostileItem, describeItem } from '#tests/hostile/items.ts';
import { MOST_TIMES, MOST_WAIT_MS, waitOf } from '#tests/hostile/waits.ts';
import { judgeHoldings } from './judge-holdings.ts';
import { busyMs } from './play-trial.ts';
import { sendItem } from './send-item.ts';
import type { Stage, RouteName } from './stage.ts';
import { startReader } from './start-reader.ts';
import { Suspects } from './suspects.ts';
import { READ_EVERY_MS } from './try-trials.ts';
import { warmUp } from './warm-up.ts';
import type { Holding } from './watched-replica.ts';

/** One way by which items are sent, with its readers and what was found. */
export interface Trying {
  /** Sends items one after the other, then looks at what is left of it in memory. */
  turn(numbers: Iterable<number>, make: (number: number) => HostileItem): Promise<void>;
  sent(): number;
  findings(): number;
  tally(): string;
  close(): Promise<void>;
}

const SETTLE_MS = 1500;
const STANDS_MS = 120_000;
/** Turns in which caches fill and code is compiled. */
const WARM_TURNS = 2;

export async function openTrying(stage: Stage): Promise<Trying> {
  const reader = startReader({ pages: stage.pages, everyMs: READ_EVERY_MS });
  closeAtEnd(() => reader.stop());
  const suspects = new Suspects();
  const counts: Record<string, number> = {};
  let [sent, findings, turns, passing] = [0, 0, 0, 0];
  let baseline: readonly Holding[] = [];
  await warmUp(stage, reader);

  function found(problem: string, item?: HostileItem): void {
    findings += 1;
    process.stdout.write(`${describeFinding(stage.way, problem, item)}\n`);
  }

  async function send(item: HostileItem): Promise<void> {
    sent += 1;
    const { answer, problem } = await suspects.during(item, () => sendItem(stage, item));
    const key = `${item.kind} ${answer}`;
    counts[key] = (counts[key] ?? 0) + 1;
    if (problem !== undefined) found(problem, item);
    for (const line of stage.replicas.flatMap((replica) => replica.newErrors()))
      found(`an error in the log: ${line.slice(0, 300)}`, item);
    const hasEnded = await reviveEnded(item);
    const suspicions = suspects.take();
    if (hasEnded) suspects.forget();
    else for (const suspicion of suspicions) await confirm(suspicion.problem, suspicion.item);
  }

  async function reviveEnded(item: HostileItem | undefined): Promise<boolean> {
    let hasEnded = false;
    for (const [index, replica] of stage.replicas.entries()) {
      const fault = replica.fault();
      if (fault === undefined) continue;
      hasEnded = true;
      found(`replica ${index + 1} ${fault}`, item);
      await replica.restart();
      baseline = [];
    }
    return hasEnded;
  }

  /**
   * Sends a suspect once more by itself, against as long a time without it: a machine that has other things to do
   * makes readers wait as well.
   */
  async function confirm(problem: string, item: HostileItem | undefined): Promise<void> {
    await reader.rest();
    await delay(SETTLE_MS);
    const without = await lookDuring(async () => {});
    const own = await lookDuring(async () => {
      if (item) await sendItem(stage, item);
    });
    const words = `${problem}; once more by itself ${own.words}; without it ${without.words}`;
    const isLate = own.longestMs > Math.max(MOST_WAIT_MS, MOST_TIMES * without.longestMs);
    if (isLate || (own.isRefused && !without.isRefused)) found(words, item);
    else {
      passing += 1;
      const what = item ? `item ${item.number}, ${describeItem(item)}` : 'nothing was under way';
      process.stdout.write(`passed by (${stage.way}) ${words}\n    ${what}\n`);
    }
    suspects.take();
    suspects.forget();
    reader.go((wait) => suspects.heard(wait));
  }

  /** What readers have while something is done, and what the replicas do. */
  async function lookDuring(action: () => Promise<void>) {
    const before = await busyMs(stage);
    const waits = await reader.during(async () => {
      await delay(SETTLE_MS / 5);
      await action();
      await delay(SETTLE_MS);
    });
    const [longestMs, busy] = [waitOf(waits, 1), (await busyMs(stage)) - before];
    return {
      longestMs,
      isRefused: waits.some(({ status }) => status !== 200),
      words: `${Math.round(longestMs)} ms at most, ${busy} ms of a processor`,
    };
  }

  async function lookAtMemory(): Promise<void> {
    for (const replica of stage.replicas) {
      if (await replica.answers(STANDS_MS)) continue;
      found(`a replica ${replica.fault() ?? 'stands'}`);
      await replica.restart();
      baseline = [];
    }
    await stage.query('delete from review_imports');
    if (baseline.length === 0) {
      if (turns < WARM_TURNS) return;
      baseline = await Promise.all(stage.replicas.map((replica) => replica.holds()));
      return;
    }
    const { words, problems } = await judgeHoldings(stage.replicas, baseline);
    process.stdout.write(`${stage.way}: ${sent} items, ${findings} findings, memory ${words}\n`);
    for (const problem of problems) found(problem);
    // What is found once is not found again every time.
    if (problems.length > 0) baseline = [];
  }

  return {
    async turn(numbers, make) {
      suspects.forget();
      reader.go((wait) => suspects.heard(wait));
      let last: HostileItem | undefined;
      for (const number of numbers) {
        last = make(number);
        await send(last);
      }
      await reader.rest();
      for (const { problem, item } of suspects.take()) await confirm(problem, item);
      await reader.rest();
      await reviveEnded(last);
      turns += 1;
      await lookAtMemory();
    },
    sent: () => sent,
    findings: () => findings,
    tally: () =>
      `${stage.way}: ${Object.entries(counts)
        .toSorted()
        .map(([key, count]) => `${key} ${count}`)
        .join(', ')}; ${passing} waits that did not come again`,
    async close() {
      await reader.stop();
      await stage.close();
    },
  };
}

/** What was found, what was sent, and how somebody sends the same once more. */
function describeFinding(way: RouteName, problem: string, item?: HostileItem): string {
  if (!item) return `FOUND (${way}) ${problem}; nothing was under way`;
  const again = `npm run test:bounds -- --seeds --seed ${item.seed} --item ${item.number} --way ${way}`;
  return `FOUND (${way}) ${problem}\n    ${describeItem(item)}\n    ${again}`;
}
