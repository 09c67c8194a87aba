import { fchmodSync, openSync } from 'node:fs';
import { chmod, copyFile, rm, stat, truncate } from 'node:fs/promises';

/** Bytes after which the server's log is emptied; a copy of the part before is kept beside it. */
const MOST_BYTES = 10 * 1024 * 1024;

/**
 * Opens the server's log to be continued, for its owner alone.
 * @returns its file descriptor
 */
export async function openServerLog(file: string): Promise<number> {
  await shortenServerLog(file);
  const log = openSync(file, 'a', 0o600);
  fchmodSync(log, 0o600);
  return log;
}

/**
 * Empties a log that has grown too long and keeps a copy of it. A server may go on writing to it: it has
 * the file open for appending, and continues at the new end.
 */
export async function shortenServerLog(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (!found || found.size <= MOST_BYTES) return;
  const before = `${file}.1`;
  try {
    await copyFile(file, before);
    await chmod(before, 0o600);
  } catch {
    // No space for a copy as well: the log is emptied without one.
    await rm(before, { force: true });
  }
  await truncate(file);
}
