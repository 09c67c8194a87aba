import { statfs } from 'node:fs/promises';

/** With less, in MB, a server finds no place for its next piece of log, or a new one for its tables. */
const LITTLE_MB = 64;

/** What the file system has against a folder, in words for the operator; undefined: nothing known. */
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
export async function noteLittleSpace(folder: string): Promise<string> {
  const found = await statfs(folder).catch(() => undefined);
  const free = found && Math.floor((found.bavail * found.bsize) / 1024 / 1024);
  return free === undefined || free >= LITTLE_MB ? '' : ` Only ${free} MB are free there.`;
}
