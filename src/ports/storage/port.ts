import { PortError, type PortProblem } from '#ports/port-error.ts';
/** A file as it was put there. */
export interface StoredFile {
  content: Uint8Array;
  contentType: string;
}

/** The file may be written or read later: no connection, a time-out, a refusal of the storage. */
export class StorageUnavailable extends PortError {
  override name = 'StorageUnavailable';
  readonly problem: PortProblem = 'unavailable';
}

/** The storage denies access, or this action: the operator has to correct keys or rights. */
export class StorageDenied extends StorageUnavailable {
  override name = 'StorageDenied';
  override readonly problem = 'denied';
}

/** Files under keys such as `invoices/202600001-0123456789abcdef.pdf`: lower-case segments, see `checkKey`. */
export interface Storage {
  readonly provider: string;
  /**
   * Keeps a file. The first writer wins: what stands under a key stays as it is, so an action that is
   * repeated writes nothing twice. See `replace` for what changes.
   * @throws StorageUnavailable
   */
  put(key: string, content: Uint8Array, contentType: string): Promise<void>;
  /**
   * Keeps a file in place of what stood under its key, at once and whole: who reads gets the former one or
   * this. Of several at the same moment the last one stays.
   * @throws StorageUnavailable
   */
  replace(key: string, content: Uint8Array, contentType: string): Promise<void>;
  /** The file, or undefined where there is none. @throws StorageUnavailable */
  get(key: string): Promise<StoredFile | undefined>;
  /**
   * The keys of all files below a folder such as `invoices`, in no sequence.
   * @throws StorageUnavailable
   */
  list(folder: string): Promise<string[]>;
  /** Takes a file away; where there is none, nothing happens. @throws StorageUnavailable */
  delete(key: string): Promise<void>;
}
