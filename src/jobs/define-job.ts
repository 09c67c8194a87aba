import { type SQL, eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type JobName, type ReadPayload, jobs, readPayload } from '#database/jobs/jobs.ts';
import type { Services } from '#flows/services.ts';

/**
 * Groups of workers, and how many jobs of each may be under way at once: each takes processor time from customers
 * who wait. Jobs of one group share its workers, other groups have their own: a mail server that takes half a minute
 * for each e-mail never occupies the workers that check payments and make refunds, nor does a mailbox, nor what lasts
 * for minutes. The statements of `upkeep`, which reads whole tables, may take minutes.
 */
export const workerGroups = { payments: 3, emails: 2, mailbox: 1, upkeep: 2, generators: 2 };
export type WorkerGroup = keyof typeof workerGroups;

/** When a job repeats by itself. Of several replicas one runs it. */
interface Schedule {
  /** In UTC. */
  cron: string;
  /** How far back a run is made up for that was missed while the shop was closed. */
  fill?: '1h' | '1d';
  /** Jobs of one queue wait for each other, whichever replica does them. */
  queue?: string;
}

/** What a run of a job has done, by kind; the note of its end keeps it. */
export type Counts = Partial<Record<string, number>>;
/** How a run ended that did not fail: `gone` where what it is about is not stored any more. */
export type JobEnd = { outcome: 'done'; counts: Counts } | { outcome: 'gone' };

/**
 * A query for the jobs that are unfinished according to what is stored: each row has the key and the payload of one.
 * One that is not in the queue is queued at the start (decisions/0010).
 */
type Unfinished = (now: Date) => SQL;
/** How a job comes back that was lost, with a restore or in any other way. */
type Recovery =
  | { selectUnfinished: Unfinished; schedule?: Schedule }
  | { selectUnfinished?: undefined; schedule: Schedule }
  | { selectUnfinished?: undefined; schedule?: undefined; isAskedForAgain: true };

/** The names of ids in a payload. */
type IdOf<Payload> = Extract<keyof Payload, `${string}Id`>;
type StoredTable = PgTable & { id: PgColumn };
interface Subject<Payload> {
  table: StoredTable;
  id: IdOf<Payload>;
}
/** The row that a job is about. A run that does not find it does nothing, and the log says so. */
type About<Payload> = { subject?: Subject<Payload> } & ([IdOf<Payload>] extends [never]
  ? unknown
  : { subject: unknown });

type JobSpec<Name extends JobName> = Recovery &
  About<ReadPayload<Name>> & {
    group: WorkerGroup;
    /** @throws what is to be tried again, later and later */
    run: (services: Services, payload: ReadPayload<Name>) => Promise<Counts | void>;
  };

/** Whatever the shop does with a job, but for what queues it. */
export interface JobDefinition<Name extends JobName = JobName> {
  name: Name;
  group: WorkerGroup;
  schedule: Schedule | undefined;
  selectUnfinished: Unfinished | undefined;
  /** @throws also where it cannot be read what the job is told */
  run(services: Services, told: unknown): Promise<JobEnd>;
}

/** Defines what a job does, when, and how it comes back where it was lost. */
export function defineJob<Name extends JobName>(
  name: Name,
  { group, schedule, selectUnfinished, subject, run }: JobSpec<Name>,
): JobDefinition<Name> {
  return {
    name,
    group,
    schedule,
    selectUnfinished,
    async run(services, told) {
      const payload = readPayload(name, told);
      if (subject && !(await isStored(services, subject, payload))) return { outcome: 'gone' };
      return { outcome: 'done', counts: (await run(services, payload)) ?? {} };
    },
  };
}

async function isStored<Payload>(
  { db }: Pick<Services, 'db'>,
  { table, id }: Subject<Payload>,
  payload: Payload,
): Promise<boolean> {
  const found = await db.select({ id: table.id }).from(table).where(eq(table.id, payload[id]));
  return found.length > 0;
}

/** The line by which the queue runs a job by itself; without one where it does not. */
export function crontabLines({ name, schedule }: JobDefinition): string[] {
  if (!schedule) return [];
  const { cron, fill, queue } = schedule;
  const again = fill ? `fill=${fill}&max=3` : `max=1&jobKey=${name}`;
  const apart = queue ? `&queue=${queue}` : '';
  return [`${cron} ${name} ?${again}${apart}&priority=${jobs[name].priority}`];
}
