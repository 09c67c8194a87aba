import { statfs } from 'node:fs/promises';

/** Bytes that are free for us on the disk of a folder. */
export async function freeSpace(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Free space in MB that a server needs for its next piece of log, and a new one for its tables. */
const LITTLE_MB = 64;

/** Explains to the operator why the file system refuses a folder; undefined for an unknown error. */
export function explainFolderFault(error: unknown, folder: string): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EROFS') {
    return (
      `${folder} lies on a file system that can only be read. ` +
      'Make it writable, or set DATA_DIR to another folder.'
    );
  }
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return `There is no space left in ${folder}. Make room, or set DATA_DIR to another folder.`;
  }
  return undefined;
}

/** A sentence on how little space is free there; empty where there is enough. */
export async function recordLittleSpace(folder: string): Promise<string> {
  const free = await freeSpace(folder).catch(() => Infinity);
  const freeMb = Math.floor(free / 1024 / 1024);
  return freeMb >= LITTLE_MB ? '' : ` Only ${freeMb} MB are free there.`;
}
