import { freeSpace } from './free-space.ts';

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
  const free = await freeSpace(folder).catch(() => Infinity);
  const freeMb = Math.floor(free / 1024 / 1024);
  return freeMb >= LITTLE_MB ? '' : ` Only ${freeMb} MB are free there.`;
}
