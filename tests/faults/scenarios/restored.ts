import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { buy, buyAndLeave } from '#tests/faults/customers.ts';
import type { Scenario } from '#tests/faults/scenario.ts';
import type { Stage } from '#tests/faults/stage.ts';

const project = fileURLToPath(new URL('../../..', import.meta.url));
const run = promisify(execFile);

/** Runs a command of the program as `npm run backup` and `npm run restore` do. */
async function command(name: string, stage: Stage, ...args: string[]): Promise<void> {
  const env = { PATH: process.env['PATH'], DATABASE_URL: stage.databaseUrl };
  await run(process.execPath, ['scripts/run-built.mjs', name, ...args], { cwd: project, env });
}

async function emailsArrived({ mail }: Stage, count: number): Promise<void> {
  for (let i = 0; i < 300 && mail.accepted.length < count; i += 1) await delay(100);
  assert.equal(mail.accepted.length, count, 'e-mails did not arrive');
}

const IDLE_MS = 1500;

const restored: Scenario = {
  fault: 'F22',
  name: 'a backup is restored that knows nothing of the last four payments',
  async run(stage) {
    const [shop] = stage.shops;
    const folder = await mkdtemp(join(tmpdir(), 'vzlet-backup-'));
    stage.atEnd(() => rm(folder, { recursive: true, force: true }));
    const file = join(folder, 'shop.backup.gz');
    await Promise.all(stage.customers(3).map(buy));
    await emailsArrived(stage, 6);
    await command('runBackup', stage, file);
    await Promise.all([...stage.customers(2).map(buy), ...stage.customers(2).map(buyAndLeave)]);
    await emailsArrived(stage, 14);
    await shop.close();
    // Our own connections, which are idle, would keep the restore from beginning.
    await delay(IDLE_MS);
    await command('runRestore', stage, file, '--replace');
    const known = await stage.books('select id from emails');
    // It is no longer known that these were sent: their rebuilt orders owe new ones.
    const { accepted } = stage.mail;
    const kept = accepted.filter((l) => known.some(({ id }) => l.messageId.includes(String(id))));
    accepted.splice(0, accepted.length, ...kept);
    assert.equal((await stage.books('select id from orders')).length, 3);
    shop.reopen();
    await shop.ready();
    await stage.compareLists();
    const anomalies = Array.from({ length: 4 }, () => 'order-rebuilt');
    return { tries: 4, sales: 7, anomalies, mayRepeatEmails: true };
  },
};

export const restores: readonly Scenario[] = [restored];
