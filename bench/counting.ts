import { fork } from 'node:child_process';
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

/** What the counting of pages costs a page that is kept: the same shop with it and without, in turn. */
export async function measureCounting(): Promise<void> {
  const database = await startOwnServer();
  const child = fork('bench/counted-server.ts');
  try {
    child.send(await database.create('migrated'));
    const ended = once(child, 'exit').then(() => {
      throw new Error('The server did not open.');
    });
    const [ports] = await Promise.race([once(child, 'message'), ended]);
    ended.catch(() => {});
    await pagesPerSecond(ports.counting, 1);
    await pagesPerSecond(ports.plain, 1);
    const shares: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const first = round % 2 === 0 ? await pagesPerSecond(ports.counting) : undefined;
      const without = await pagesPerSecond(ports.plain);
      const counted = first ?? (await pagesPerSecond(ports.counting));
      shares.push(counted / without);
      note('kept page', `${Math.round(counted)}/s counted, ${Math.round(without)}/s not`);
    }
    const share = quantile(shares, 0.5);
    report(
      `kept pages that are counted against those that are not, at least ${LEAST_SHARE}`,
      share.toFixed(3),
      share >= LEAST_SHARE,
    );
  } finally {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    await database.close();
  }
}

async function pagesPerSecond(port: number, seconds = SECONDS): Promise<number> {
  const url = `http://localhost:${port}${PAGE}`;
  const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, headers });
  return result.requests.average;
}
