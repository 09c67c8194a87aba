import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { startOwnServer } from '#tests/faults/databases.ts';
import type { ShopProcess } from '#tests/faults/shop-process.ts';
import { type Stage, setStage } from '#tests/faults/stage.ts';
import { type Nginx, hasNginx, startNginx } from '#tests/stage/nginx.ts';
import { freePort } from '#tests/stage/replica.ts';
import { auditWhenQuiet, sendCrowd, summary } from './load.ts';
import { quantile } from './pace.ts';
import { PAGE } from './pages.ts';
import { note, report, skip } from './report.ts';

const ROUNDS = 3;
const SECONDS = 4;
const LEAST_RATIO = 1.8;
/** Replicas, nginx and the client need a core each before one more replica can show its worth. */
const LEAST_CORES = 4;

/** Gives a process the cores that it may use; Linux has it. */
const PIN = 'taskset';

const ORDERS_PER_SECOND = 5;
const PAGES_PER_SECOND = 200;
const KILL_SECONDS = 24;

/** Two replicas on one database behind nginx: what the second one brings, and what its death costs. */
export async function measureReplicas(): Promise<void> {
  if (!hasNginx()) return skip('two replicas behind nginx', 'nginx is missing');
  const server = await startOwnServer(true);
  const port = await freePort();
  const env = {
    CS_ORIGIN: `http://localhost:${port}`,
    EN_ORIGIN: `http://en.localhost:${port}`,
    LOG_LEVEL: 'info',
  };
  const stage = await setStage({ server, program: undefined }, { shops: 2, env });
  try {
    await comparePages(stage, port);
    await killOne(stage, port);
  } finally {
    await stage.close();
    await server.close();
  }
}

async function comparePages(stage: Stage, port: number): Promise<void> {
  const cores = availableParallelism();
  const name = `kept pages of two replicas against one, at least ${LEAST_RATIO}`;
  const free = await ratio(stage, port, false);
  if (cores >= LEAST_CORES) return report(name, free.toFixed(2), free >= LEAST_RATIO);
  skip(
    name,
    `not shown on ${cores} cores, for nginx and readers need them too: ${free.toFixed(2)}`,
  );
  if (cores < 2 || spawnSync(PIN, ['-V']).status !== 0) return;
  const pinned = await ratio(stage, port, true);
  note('one replica, nginx and readers on one core, against two of each on two', pinned.toFixed(2));
}

/** One replica and both in turn, each time with as many readers as replicas. */
async function ratio(stage: Stage, port: number, isPinned: boolean): Promise<number> {
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const one = await pagesOf(stage.shops.slice(0, 1), port, isPinned);
    const two = await pagesOf(stage.shops, port, isPinned);
    note('kept pages through nginx', `${Math.round(one)}/s of one, ${Math.round(two)}/s of two`);
    ratios.push(two / one);
  }
  return quantile(ratios, 0.5);
}

/** Kept pages a second through nginx; pinned, each replica shares a core with readers of its own. */
async function pagesOf(
  shops: readonly ShopProcess[],
  port: number,
  isPinned: boolean,
): Promise<number> {
  if (isPinned) for (const [core, shop] of shops.entries()) pin(shop.pid(), String(core));
  const nginx = await behindNginx(shops, port, isPinned ? `0-${shops.length - 1}` : undefined);
  const wish = { origin: `http://localhost:${port}`, page: PAGE, seconds: SECONDS };
  const readers = await Promise.all(
    shops.map((_, core) => {
      const read = () => sendCrowd({ ...wish, ordersPerSecond: 0 });
      return isPinned ? onCore(core, read) : read();
    }),
  );
  await nginx.stop();
  return readers.reduce((sum, { pages }) => sum + pages, 0);
}

/** Linux passes the cores of a process on to its children, so a process started on one core uses no other. */
function onCore<T>(core: number, start: () => T): T {
  pin(process.pid, String(core));
  try {
    return start();
  } finally {
    pin(process.pid, `0-${availableParallelism() - 1}`);
  }
}

function pin(pid: number | undefined, cores: string): void {
  spawnSync(PIN, ['-a', '-p', '-c', cores, String(pid)]);
}

/** Each customer of the bench has an address of their own, which the customer's request names. */
function behindNginx(shops: readonly ShopProcess[], port: number, cores?: string): Promise<Nginx> {
  return startNginx({
    port,
    cores,
    replicas: shops.map(({ origin }) => Number(new URL(origin).port)),
    change: (config) =>
      config.replace('X-Forwarded-For $remote_addr', 'X-Forwarded-For $http_x_forwarded_for'),
  });
}

/** Orders and pages through nginx; one replica is killed with force, and starts again. */
async function killOne(stage: Stage, port: number): Promise<void> {
  const nginx = await behindNginx(stage.shops, port);
  const origin = `http://localhost:${port}`;
  await stage.provider.control({ shops: [origin], duplicates: 2 });
  const wish = { origin, page: PAGE, pagesPerSecond: PAGES_PER_SECOND, seconds: KILL_SECONDS };
  const sent = sendCrowd({ ...wish, ordersPerSecond: ORDERS_PER_SECOND, isPatient: true });
  await delay((KILL_SECONDS / 3) * 1000);
  await stage.strike();
  const seen = await sent;
  const found = await auditWhenQuiet(stage);
  await nginx.stop();
  const wanted = KILL_SECONDS * ORDERS_PER_SECOND;
  const { orders, payments, paid, invoices, emails, lost, doubled, open } = found;
  const faults = [...seen.faults, ...lost, ...doubled, ...open];
  const isWhole = [seen.bought, orders, payments, paid, invoices].every((n) => n === wanted);
  report(
    'a replica killed under load loses no order',
    `${wanted} customers, ${orders} orders, ${payments} payments, ${paid} paid, ` +
      `${invoices} invoices, ${emails} e-mails, ${summary(faults)}; ` +
      `${seen.pageFaults} of ${Math.round(seen.pages * KILL_SECONDS)} pages failed`,
    isWhole && faults.length === 0,
  );
}
