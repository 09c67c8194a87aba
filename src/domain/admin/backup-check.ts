import { DAY_MS, HOUR_MS } from '#domain/time/calendar.ts';

/** What can be wrong with a backup (rules 78), what keeps it from being tried first. */
export const backupFaultKinds = [
  /** The backup of the night could not be written. */
  'not-made',
  /** The role may not create databases, so there is nowhere to try it. */
  'may-not-create',
  /** The disk has no room to try it. */
  'no-room',
  /** The file is cut off, or not what was written. */
  'damaged',
  /** The database refuses what is in it: a row without the one it belongs to, a sum that cannot be. */
  'not-restored',
  /** A table has more or fewer rows than the backup says. */
  'counts',
  /** A row belongs to one that is not there. */
  'orphan',
  /** A number of a series of invoices or credit notes is missing. */
  'invoice-gap',
  'paid-without-invoice',
  'paid-without-emails',
  /** The rows of an order do not add up to it. */
  'order-sum',
  /** An invoice says another sum than its order. */
  'invoice-sum',
  /** More went back than was paid. */
  'refund-sum',
  /** Credit notes and refunds differ. */
  'credit-sum',
  /** The log of changes was changed behind the program's back. */
  'log',
  /** An invoice that went out has no file in the storage. */
  'file-missing',
  /** A check took too long, or failed by itself. */
  'not-checked',
  /** What is too old could not be deleted. */
  'not-tidied',
] as const;
export type BackupFaultKind = (typeof backupFaultKinds)[number];

/** How the file of a backup is not what was written. */
export type Damage =
  | 'not-whole'
  | 'breaks-off'
  | 'no-end'
  | 'goes-on'
  | 'tables-differ'
  | 'rows-differ'
  | 'foreign';

/** How an entry of the log of changes does not fit. */
export type LogFault =
  | 'changed'
  | 'does-not-follow'
  | 'missing'
  | 'personal-changed'
  | 'personal-added'
  | 'head-differs'
  | 'head-missing';

/** One thing that is wrong with a backup, and how, where the program knows it itself. */
export type BackupFault = {
  /** Which row: the number of an invoice, a table, an entry of the log, the words of the database. */
  row: string;
  /** The number of the order that it belongs to. */
  order: number | null;
} & (
  | { kind: 'damaged'; how?: Damage }
  | { kind: 'log'; how?: LogFault }
  | { kind: Exclude<BackupFaultKind, 'damaged' | 'log'>; how?: undefined }
);

/** Whether a check found a kind of fault that the one before had not: then somebody has to hear of it (rules 78). */
export function isWorse(
  faults: readonly Pick<BackupFault, 'kind'>[],
  before: readonly Pick<BackupFault, 'kind'>[],
): boolean {
  const known = new Set(before.map(({ kind }) => kind));
  return faults.some(({ kind }) => !known.has(kind));
}

/** How often the shop has to fit on its disk once more to be restored beside itself: rows, indexes, journal. */
const ROOM = 3;

/** Whether a disk has room to restore a database of so many bytes beside itself. */
export function hasRoom(freeBytes: number, databaseBytes: number): boolean {
  return freeBytes >= ROOM * databaseBytes;
}

/** Faults of one kind that are named; of more it only matters that there are many. */
export const MOST_FAULTS = 20;

/** Hours after which the shop says that its backups have not been proved for long: a night and a half. */
const CHECK_HOURS = 36;

/** What is known of the backups: the last check, and whether it is too old. */
export type BackupCheckState = 'whole' | 'broken' | 'late' | 'none';

/**
 * How it stands with the check of the backups (rules 78).
 * @param last the last check; undefined where there was none
 * @param since the first order, before which there is nothing to prove; undefined where there is none
 */
export function backupCheckStateOf(
  last: { endedAt: Date; faults: readonly BackupFault[] } | undefined,
  since: Date | undefined,
  now: Date,
): BackupCheckState {
  if (last && last.faults.length > 0) return 'broken';
  const known = last?.endedAt ?? since;
  if (known && now.getTime() - known.getTime() > CHECK_HOURS * HOUR_MS) return 'late';
  return last ? 'whole' : 'none';
}

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
