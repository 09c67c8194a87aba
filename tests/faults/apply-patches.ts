import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Patch } from './variant.ts';

/**
 * Breaks the sources in a folder as wanted.
 * @returns puts them back as they were
 * @throws Error where a text that is to be replaced is not there once
 */
export async function applyPatches(
  folder: string,
  { id, patches }: { id: string; patches: readonly Patch[] },
): Promise<() => Promise<void>> {
  const before = new Map<string, string>();
  for (const [file, right, wrong] of patches) {
    const path = join(folder, file);
    const text = await readFile(path, 'utf8');
    if (!before.has(path)) before.set(path, text);
    const parts = text.split(right);
    if (parts.length !== 2) {
      throw new Error(`Variant ${id}: ${file} has ${parts.length - 1} times “${right}”.`);
    }
    await writeFile(path, parts.join(wrong));
  }
  return async () => {
    for (const [path, text] of before) await writeFile(path, text);
  };
}
