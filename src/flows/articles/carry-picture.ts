import { pictureKey } from '#domain/article/article-picture.ts';
import type { Services } from '#flows/services.ts';
import { StorageUnavailable } from '#ports/storage/port.ts';

/**
 * Takes the stored picture of an article along to its new id. While the storage is away the article shows its
 * cover. No action of its own: it follows a change of the slug.
 */
export async function carryPicture(
  { storage }: Pick<Services, 'storage'>,
  from: string,
  to: string,
): Promise<void> {
  try {
    const picture = await storage.get(pictureKey(from));
    if (picture) await storage.put(pictureKey(to), picture.content, picture.contentType);
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
  }
}
