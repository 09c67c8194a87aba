import { noteChange } from '#database/audit.ts';
import { tellChangedPages } from '#database/changed-pages.ts';
import { pictureKey } from '#domain/article/article-picture.ts';
import type { Services } from '#flows/services.ts';
import { StorageUnavailable } from '#ports/storage/port.ts';

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
    await noteChange(tx, {
      operatorId: authorId,
      action: 'article-unpictured',
      subject: postId,
      at: clock(),
    });
  });
  return true;
}
