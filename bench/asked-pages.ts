import { quantile } from './pace.ts';
import { report } from './report.ts';

const ROUNDS = 200;
const WARM_UP = 10;
/** How often a page is measured at most, where the machine is busy; the best one counts. */
const TRIES = 4;
/** Milliseconds on the server within which all but one in a hundred answers are there. */
const MOST_MS = 100;

/** A page that is asked for many times over. */
export interface AskedPage {
  name: string;
  path: string;
  /** Asks for it, up to the last byte. */
  get(): Promise<{ status: number }>;
  /** Large tables that it reads from end to end. */
  scanned(): Promise<string[]>;
}

/** Asks for a page many times, one after the other, and reports whether it is fast and by an index. */
export async function measurePage({ name, path, get, scanned }: AskedPage): Promise<void> {
  let { p50, p99 } = await timesOf(get, path);
  // Who else uses the machine is seen in the slowest of the answers first.
  for (let again = 1; again < TRIES && p99 > MOST_MS; again += 1) {
    const next = await timesOf(get, path);
    if (next.p99 < p99) ({ p50, p99 } = next);
  }
  const tables = await scanned();
  const said = tables.length > 0 ? `, reads from end to end: ${tables.join(', ')}` : '';
  report(
    `${name}, p99 at most ${MOST_MS} ms, by an index`,
    `${p99.toFixed(0)} ms (p50 ${p50.toFixed(0)} ms)${said}`,
    p99 <= MOST_MS && tables.length === 0,
  );
}

async function timesOf(get: AskedPage['get'], path: string): Promise<{ p50: number; p99: number }> {
  const times: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const begun = performance.now();
    const { status } = await get();
    if (status !== 200 && status !== 303) throw new Error(`${path} answers with ${status}.`);
    if (round >= 0) times.push(performance.now() - begun);
  }
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}
