import { z } from 'zod';
import { takeOverErasure, listKnownErasures } from '#database/people/erasures.ts';
import type { ErasureRow } from '#database/people/erasures.ts';
import type { Services } from '#flows/services.ts';

/** The folder of the storage: where that is a bucket, the list outlives the database (docs/backup.md). */
const FOLDER = 'erasures';

const shape = z.object({
  id: z.uuid(),
  addressHash: z.string(),
  operatorId: z.uuid(),
  askedAt: z.iso.datetime(),
});

/** Keeps an erasure in the storage as well, by the hash alone. @throws StorageUnavailable */
export async function keepInStorage(
  { storage }: Pick<Services, 'storage'>,
  { id, addressHash, operatorId, askedAt }: ErasureRow,
): Promise<void> {
  const text = JSON.stringify({ id, addressHash, operatorId, askedAt: askedAt.toISOString() });
  await storage.put(erasureKey(id), new TextEncoder().encode(text), 'application/json');
}

/** Under which key an erasure is kept. */
export function erasureKey(id: string): string {
  return `${FOLDER}/${id}.json`;
}

/**
 * Takes over the erasures that the storage knows and the database does not: it was restored into another one. A
 * file that is none is left alone.
 * @throws StorageUnavailable
 */
export async function takeOverFromStorage({
  db,
  storage,
}: Pick<Services, 'db' | 'storage'>): Promise<void> {
  const keys = await storage.list(FOLDER);
  const known = new Set((await listKnownErasures(db)).map(erasureKey));
  for (const key of keys) {
    if (known.has(key)) continue;
    const file = await storage.get(key);
    const read = shape.safeParse(file && parseFile(new TextDecoder().decode(file.content)));
    if (!read.success) continue;
    await takeOverErasure(db, { ...read.data, askedAt: new Date(read.data.askedAt) });
  }
}

function parseFile(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
