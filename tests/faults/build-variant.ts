import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type ProgramCopy, copySources } from './program-copy.ts';
import type { Variant } from './variant.ts';

const run = promisify(execFile);
const buildHalf = fileURLToPath(new URL('build-half.ts', import.meta.url));

/** The sources with what browsers get of them, which no variant changes: built once for all of them. */
let sound: Promise<string> | undefined;

/** Builds the broken program. @throws Error where a text that is to be replaced is not there once */
export async function buildVariant({ id, patches }: Variant): Promise<ProgramCopy> {
  sound ??= prepareSound();
  const copy = await copySources(await sound);
  try {
    for (const [file, right, wrong] of patches) {
      const path = join(copy.folder, file);
      const parts = (await readFile(path, 'utf8')).split(right);
      if (parts.length !== 2) {
        throw new Error(`Variant ${id}: ${file} has ${parts.length - 1} times “${right}”.`);
      }
      await writeFile(path, parts.join(wrong));
    }
    await build(copy.folder, 'ssr');
    return copy;
  } catch (error) {
    await copy.remove();
    throw error;
  }
}

async function prepareSound(): Promise<string> {
  const { folder } = await copySources();
  await build(folder, 'client');
  return folder;
}

async function build(folder: string, half: 'client' | 'ssr'): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production' };
  await run(process.execPath, [buildHalf, half], { cwd: folder, env });
}
