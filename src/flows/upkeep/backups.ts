import type { Proving } from '#database/backup/prove.ts';

/** Where the nightly backups lie, and what it takes to make and to prove one. */
export interface Backups extends Pick<Proving, 'url' | 'migrations' | 'ports' | 'freeBytes'> {
  /** Absolute path of the folder. */
  folder: string;
}
