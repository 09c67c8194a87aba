import { setTimeout as delay } from 'node:timers/promises';
import type { Holding, WatchedReplica } from './watched-replica.ts';

/** How much more than before may be held after some seconds of quiet. */
const MOST_TIMES = 1.2;
/** Connections that a proxy or a pool keeps for a while. */
const KEPT_DESCRIPTORS = 10;
const QUIET_MS = 10_000;
const LOOK_MS = 1000;

/** What replicas hold now against what they held before, once they have had time to let go. */
export async function judgeHoldings(
  replicas: readonly WatchedReplica[],
  before: readonly Holding[],
): Promise<{ words: string; problems: string[] }> {
  const deadline = Date.now() + QUIET_MS;
  for (;;) {
    const held = await Promise.all(replicas.map((replica) => replica.holds()));
    const problems = held.flatMap((holding, index) => compare(index, before[index], holding));
    const words = held.map((holding, index) => tell(before[index], holding)).join(', ');
    if (problems.length === 0 || Date.now() > deadline) return { words, problems };
    await delay(LOOK_MS);
  }
}

function compare(index: number, before: Holding | undefined, after: Holding): string[] {
  if (!before) return [];
  const name = `replica ${index + 1}`;
  const kinds = [
    ['heap', before.heapMb, after.heapMb],
    ['memory', before.residentMb, after.residentMb],
  ] as const;
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
