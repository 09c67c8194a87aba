import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';
import { startOwnServer } from '#tests/faults/databases.ts';
import { PAGE } from './pages.ts';
import { quantile } from './pace.ts';
import { note, report } from './report.ts';

/** Many short turns: a machine that is busy for a second is so in turns of both. An odd number has a median. */
const ROUNDS = 61;
const PAGES_PER_TURN = 3000;
const WARM_UP = 20_000;
/** Milliseconds after which autocannon looks whether all pages have come. */
const LOOK_EVERY = 10;
const CONNECTIONS = 50;
/** Counting may cost a kept page less than three in a hundred. */
const LEAST_SHARE = 0.97;

/** What a browser sends whose reader comes from a search engine. */
const headers = {
  'accept-encoding': 'br',
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'sec-fetch-site': 'cross-site',
  'sec-fetch-dest': 'document',
  referer: 'https://www.google.com/',
};

/**
 * What the counting of pages costs a page that is kept: the same shop with it and without, in turn. The rate
 * of one process is what its processor time allows, so that is what is compared: other work on the machine
 * changes it far less than the rate.
 */
export async function measureCounting(): Promise<void> {
  const database = await startOwnServer();
  const child = fork('bench/counted-server.ts');
  try {
    child.send(await database.create('migrated'));
    const ports = await toldBy(child);
    const costOf = (port: number, pages = PAGES_PER_TURN) => microsecondsOf(child, port, pages);
    await costOf(ports.counting, WARM_UP);
    await costOf(ports.plain, WARM_UP);
    const rounds: { counted: number; without: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const first = round % 2 === 0 ? await costOf(ports.counting) : undefined;
      const without = await costOf(ports.plain);
      rounds.push({ without, counted: first ?? (await costOf(ports.counting)) });
    }
    const median = (of: (round: (typeof rounds)[number]) => number) =>
      quantile(rounds.map(of), 0.5).toFixed(2);
    note('processor time of a kept page that is counted', `${median((one) => one.counted)} µs`);
    note('and of one that is not', `${median((one) => one.without)} µs`);
    const share = quantile(
      rounds.map(({ counted, without }) => without / counted),
      0.5,
    );
    report(
      `rate of kept pages that are counted against those that are not, at least ${LEAST_SHARE}`,
      share.toFixed(3),
      share >= LEAST_SHARE,
    );
  } finally {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    await database.close();
  }
}

/** Of processor time, for one of so many pages. */
async function microsecondsOf(child: ChildProcess, port: number, amount: number): Promise<number> {
  const before = await processorTime(child);
  const url = `http://localhost:${port}${PAGE}`;
  await autocannon({ url, connections: CONNECTIONS, amount, headers, sampleInt: LOOK_EVERY });
  return ((await processorTime(child)) - before) / amount;
}

function processorTime(child: ChildProcess): Promise<number> {
  child.send('time');
  return toldBy(child);
}

/** @throws Error where the child ends before it says anything */
async function toldBy(child: ChildProcess) {
  const closing = new AbortController();
  const { signal } = closing;
  const ended = once(child, 'exit', { signal }).then(() => {
    throw new Error('The server did not open.');
  });
  ended.catch(() => {});
  const [told] = await Promise.race([once(child, 'message'), ended]);
  closing.abort();
  return told;
}
