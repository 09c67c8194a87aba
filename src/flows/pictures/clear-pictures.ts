import {
  forgetPictures,
  lockOldPictures,
  noteFoundPictures,
  usedAmong,
} from '#database/taken-pictures.ts';
import { TAKEN_PICTURES, pictureHashOf, takenPictureKey } from '#domain/article/article-picture.ts';
import type { Services } from '#flows/services.ts';
import { StorageUnavailable } from '#ports/storage/port.ts';

/** Pictures of one transaction: for each of them all texts are looked through. */
const BATCH = 10;

/**
 * Takes away the pictures that editors sent before a moment and that no article uses, nor a former text of one
 * (rules 82). No action of its own: it is part of the nightly deletion. Pictures of the storage that nobody has
 * noted wait from now on. While the storage is away nothing goes.
 * @returns how many went
 */
export async function clearPictures(
  { db, storage, clock }: Pick<Services, 'db' | 'storage' | 'clock'>,
  before: Date,
): Promise<number> {
  let gone = 0;
  try {
    const stored = (await storage.list(TAKEN_PICTURES)).flatMap((key) => pictureHashOf(key) ?? []);
    await noteFoundPictures(db, stored, clock());
    let after: string | undefined = '';
    while (after !== undefined) {
      const from: string = after;
      const looked = await db.transaction(async (tx) => {
        const old = await lockOldPictures(tx, before, { after: from, most: BATCH });
        // While the rows are held nobody takes the same pictures anew.
        const used = await usedAmong(tx, old);
        const unused = old.filter((hash) => !used.has(hash));
        for (const hash of unused) await storage.delete(takenPictureKey(hash));
        await forgetPictures(tx, unused);
        return { last: old.at(-1), count: unused.length };
      });
      gone += looked.count;
      after = looked.last;
    }
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
  }
  return gone;
}
