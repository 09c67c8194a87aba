import { quantile } from './pace.ts';
import { note, report } from './report.ts';

const ROUNDS = 200;
const WARM_UP = 10;
/** How many times as long as the middle one of a run a page may take. */
const MOST_TIMES = 8;

/** A page that is asked for many times over. */
export interface AskedPage {
  name: string;
  path: string;
  /** Asks for it, up to the last byte. */
  get(): Promise<{ status: number }>;
  /** Large tables that it reads from end to end. */
  scanned(): Promise<string[]>;
}

/** Milliseconds that half of the answers took, and all but one in a hundred. */
interface Times {
  p50: number;
  p99: number;
}

/**
 * Asks for each page many times, one after the other, and reports whether it comes by an index and how it compares
 * with the others; how long it took is for information, for it says as much of the machine.
 */
export async function measureAskedPages(pages: readonly AskedPage[]): Promise<void> {
  const measured: (Times & { name: string })[] = [];
  for (const { name, path, get, scanned } of pages) {
    const times = await timesOf(get, path);
    measured.push({ name, ...times });
    note(name, `p50 ${times.p50.toFixed(0)} ms, p99 ${times.p99.toFixed(0)} ms`);
    const tables = await scanned();
    report(
      `${name}, large tables read from end to end, none`,
      tables.join(', ') || 'none',
      !tables[0],
    );
  }
  const middle = quantile(
    measured.map(({ p50 }) => p50),
    0.5,
  );
  for (const { name, p50 } of measured) {
    const times = p50 / middle;
    const text = `${times.toFixed(1)} (the middle one takes ${middle.toFixed(0)} ms)`;
    report(
      `${name}, at most ${MOST_TIMES} times as long as the middle one`,
      text,
      times <= MOST_TIMES,
    );
  }
}

async function timesOf(get: AskedPage['get'], path: string): Promise<Times> {
  const times: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const begun = performance.now();
    const { status } = await get();
    if (status !== 200 && status !== 303) throw new Error(`${path} answers with ${status}.`);
    if (round >= 0) times.push(performance.now() - begun);
  }
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}
