import { statfs } from 'node:fs/promises';

/** Bytes that are free for us on the disk of a folder. */
export async function freeSpace(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
