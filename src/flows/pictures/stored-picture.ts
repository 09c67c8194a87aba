import { createHash } from 'node:crypto';
import { recordChange } from '#database/audit/audit.ts';
import { tellChangedPages } from '#database/changed-pages.ts';
import {
  forgetPictures,
  lockOldPictures,
  recordFoundPictures,
  recordTakenPicture,
  usedAmong,
} from '#database/articles/taken-pictures.ts';
import { href } from '#domain/addresses.ts';
import {
  type PictureProblem,
  TAKEN_PICTURES,
  WIDEST,
  pictureHashOf,
  pictureKey,
  takenPictureKey,
} from '#domain/content/articles/article-picture.ts';
import type { Services } from '#flows/services.ts';
import { ImageProcessorUnavailable } from '#ports/images/port.ts';
import { type StoredFile, StorageUnavailable } from '#ports/storage/port.ts';

/** What is sent on as it was stored; anything else, such as a page, is not. */
const pictureTypes = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/avif']);

/** The picture that the storage has under an id; undefined where it has none (rules 60). @throws StorageUnavailable */
export async function storedPicture(
  { storage }: Pick<Services, 'storage'>,
  id: string,
): Promise<StoredFile | undefined> {
  const stored = await storage.get(pictureKey(id));
  return stored && pictureTypes.has(stored.contentType) ? stored : undefined;
}

export type Taken =
  | { ok: true; imageUrl: string; width: number; height: number }
  | { ok: false; problem: PictureProblem | 'later' };

const HASH_DIGITS = 32;

/**
 * Takes a picture that an editor sends: makes one of our own of it and keeps that under the mark of its bytes, so
 * that the same picture sent twice is kept once (rules 82).
 * @returns `imageUrl`: its address within either edition; `later` while image processor or storage are away
 */
export async function takePicture(
  {
    db,
    clock,
    imageProcessor,
    storage,
  }: Pick<Services, 'db' | 'clock' | 'imageProcessor' | 'storage'>,
  sent: Uint8Array,
): Promise<Taken> {
  if (sent.byteLength === 0) return { ok: false, problem: 'missing' };
  try {
    const developed = await imageProcessor.develop(sent, { format: 'webp', mostWidth: WIDEST });
    if (!developed.ok) return developed;
    const { bytes, width, height } = developed;
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_DIGITS);
    // First, so that nobody takes it away meanwhile as one that no text uses.
    await recordTakenPicture(db, hash, clock());
    await storage.put(takenPictureKey(hash), bytes, 'image/webp');
    return { ok: true, imageUrl: href('takenPicture', 'cs', { hash }), width, height };
  } catch (error) {
    if (!(error instanceof ImageProcessorUnavailable) && !(error instanceof StorageUnavailable))
      throw error;
    return { ok: false, problem: 'later' };
  }
}

/**
 * Takes the picture that is stored for the id of an article away, so that its cover is drawn again, and tells the
 * pages and the log of changes; where there is none, nothing happens.
 * @returns false while the storage is away
 */
export async function takePictureAway(
  { db, clock, storage, hasPicture }: Pick<Services, 'db' | 'clock' | 'storage' | 'hasPicture'>,
  { postId, authorId }: { postId: string; authorId: string },
): Promise<boolean> {
  try {
    if (!(await hasPicture(postId))) return true;
    await storage.delete(pictureKey(postId));
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    return false;
  }
  await db.transaction(async (tx) => {
    await tellChangedPages(tx, 'articles');
    await recordChange(tx, {
      operatorId: authorId,
      action: 'article-unpictured',
      subject: postId,
      at: clock(),
    });
  });
  return true;
}

/** Pictures of one transaction: for each of them all texts are looked through. */
const CHUNK = 10;

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
    await recordFoundPictures(db, stored, clock());
    let after: string | undefined = '';
    while (after !== undefined) {
      const from: string = after;
      const looked = await db.transaction(async (tx) => {
        const old = await lockOldPictures(tx, before, { after: from, most: CHUNK });
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
