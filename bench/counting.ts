import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';
import { startOwnServer } from '#tests/faults/databases.ts';
import { PAGE } from './pages.ts';
import { quantile } from './pace.ts';
import { note, report } from './report.ts';

const ROUNDS = 9;
const SECONDS = 2;
const CONNECTIONS = 50;
/** Counting may cost a kept page less than three in a hundred. */
const LEAST_SHARE = 0.97;

/** What a browser sends when its reader goes on within the shop. */
const headers = {
  'accept-encoding': 'br',
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'sec-fetch-site': 'none',
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
    const costOf = (port: number, seconds = SECONDS) => microsecondsPerPage(child, port, seconds);
    await costOf(ports.counting, 1);
    await costOf(ports.plain, 1);
    const shares: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const first = round % 2 === 0 ? await costOf(ports.counting) : undefined;
      const without = await costOf(ports.plain);
      const counted = first ?? (await costOf(ports.counting));
      shares.push(without / counted);
      const [a, b] = [counted, without].map((each) => each.toFixed(1));
      note('processor time of a kept page', `${a} µs counted, ${b} µs not`);
    }
    const share = quantile(shares, 0.5);
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

async function microsecondsPerPage(
  child: ChildProcess,
  port: number,
  seconds: number,
): Promise<number> {
  const before = await processorTime(child);
  const url = `http://localhost:${port}${PAGE}`;
  const seen = await autocannon({ url, connections: CONNECTIONS, duration: seconds, headers });
  return ((await processorTime(child)) - before) / seen.requests.total;
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
