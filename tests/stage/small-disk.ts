import { execFileSync } from 'node:child_process';
import { mkdirSync, rmdirSync } from 'node:fs';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file system of its own that can be filled; who asks for it unmounts it. */
export interface SmallDisk {
  path: string;
  fill(): Promise<void>;
  makeRoom(): Promise<void>;
  makeReadOnly(): Promise<void>;
  unmount(): Promise<void>;
}

/** Whether this machine lets us mount anything: as root, and outside most containers. */
export function canMount(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const probe = join('/tmp', `vzlet-mount-${process.pid}`);
  mkdirSync(probe);
  try {
    execFileSync('mount', ['-t', 'tmpfs', 'none', probe], { stdio: 'ignore' });
    execFileSync('umount', [probe]);
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(probe);
  }
}

/** A disk of so many MB, in memory, under a folder. */
export async function mountSmallDisk(folder: string, megabytes: number): Promise<SmallDisk> {
  const path = join(folder, 'disk');
  await mkdir(path);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', path]);
  const ballast = join(path, 'ballast');
  return {
    path,
    async fill() {
      await rm(ballast, { force: true });
      const { bavail, bsize } = await statfs(path);
      await writeFile(ballast, Buffer.alloc(bavail * bsize));
    },
    makeRoom: () => rm(ballast, { force: true }),
    async makeReadOnly() {
      execFileSync('mount', ['-o', 'remount,ro', path]);
    },
    async unmount() {
      execFileSync('umount', [path]);
    },
  };
}
