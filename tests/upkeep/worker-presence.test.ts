import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type DatabaseClient, openDatabase } from '#database/client.ts';
import { addJob } from '#database/jobs/jobs.ts';
import { locks } from '#database/locks.ts';
import { WorkerPresence } from '#database/jobs/held-jobs.ts';
import { type TakingOver, takeOverJobs } from '#main/jobs/take-over-jobs.ts';
import { query } from '#tests/stage/books.ts';
import { type TestDatabase, createTestDatabase } from '#tests/stage/database.ts';

const LOOK_MS = 50;

let given: TestDatabase;
let books: { database: DatabaseClient };
let closers: (() => unknown)[];

beforeEach(async () => {
  given = await createTestDatabase();
  books = { database: openDatabase(given.url, () => {}) };
  closers = [];
});
afterEach(async () => {
  for (const close of closers.reverse()) await close();
  await books.database.close();
  await given.drop();
});

/** A process that is connected, and does not look. */
async function connect(): Promise<WorkerPresence> {
  const presence = new WorkerPresence(given.url);
  closers.push(() => presence.close());
  await presence.connection();
  return presence;
}

/** A process that goes on. */
async function live(options: Partial<TakingOver> = {}): Promise<WorkerPresence> {
  const presence = await connect();
  const log = pino({ level: 'silent' });
  closers.push(takeOverJobs({ presence, ended: () => [], log, lookMs: LOOK_MS, ...options }));
  return presence;
}

/** Has a worker begin a job. */
async function begin(worker: string, ago = '0 seconds'): Promise<string> {
  await addJob(books.database.db, 'send-email', { emailId: worker }, { key: worker });
  await query(
    books,
    `update graphile_worker._private_jobs
     set locked_by = key, locked_at = now() - $2::interval, attempts = 1 where key = $1`,
    [worker, ago],
  );
  return worker;
}

async function held(): Promise<string[]> {
  const rows = await query<{ worker: string }>(
    books,
    'select locked_by as worker from graphile_worker.jobs where locked_by is not null order by id',
  );
  return rows.map(({ worker }) => worker);
}

/** The worker of a process that is no more. */
async function killed(): Promise<string> {
  const presence = await connect();
  const worker = await begin(presence.nameOf('emails'));
  await presence.close();
  return worker;
}

/** Has everybody look so often that whoever is away counts as gone. */
async function afterTheLooks(): Promise<void> {
  const last = await killed();
  await expect.poll(held).not.toContain(last);
}

it('a job is free once the process of its worker is no longer connected', async () => {
  await live();
  const worker = await killed();
  expect(await held()).toEqual([worker]);
  await expect.poll(held).toEqual([]);
});

it('a worker whose process lives keeps its job, however long it lasts', async () => {
  const other = await live();
  const worker = await begin(other.nameOf('upkeep'), '3 hours');
  await live();
  await afterTheLooks();
  expect(await held()).toEqual([worker]);
});

it('a process that loses its connection comes back in time and keeps its jobs', async () => {
  const other = await live();
  const worker = await begin(other.nameOf('upkeep'), '1 hour');
  await live();
  const cut = await query(
    books,
    `select pg_terminate_backend(pid) from pg_locks where classid = $1::oid and objsubid = 2
       and database = (select oid from pg_database where datname = current_database())`,
    [locks.workers],
  );
  expect(cut).toHaveLength(2);
  await afterTheLooks();
  expect(await held()).toEqual([worker]);
});

it('a process that is connected and says nothing for long loses its jobs, another does not', async () => {
  const silent = await connect();
  const silentWorker = await begin(silent.nameOf('emails'));
  const other = await live();
  const worker = await begin(other.nameOf('emails'), '1 hour');
  await afterTheLooks();
  expect(await held()).toEqual([silentWorker, worker]);
  await live({ silentAfter: '4 seconds' });
  await expect.poll(held).toEqual([worker]);
});

it('workers that end while their process goes on leave their jobs to others', async () => {
  const presence = new WorkerPresence(given.url);
  const [ended, worker] = [presence.nameOf('payments'), presence.nameOf('emails')];
  closers.push(() => presence.close());
  const log = pino({ level: 'silent' });
  await begin(ended);
  await begin(worker);
  closers.push(takeOverJobs({ presence, ended: () => [ended], log, lookMs: LOOK_MS }));
  await expect.poll(held).toEqual([worker]);
});
