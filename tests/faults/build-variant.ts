import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type ProgramCopy, copySources } from './program-copy.ts';
import type { Variant } from './variant.ts';

const run = promisify(execFile);

/** Builds the broken program. @throws Error where a text that is to be replaced is not there once */
export async function buildVariant({ id, patches }: Variant): Promise<ProgramCopy> {
  const copy = await copySources();
  try {
    for (const [file, right, wrong] of patches) {
      const path = join(copy.folder, file);
      const parts = (await readFile(path, 'utf8')).split(right);
      if (parts.length !== 2) {
        throw new Error(`Variant ${id}: ${file} has ${parts.length - 1} times “${right}”.`);
      }
      await writeFile(path, parts.join(wrong));
    }
    const builder = join(copy.folder, 'node_modules', '@react-router', 'dev', 'bin.cjs');
    const env = { ...process.env, NODE_ENV: 'production' };
    await run(process.execPath, [builder, 'build'], { cwd: copy.folder, env });
    return copy;
  } catch (error) {
    await copy.remove();
    throw error;
  }
}
