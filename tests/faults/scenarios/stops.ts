import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { buy, order, press } from '#tests/faults/customers.ts';
import { until } from '#tests/faults/processes.ts';
import type { Scenario } from '#tests/faults/scenario.ts';
import { type Stage, type StageOptions, tellAgain } from '#tests/faults/stage.ts';
import { embeddedOf } from './embedded.ts';

/** From docs/deployment.md: after this time a supervisor may kill the program. */
const STOP_MS = 40_000;

/**
 * Milliseconds in which everything that uses the database notices the loss, before the shop is told to
 * stop.
 */
const LOST_MS = 5000;
const UNDER_COURSE_MS = 60_000;
const HOLDERS = 'select distinct locked_by from graphile_worker.jobs where locked_by is not null';

/** Takes the database away in some way; what brings it back. */
type Loss = (stage: Stage) => Promise<() => Promise<unknown>>;

/** Something is under way with the database, and jobs are due, when the program is told to stop. */
function stopped(name: string, options: StageOptions, lose: Loss): Scenario {
  return {
    fault: 'F21',
    name: `SIGTERM while the database ${name}; then the shop is opened again`,
    stage: options,
    async run(stage) {
      const { shops, customers, mail, books } = stage;
      const [shop] = shops;
      const problems: string[] = [];
      // E-mails stay under way while the mail server is silent.
      await mail.behave('says nothing');
      await Promise.all(customers(3).map(buy));
      const holders = () => books(HOLDERS);
      await until(
        'e-mails are under way',
        UNDER_COURSE_MS,
        async () => (await holders()).length > 0,
      );
      const people = customers(3);
      const hosted = await Promise.all(people.map((customer) => order(customer)));
      const bringBack = await lose(stage);
      // Jobs come to their end, which cannot be noted.
      await mail.behave('well');
      const paid = await Promise.all(people.map((c, i) => press(c, hosted[i] ?? '')));
      await delay(LOST_MS);
      const { code, tookMs } = await shop.closeWithin(STOP_MS);
      if (code === null) problems.push(`it did not end within ${STOP_MS / 1000} s`);
      else if (code !== 0) problems.push(`it ended with ${code}`);
      await bringBack();
      shop.reopen();
      await shop.ready();
      await Promise.all(paid.map((page, i) => people[i]?.follow(page)));
      await tellAgain(stage);
      await stage.passTime();
      return {
        tries: 1,
        sales: 6,
        mayRepeatEmails: true,
        problems,
        measured: `ended with ${code ?? 'SIGKILL'} after ${(tookMs / 1000).toFixed(1)} s`,
      };
    },
  };
}

const away = stopped('is away', { proxied: true }, async ({ way }) => {
  way?.cut();
  return async () => way?.mend();
});

const lost = stopped('cannot be started again', { embedded: 'on-this-disk' }, async (stage) => {
  const database = embeddedOf(stage);
  const control = join(database.dataDir, 'pg', 'global', 'pg_control');
  await rename(control, `${control}.away`);
  await database.kill();
  return () => rename(`${control}.away`, control);
});

const still = stopped('stands still', { embedded: 'on-this-disk' }, async (stage) => {
  await embeddedOf(stage).freeze();
  return () => embeddedOf(stage).thaw();
});

export const stops: readonly Scenario[] = [away, lost, still];
