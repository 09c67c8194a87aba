import { PICTURE_FOLDER, pictureIdOfKey } from '#domain/content/articles/article-picture.ts';
import type { Services } from '#flows/services.ts';
import { type Storage, StorageUnavailable } from '#ports/storage/port.ts';
import { ALL } from '#main/page-cache/page-cache.ts';
import { withTimeout } from '#main/with-timeout.ts';

/** Milliseconds for which the list is taken again without asking. */
const KEPT_MS = 60_000;
/** Milliseconds for which the last list is taken while the storage is away: meanwhile no page waits. */
const FAILED_MS = 30_000;
/** Milliseconds after which it is asked once more about a picture that it had not: somebody may have put it there. */
const MISSED_MS = 1000;
/** Milliseconds that a page may wait for it; without it covers are drawn. */
const PATIENCE_MS = 1000;

export interface StoredPictures {
  read: Services['storedPictures'];
  has: Services['hasPicture'];
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
  let askedAt = 0;
  let away: StorageUnavailable | undefined;
  async function read(): Promise<ReadonlySet<string>> {
    try {
      const keys = await withTimeout(
        PATIENCE_MS,
        storage.list(PICTURE_FOLDER),
        () => new StorageUnavailable('The storage does not say which pictures it has.'),
      );
      last = new Set(keys.flatMap((key) => pictureIdOfKey(key) ?? []));
      away = undefined;
    } catch (error) {
      // The port's own line in the log tells it.
      if (!(error instanceof StorageUnavailable)) throw error;
      away = error;
      until = clock().getTime() + FAILED_MS;
    }
    return last;
  }
  function known(): Promise<ReadonlySet<string>> {
    const now = clock().getTime();
    if (kept && now < until) return kept;
    askedAt = now;
    until = now + KEPT_MS;
    kept = read();
    return kept;
  }
  return {
    read: known,
    async has(id) {
      if ((await known()).has(id)) return true;
      // Only the list is asked, and that once in a while: strangers cannot keep the storage busy.
      if (!away && clock().getTime() >= askedAt + MISSED_MS) kept = undefined;
      if ((await known()).has(id)) return true;
      if (away) throw away;
      return false;
    },
    forget: (tag) => {
      if (tag === ALL || tag === 'articles') kept = undefined;
    },
  };
}
