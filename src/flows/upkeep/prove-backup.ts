import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findLastProof, noteProof, oweBackupBroken } from '#database/backup-proofs.ts';
import { backUp } from '#database/backup/back-up.ts';
import { type Proved, prove } from '#database/backup/prove.ts';
import { isDatabaseAway } from '#database/database-away.ts';
import { dayInPrague } from '#domain/calendar.ts';
import { backupName, backupsToDelete, nightlyBackups } from '#domain/operator/backup-days.ts';
import { sentInvoiceKeys } from '#flows/payments/invoice-file.ts';
import type { Services } from '#flows/services.ts';
import type { Backups } from './backups.ts';

type Needed = Pick<Services, 'db' | 'clock' | 'storage' | 'backups'>;

/**
 * Makes the backup of the night, takes away those that are too old, and proves the newest by restoring it
 * beside the shop (rules 78). What it finds is stored, and every owner hears by e-mail where it is worse than
 * the time before. Meant for the job queue, nightly: a file that is there already is only proved again.
 * @throws where the database is away
 */
export async function proveBackup(services: Needed): Promise<void> {
  const { db, clock, backups } = services;
  if (!backups) return;
  const begunAt = clock();
  const made = await makeBackup(backups, begunAt);
  const proved = made.ok
    ? await prove({ ...backups, file: join(backups.folder, made.file), keysOf: keysOf(services) })
    : notMade(made.words);
  if (!proved) return;
  const endedAt = clock();
  const durationMs = Math.max(0, endedAt.getTime() - begunAt.getTime());
  await db.transaction(async (tx) => {
    const before = await findLastProof(tx);
    const id = await noteProof(tx, {
      ...proved,
      endedAt,
      durationMs,
      file: made.ok ? made.file : null,
    });
    const wasBroken = before !== undefined && before.faults.length > 0;
    if (proved.faults.length > 0 && !wasBroken) await oweBackupBroken(tx, id);
  });
}

/** Files in a bucket are in no backup (docs/backup.md). */
function keysOf({ storage }: Needed): typeof sentInvoiceKeys | undefined {
  return storage.provider === 'database' ? sentInvoiceKeys : undefined;
}

function notMade(words: string): Proved {
  return { madeAt: null, rows: 0, faults: [{ kind: 'not-made', row: words, order: null }] };
}

/** The name of the newest backup, made now unless the night has one; or why there is none, in words. */
async function makeBackup(
  { folder, url }: Backups,
  now: Date,
): Promise<{ ok: true; file: string } | { ok: false; words: string }> {
  const file = backupName(dayInPrague(now));
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (!(await readdir(folder)).includes(file)) await backUp(url, join(folder, file), now);
    const names = await readdir(folder);
    for (const old of backupsToDelete(names)) await rm(join(folder, old), { force: true });
    return { ok: true, file: nightlyBackups(names)[0] ?? file };
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    return { ok: false, words: error instanceof Error ? error.message : String(error) };
  }
}
