import { setTimeout as delay } from 'node:timers/promises';
import { costlyMails } from '#tests/hostile/mails.ts';
import type { Stage } from '#tests/bounds/stage.ts';
import { type Trial, type TrialRun, markOf } from '#tests/bounds/trial.ts';

const EVERY_MS = 1000;
/** Milliseconds in which e-mails must be read, and for each of them. */
const READ_MS = { first: 60_000, each: 5000 };

function senderOf(run: TrialRun, index: number): string {
  return `${markOf(run, index)}@a.example`;
}

/** Puts an e-mail into the mailbox of the shop. */
export async function deliver({ query }: Pick<Stage, 'query'>, source: Buffer): Promise<void> {
  await query('insert into inbox.email (source) values ($1)', [source]);
}

/** Has the mailbox read, as happens every minute. */
export async function readMailbox({ query }: Pick<Stage, 'query'>): Promise<void> {
  await query(
    `select graphile_worker.add_job('read-mailbox', '{}'::json, 'mailbox', job_key := 'read-mailbox', priority := 20)`,
  );
}

/** Has it read again and again until nothing is left in it, or time is over; whether nothing is left. */
export async function untilRead(stage: Stage, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  const isAnyThere = () => stage.replicas.some((replica) => replica.fault() === undefined);
  while (Date.now() < deadline && isAnyThere()) {
    await readMailbox(stage);
    await delay(EVERY_MS);
    const [row] = await stage.query('select count(*)::integer as count from inbox.email');
    if (row?.['count'] === 0) return true;
  }
  return false;
}

/** How many messages of each of these senders there are. */
export async function countMessages(
  { query }: Pick<Stage, 'query'>,
  senders: readonly string[],
): Promise<Map<string, number>> {
  const rows = await query(
    `select from_address as sender, count(*)::integer as count from message_entries
      where from_address = any($1) group by 1`,
    [[...senders]],
  );
  return new Map(rows.map((row) => [String(row['sender']), Number(row['count'])]));
}

function receiving(
  name: string,
  makers: readonly ((sender: string) => string)[],
  more: Partial<Trial>,
): Trial {
  return {
    name,
    async meanwhile(stage, run) {
      for (let index = 0; index < run.senders; index += 1) {
        const make = makers[index % makers.length];
        if (make) await deliver(stage, Buffer.from(make(senderOf(run, index)), 'latin1'));
      }
      await untilRead(stage, READ_MS.first + READ_MS.each * run.senders);
    },
    async afterwards(stage, run) {
      const senders = Array.from({ length: run.senders }, (_, index) => senderOf(run, index));
      const found = await countMessages(stage, senders);
      const wrong = senders.filter((sender) => found.get(sender) !== 1);
      await stage.query('delete from inbox.email');
      if (wrong.length === 0) return [];
      const [first = ''] = wrong;
      return [
        `${wrong.length} of ${senders.length} e-mails are not stored once, as ${first}: ${found.get(first) ?? 0} times`,
      ];
    },
    ...more,
  };
}

const shapes = Object.entries(costlyMails);

/** They do not come by way of the proxy, so the readers there are asked only once. */
export const emails: readonly Trial[] = [
  ...shapes.map(([shape, make]) =>
    receiving(`e-mails: ${shape}`, [make], { senders: [1], ways: ['bare'] }),
  ),
  receiving(
    'e-mails: all shapes at once',
    shapes.map(([, make]) => make),
    { senders: [50], ways: ['nginx'] },
  ),
];
