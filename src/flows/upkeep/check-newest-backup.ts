import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  findLastBackupCheck,
  findLastRestored,
  recordCheck,
} from '#database/jobs/backup-checks.ts';
import { PART, backUp } from '#database/backup/back-up.ts';
import { type Proved, checkBackup } from '#database/backup/check-backup.ts';
import { runOneAtATime } from '#database/backup/scratch.ts';
import { wordsOf } from '#database/backup/connection.ts';
import { isDatabaseAway } from '#database/connection/database-away.ts';
import { DAY_MS, HOUR_MS, dayInPrague } from '#domain/time/calendar.ts';
import {
  type BackupFault,
  backupName,
  backupsToDelete,
  isWorse,
  nightlyBackups,
} from '#domain/admin/backup-check.ts';
import { sentInvoiceKeys } from '#flows/payments/invoices.ts';
import { notifyOwners } from '#emails/shop/owner-notices.tsx';
import type { Backups, Services } from '#flows/services.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'storage' | 'backups'>;

/** Hours after which a night's backup and check are given up: a server that hangs would hold them for ever. */
const MOST_HOURS = 2;

/**
 * Makes the backup of the night, proves the newest by restoring it beside the shop, and takes away those that are
 * too old (rules 78). What it finds is stored, and every owner hears by e-mail of a kind of fault that the check
 * before had not. Meant for the job queue, nightly: a file that is there already is only proved again.
 * @throws where the database is away
 */
export async function checkNewestBackup(services: Needed): Promise<void> {
  const { backups } = services;
  if (!backups) return;
  const until = AbortSignal.timeout(MOST_HOURS * HOUR_MS);
  await runOneAtATime(backups.url, () => makeAndProve(services, backups, until), until);
}

async function makeAndProve(services: Needed, backups: Backups, until: AbortSignal): Promise<void> {
  const { db, clock } = services;
  const begunAt = clock();
  const made = await makeBackup(backups, begunAt, until);
  const proved = made.ok ? await proveFile(services, backups, made.file, until) : made.proved;
  const restored = proved.madeAt && made.ok ? made.file : await findLastRestored(db);
  const untidied = made.ok ? await tidy(backups, begunAt, restored) : [];
  const faults = [...proved.faults, ...untidied];
  const endedAt = clock();
  const durationMs = Math.max(0, endedAt.getTime() - begunAt.getTime());
  const file = made.ok ? made.file : null;
  await db.transaction(async (tx) => {
    const before = await findLastBackupCheck(tx);
    const id = await recordCheck(tx, { ...proved, faults, endedAt, durationMs, file });
    if (isWorse(faults, before?.faults ?? []))
      await notifyOwners(tx, 'backup-broken', { aboutId: id, once: id });
  });
}

function proveFile(
  { storage }: Needed,
  { folder, ...task }: Backups,
  file: string,
  until: AbortSignal,
): Promise<Proved> {
  // Files in a bucket are in no backup (docs/backup.md).
  const keysOf = storage.provider === 'database' ? sentInvoiceKeys : undefined;
  return checkBackup({ ...task, file: join(folder, file), keysOf, until });
}

/** The name of the newest backup, made now unless the night has one; or that there is none. */
async function makeBackup(
  { folder, url }: Backups,
  now: Date,
  until: AbortSignal,
): Promise<{ ok: true; file: string } | { ok: false; proved: Proved }> {
  const file = backupName(dayInPrague(now));
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (!(await readdir(folder)).includes(file)) await backUp(url, join(folder, file), now, until);
    return { ok: true, file: nightlyBackups(await readdir(folder))[0] ?? file };
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    const faults = [{ kind: 'not-made', row: wordsOf(error), order: null }] as const;
    return { ok: false, proved: { madeAt: null, rows: 0, faults: [...faults] } };
  }
}

/** Takes away backups that are too old, and what a backup that was killed has left of a file. */
async function tidy(
  { folder }: Backups,
  now: Date,
  restored: string | undefined,
): Promise<BackupFault[]> {
  try {
    const names = await readdir(folder);
    for (const old of backupsToDelete(names, restored))
      await rm(join(folder, old), { force: true });
    for (const part of names.filter((name) => name.endsWith(PART))) {
      const { mtime } = await stat(join(folder, part));
      if (now.getTime() - mtime.getTime() > DAY_MS) await rm(join(folder, part), { force: true });
    }
    return [];
  } catch (error) {
    return [{ kind: 'not-tidied', row: wordsOf(error), order: null }];
  }
}
