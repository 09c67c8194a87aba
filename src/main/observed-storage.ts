import type { Logger } from 'pino';
import { type Storage, StorageUnavailable } from '#ports/storage/port.ts';

/**
 * The storage, with one line in the log for each deed that it did not do: nobody goes without an invoice
 * for it, so nobody else would tell that its keys are wrong. Neither file nor cause stands in the line.
 */
export function observedStorage(storage: Storage, log: Logger): Storage {
  const { provider } = storage;
  async function noting<T>(deed: string, done: Promise<T>): Promise<T> {
    try {
      return await done;
    } catch (error) {
      if (error instanceof StorageUnavailable) {
        log.warn({ provider, deed, problem: error.message }, 'the storage is away or refuses');
      }
      throw error;
    }
  }
  return {
    provider,
    put: (key, content, contentType) => noting('put', storage.put(key, content, contentType)),
    get: (key) => noting('get', storage.get(key)),
    delete: (key) => noting('delete', storage.delete(key)),
  };
}
