import { PICTURE_FOLDER, pictureIdOfKey } from '#domain/article/article-picture.ts';
import type { Services } from '#flows/services.ts';
import { type Storage, StorageUnavailable } from '#ports/storage/port.ts';
import { ALL } from '#main/page-cache/page-cache.ts';
import { withTimeout } from '#main/with-timeout.ts';

/** Milliseconds for which the list is taken again without asking. */
const KEPT_MS = 60_000;
/** Milliseconds for which the last list is taken while the storage is away: meanwhile no page waits. */
const FAILED_MS = 30_000;
/** Milliseconds that a page may wait for it; without it covers are drawn. */
const PATIENCE_MS = 1000;

export interface StoredPictures {
  read: Services['storedPictures'];
  /** Asks anew where articles have changed, or everything. */
  forget(tag: string): void;
}

/** Knows which articles have a picture of their own in the storage, without asking for each. */
export function makeStoredPictures(
  storage: Pick<Storage, 'list'>,
  clock: () => Date,
): StoredPictures {
  let last: ReadonlySet<string> = new Set();
  let kept: Promise<ReadonlySet<string>> | undefined;
  let until = 0;
  async function read(): Promise<ReadonlySet<string>> {
    try {
      const keys = await withTimeout(
        PATIENCE_MS,
        storage.list(PICTURE_FOLDER),
        () => new StorageUnavailable('The storage does not say which pictures it has.'),
      );
      last = new Set(keys.flatMap((key) => pictureIdOfKey(key) ?? []));
    } catch (error) {
      // The port's own line in the log tells it.
      if (!(error instanceof StorageUnavailable)) throw error;
      until = clock().getTime() + FAILED_MS;
    }
    return last;
  }
  return {
    read: () => {
      const now = clock().getTime();
      if (kept && now < until) return kept;
      until = now + KEPT_MS;
      kept = read();
      return kept;
    },
    forget: (tag) => {
      if (tag === ALL || tag === 'articles') kept = undefined;
    },
  };
}
