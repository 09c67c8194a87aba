import { setTimeout as delay } from 'node:timers/promises';
import type { Holding, WatchedReplica } from './watched-replica.ts';

/** How much more than before may be held after a time of quiet. */
const MOST_TIMES = 1.2;
/** Connections that a proxy or a pool keeps for a while. */
const KEPT_DESCRIPTORS = 10;
/** Longer than a thread with nothing to do is kept (lane.ts): until then its memory is the process's as well. */
const QUIET_MS = 75_000;
const SETTLE_MS = 10_000;
const LOOK_MS = 1000;

export interface Judged {
  words: string;
  problems: string[];
}

/** What is in use now against what was before, once there was time to let go. */
export function judgeUse(
  replicas: readonly WatchedReplica[],
  before: readonly Holding[],
): Promise<Judged> {
  return judge(replicas, before, ['heap']);
}

/** As `judgeUse`, and the memory of the whole processes with their threads, after a longer quiet. */
export function judgeHoldings(
  replicas: readonly WatchedReplica[],
  before: readonly Holding[],
): Promise<Judged> {
  return judge(replicas, before, ['heap', 'memory']);
}

type Kind = 'heap' | 'memory';

async function judge(
  replicas: readonly WatchedReplica[],
  before: readonly Holding[],
  kinds: readonly Kind[],
): Promise<Judged> {
  const deadline = Date.now() + (kinds.includes('memory') ? QUIET_MS : SETTLE_MS);
  for (;;) {
    const held = await Promise.all(replicas.map((replica) => replica.holds()));
    const problems = held.flatMap((holding, index) =>
      compare(index, before[index], holding, kinds),
    );
    const words = held.map((holding, index) => tell(before[index], holding)).join(', ');
    if (problems.length === 0 || Date.now() > deadline) return { words, problems };
    await delay(LOOK_MS);
  }
}

function compare(
  index: number,
  before: Holding | undefined,
  after: Holding,
  judged: readonly Kind[],
): string[] {
  if (!before) return [];
  const name = `replica ${index + 1}`;
  const all = [
    ['heap', before.heapMb, after.heapMb],
    ['memory', before.residentMb, after.residentMb],
  ] as const;
  const kinds = all.filter(([kind]) => judged.includes(kind));
  const grown = kinds.filter(([, was, is]) => is > MOST_TIMES * was);
  const left = after.descriptors > before.descriptors + KEPT_DESCRIPTORS;
  return [
    ...grown.map(([what, was, is]) => `${name}: ${what} ${was} MB before, ${is} MB after`),
    ...(left
      ? [`${name}: ${before.descriptors} descriptors before, ${after.descriptors} after`]
      : []),
  ];
}

function tell(before: Holding | undefined, after: Holding): string {
  return `${before?.heapMb}/${before?.residentMb} → ${after.heapMb}/${after.residentMb} MB`;
}
