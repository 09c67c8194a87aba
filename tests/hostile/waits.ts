/** What an honest reader has had of one request. */
export interface Wait {
  /** Milliseconds since the epoch at which it was to be sent. */
  at: number;
  /** Milliseconds from then until the whole answer was there, or until nobody waits any longer. */
  ms: number;
  /** Missing where no answer came. */
  status: number | null;
  /** Where it was asked, and for which page. */
  origin: string;
  path: string;
}

/** Milliseconds that 95 of 100 readers may wait at most, whatever others do. */
export const MOST_WAIT_MS = 300;
/** How many times as long as without an attack they may wait. */
export const MOST_TIMES = 3;
/** Milliseconds below which a control says more of the machine than of the program. */
const LEAST_CONTROL_MS = 20;

/** The time within which so many of the answers came, from 0 to 1. */
export function waitOf(waits: readonly Wait[], share: number): number {
  const sorted = waits.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The 95th percentile of who waits longest: each replica has its own readers. */
export function longestP95(waits: readonly Wait[]): number {
  const byOrigin = Map.groupBy(waits, ({ origin }) => origin);
  return Math.max(...[...byOrigin.values()].map((own) => waitOf(own, 0.95)));
}

/** How long readers may wait during an attack, by the controls before and after it. */
export function mostWaitMs(...controls: readonly number[]): number {
  return Math.min(MOST_WAIT_MS, MOST_TIMES * Math.max(LEAST_CONTROL_MS, ...controls));
}

/** Whether readers wait so long without any attack that nothing can be told of one. */
export function isMachineBusy(...controls: readonly number[]): boolean {
  return MOST_TIMES * Math.max(...controls) > MOST_WAIT_MS;
}

/** What is wrong with what readers had during an attack. */
export function judgeWaits(waits: readonly Wait[], controls: readonly number[]): string[] {
  if (waits.length === 0) return ['no reader was asked'];
  const [p95, most] = [longestP95(waits), mostWaitMs(...controls)];
  const late =
    p95 <= most ? [] : [`readers waited ${Math.round(p95)} ms, ${Math.round(most)} ms at most`];
  const bad = waits.filter(({ status }) => status !== 200);
  if (bad.length === 0) return late;
  const [first] = bad;
  const example = `${first?.path} ${first?.status ?? 'no answer'}`;
  return [...late, `${bad.length} of ${waits.length} readers got no page (${example})`];
}
