import { applyPatches } from './apply-patches.ts';
import { type ProgramCopy, buildCopy, copySources } from './program-copy.ts';
import type { Variant } from './variant.ts';

/** The sources with what browsers get of them, which no variant changes: built once for all of them. */
let sound: Promise<string> | undefined;

/** Builds the broken program. @throws Error where a text that is to be replaced is not there once */
export async function buildVariant({ id, patches }: Variant): Promise<ProgramCopy> {
  sound ??= prepareSound();
  const copy = await copySources(await sound);
  try {
    await applyPatches(copy.folder, { id, patches });
    await buildCopy(copy.folder, 'ssr');
    return copy;
  } catch (error) {
    await copy.remove();
    throw error;
  }
}

async function prepareSound(): Promise<string> {
  const { folder } = await copySources();
  await buildCopy(folder, 'client');
  return folder;
}
