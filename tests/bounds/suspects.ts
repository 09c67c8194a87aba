import type { HostileItem } from '#tests/hostile/items.ts';
import { MOST_WAIT_MS, type Wait, waitOf } from '#tests/hostile/waits.ts';

/** Milliseconds that no reader may wait, even once. */
const MOST_ONCE_MS = 1000;
const WINDOW_MS = 2000;
/** Fewer waits than this in the window say nothing. */
const LEAST_WAITS = 20;
/** One standstill is one finding, however many readers had it. */
const SAME_MS = 3000;
const KEPT = 50;

/** A time in which readers had it bad, with what was sent meanwhile. */
export interface Suspicion {
  problem: string;
  /** What was under way longest at that time; undefined where nothing has been sent. */
  item: HostileItem | undefined;
}

interface Sending {
  item: HostileItem;
  from: number;
  to: number;
}

/** Tells which of the items sent one after the other made readers wait. */
export class Suspects {
  #waits: Wait[] = [];
  readonly #sent: Sending[] = [];
  readonly #suspicions: Suspicion[] = [];
  #quietUntil = 0;

  /** Sends an item, and remembers when it was under way. */
  async during<T>(item: HostileItem, send: () => Promise<T>): Promise<T> {
    const sending = { item, from: now(), to: Infinity };
    this.#sent.push(sending);
    if (this.#sent.length > KEPT) this.#sent.shift();
    try {
      return await send();
    } finally {
      sending.to = now();
    }
  }

  heard(wait: Wait): void {
    const { at, ms, status, path } = wait;
    const end = at + ms;
    this.#waits = [...this.#waits.filter((each) => each.at > end - WINDOW_MS), wait];
    if (end < this.#quietUntil) return;
    const p95 = this.#waits.length < LEAST_WAITS ? 0 : waitOf(this.#waits, 0.95);
    const problem =
      status !== 200
        ? `a reader of ${path} got ${status ?? 'no answer'}`
        : ms > MOST_ONCE_MS
          ? `a reader of ${path} waited ${Math.round(ms)} ms`
          : p95 > MOST_WAIT_MS
            ? `readers waited ${Math.round(p95)} ms`
            : undefined;
    if (problem === undefined) return;
    this.#quietUntil = end + SAME_MS;
    const slow = this.#waits.filter((each) => each.ms > MOST_WAIT_MS || each === wait);
    const from = Math.min(...slow.map((each) => each.at));
    this.#suspicions.push({ problem, item: this.#longestBetween(from, end) });
  }

  /** What has been found since this was last asked; one item is suspected once, however long it took. */
  take(): Suspicion[] {
    const all = this.#suspicions.splice(0);
    return all.filter(({ item }, place) => all.findIndex((each) => each.item === item) === place);
  }

  /** Forgets what readers had: what comes now is another time. */
  forget(): void {
    this.#waits = [];
    this.#quietUntil = 0;
  }

  /** What was under way longest, or else what was sent last: some work goes on behind an answer. */
  #longestBetween(from: number, to: number): HostileItem | undefined {
    const overlap = (each: Sending) => Math.min(each.to, to) - Math.max(each.from, from);
    const within = this.#sent.filter((each) => overlap(each) > 0);
    const longest = within.toSorted((a, b) => overlap(b) - overlap(a))[0];
    return (longest ?? this.#sent.findLast((each) => each.from < to))?.item;
  }
}

function now(): number {
  return performance.timeOrigin + performance.now();
}
