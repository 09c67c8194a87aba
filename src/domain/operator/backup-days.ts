import { DAY_MS } from '#domain/calendar.ts';

/** Nightly backups that stay: of the last seven days, and one a week of four weeks before. */
export const KEPT_DAILY = 7;
export const KEPT_WEEKLY = 4;

const NAME = /^vzlet-(\d{4}-\d{2}-\d{2})\.backup\.gz$/;

/** The name of the backup of a day, YYYY-MM-DD. */
export function backupName(day: string): string {
  return `vzlet-${day}.backup.gz`;
}

/** The nightly backups among the names of files, newest first. */
export function nightlyBackups(names: readonly string[]): string[] {
  return names
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed();
}

/**
 * Which nightly backups go: what is neither among the newest seven nor the newest of one of the four weeks that
 * have any before those. Files of another name are nobody's business.
 * @param restored the newest that could be restored: it stays, however old, for those after it may be of no use
 */
export function backupsToDelete(names: readonly string[], restored?: string): string[] {
  const older = nightlyBackups(names).slice(KEPT_DAILY);
  const weeks = new Set<number>();
  return older.filter((name) => {
    if (name === restored) return false;
    const week = weekOf(NAME.exec(name)?.[1] ?? '');
    if (weeks.has(week) || weeks.size === KEPT_WEEKLY) return true;
    weeks.add(week);
    return false;
  });
}

/** Weeks since a Monday long ago. */
function weekOf(day: string): number {
  const MONDAY = Date.UTC(2000, 0, 3);
  return Math.floor((Date.parse(day) - MONDAY) / (7 * DAY_MS));
}
