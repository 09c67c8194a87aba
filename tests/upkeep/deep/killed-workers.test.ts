import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '#database/client.ts';
import { query } from '#tests/stage/books.ts';
import { type TestDatabase, createTestDatabase } from '#tests/stage/database.ts';
import { pay, placeOrder } from '#tests/stage/ordering.ts';
import { type Replica, freePort, startReplica } from '#tests/stage/replica.ts';
import { createVisitor } from '#tests/stage/visitor.ts';

/** What docs/reliability.md promises, from the kill on. */
const TAKEN_UP_MS = 30_000;
/** Longer than the others wait before they take a worker for gone. */
const STILL_MS = 25_000;

let database: TestDatabase;
let books: { database: ReturnType<typeof openDatabase> };
let replicas: Replica[];
let silent: ReturnType<typeof createServer>;
let env: Record<string, string>;

beforeEach(async () => {
  database = await createTestDatabase();
  books = { database: openDatabase(database.url, () => {}) };
  replicas = [];
  const port = await freePort();
  // A mail server that takes connections and says nothing: an e-mail is under way for half a minute.
  silent = createServer(() => {}).listen(port);
  env = { SMTP_URL: `smtp://127.0.0.1:${port}` };
});
afterEach(async () => {
  for (const replica of replicas) if (replica.child.exitCode === null) await replica.stop();
  silent.close();
  await books.database.close();
  await database.drop();
});

async function start(): Promise<Replica> {
  const replica = await startReplica(database.url, env);
  replicas.push(replica);
  return replica;
}

/** An order whose two e-mails are owed. */
async function sell({ origin }: Replica): Promise<void> {
  const send = (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const { method, headers, body } = request;
    const half = body ? { duplex: 'half' as const } : {};
    return fetch(origin + pathname + search, {
      method,
      headers,
      body,
      redirect: 'manual',
      ...half,
    });
  };
  const visitor = createVisitor({ send, origin });
  await pay(visitor, await placeOrder(visitor));
}

interface Held extends Record<string, unknown> {
  worker: string;
  attempts: number;
}

/** The e-mails under way: who holds each, and for the how manieth time it was begun. */
function inProgress(): Promise<Held[]> {
  return query<Held>(
    books,
    `select locked_by as worker, attempts from graphile_worker.jobs
     where task_identifier = 'send-email' and locked_by is not null order by id`,
  );
}

const workers = async () => new Set((await inProgress()).map(({ worker }) => worker));

async function untilHeld(): Promise<string> {
  await expect.poll(async () => (await inProgress()).length, { timeout: 20_000 }).toBe(2);
  const [worker = ''] = await workers();
  return worker;
}

/** Waits until somebody else than this worker has begun both e-mails anew. */
async function untilTaken(worker: string, since: number): Promise<void> {
  const others = async () => (await inProgress()).filter((held) => held.worker !== worker).length;
  await expect.poll(others, { timeout: TAKEN_UP_MS * 2, interval: 200 }).toBe(2);
  expect(performance.now() - since).toBeLessThan(TAKEN_UP_MS);
}

it('jobs of a killed replica are taken up by another within half a minute, and by a new one', async () => {
  const first = await start();
  await sell(first);
  const worker = await untilHeld();
  const second = await start();
  let killed = performance.now();
  first.child.kill('SIGKILL');
  await first.ended;
  await untilTaken(worker, killed);
  const taker = await untilHeld();
  killed = performance.now();
  second.child.kill('SIGKILL');
  await second.ended;
  await start();
  await untilTaken(taker, killed);
}, 150_000);

it('a replica that stands still for a while keeps its jobs, and nobody begins them anew', async () => {
  const first = await start();
  await sell(first);
  await untilHeld();
  first.child.kill('SIGSTOP');
  const held = await inProgress();
  await start();
  await delay(STILL_MS);
  expect(await inProgress()).toEqual(held);
  first.child.kill('SIGCONT');
}, 150_000);
