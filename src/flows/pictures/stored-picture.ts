import { pictureKey } from '#domain/article/article-picture.ts';
import type { Services } from '#flows/services.ts';
import type { StoredFile } from '#ports/storage/port.ts';

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
