import {
  type BackupCheckRow,
  findFirstOrderAt,
  findLastBackupCheck,
} from '#database/jobs/backup-checks.ts';
import { type BackupCheckState, backupCheckStateOf } from '#domain/admin/backup-check.ts';
import type { Services } from '#flows/services.ts';

/** How it stands with the backups, and the last check. */
export interface BackupCheckFacts {
  state: BackupCheckState;
  last: BackupCheckRow | undefined;
  /** Whether any are made: a folder is set. */
  isOn: boolean;
}

/** Reads how it stands with the backups (rules 78). */
export async function readBackupCheck({
  db,
  clock,
  backups,
}: Pick<Services, 'db' | 'clock' | 'backups'>): Promise<BackupCheckFacts> {
  const [last, since] = await Promise.all([findLastBackupCheck(db), findFirstOrderAt(db)]);
  return { state: backupCheckStateOf(last, since, clock()), last, isOn: backups !== undefined };
}
