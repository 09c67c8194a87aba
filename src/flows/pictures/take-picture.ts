import { createHash } from 'node:crypto';
import { noteTakenPicture } from '#database/taken-pictures.ts';
import { href } from '#domain/addresses.ts';
import { type PictureProblem, WIDEST, takenPictureKey } from '#domain/article/article-picture.ts';
import type { Services } from '#flows/services.ts';
import { DarkroomUnavailable } from '#ports/darkroom/port.ts';
import { StorageUnavailable } from '#ports/storage/port.ts';

export type Taken =
  | { ok: true; imageUrl: string; width: number; height: number }
  | { ok: false; problem: PictureProblem | 'later' };

const HASH_DIGITS = 32;

/**
 * Takes a picture that an editor sends: makes one of our own of it and keeps that under the mark of its bytes, so
 * that the same picture sent twice is kept once (rules 82).
 * @returns `imageUrl`: its address within either edition; `later` while darkroom or storage are away
 */
export async function takePicture(
  { db, clock, darkroom, storage }: Pick<Services, 'db' | 'clock' | 'darkroom' | 'storage'>,
  sent: Uint8Array,
): Promise<Taken> {
  if (sent.byteLength === 0) return { ok: false, problem: 'missing' };
  try {
    const developed = await darkroom.develop(sent, { format: 'webp', mostWidth: WIDEST });
    if (!developed.ok) return developed;
    const { bytes, width, height } = developed;
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_DIGITS);
    // First, so that nobody takes it away meanwhile as one that no text uses.
    await noteTakenPicture(db, hash, clock());
    await storage.put(takenPictureKey(hash), bytes, 'image/webp');
    return { ok: true, imageUrl: href('takenPicture', 'cs', { hash }), width, height };
  } catch (error) {
    if (!(error instanceof DarkroomUnavailable) && !(error instanceof StorageUnavailable))
      throw error;
    return { ok: false, problem: 'later' };
  }
}
