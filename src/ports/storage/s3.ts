import type * as S3 from '@aws-sdk/client-s3';
import { checkKey } from './check-key.ts';
import { isMistake } from './is-mistake.ts';
import { type Storage, StorageDenied, StorageUnavailable } from './port.ts';

export interface S3Settings {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Milliseconds for one action, repetitions included. */
  timeoutMs?: number | undefined;
}

/** Files in a bucket that speaks S3, with the signal that ends an action which takes too long. */
type Action<T> = (sdk: Sdk, signal: AbortSignal) => Promise<T>;
type Sdk = typeof S3 & { client: S3.S3Client };

const TIMEOUT_MS = 5000;

/**
 * Storage in any service that speaks S3 (AWS, R2, MinIO, Ceph …), addressed by path. The SDK is loaded
 * by the first file, so that it costs the start nothing.
 */
export function createS3Storage(settings: S3Settings): Storage {
  const { bucket: Bucket, timeoutMs = TIMEOUT_MS } = settings;
  let sdk: Promise<Sdk> | undefined;

  async function within<T>(key: string, action: Action<T>): Promise<T> {
    checkKey(key);
    sdk ??= open(settings);
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      return await Promise.race([action(await sdk, signal), rejectOnAbort(signal)]);
    } catch (error) {
      if (isMistake(error)) throw error;
      const status = statusOf(error);
      const Failure = status === 401 || status === 403 ? StorageDenied : StorageUnavailable;
      throw new Failure(`S3: ${nameOf(error)}`, { cause: error });
    }
  }

  return {
    provider: 'S3',
    put: (Key, content, ContentType) =>
      within(Key, async (s3, signal) => {
        // A server that does not know If-None-Match would write over what is there: so look as well.
        if (await exists(s3, { Bucket, Key }, signal)) return;
        const file = { Bucket, Key, Body: content, ContentType, ContentLength: content.byteLength };
        const put = (more: { IfNoneMatch?: '*' }) =>
          s3.client.send(new s3.PutObjectCommand({ ...file, ...more }), { abortSignal: signal });
        try {
          await put({ IfNoneMatch: '*' });
        } catch (error) {
          if (isTaken(error)) return;
          if (!isUnknownHeader(error)) throw error;
          await put({});
        }
      }),
    replace: (Key, content, ContentType) =>
      within(Key, async (s3, signal) => {
        const file = { Bucket, Key, Body: content, ContentType, ContentLength: content.byteLength };
        await s3.client.send(new s3.PutObjectCommand(file), { abortSignal: signal });
      }),
    get: (Key) =>
      within(Key, async (s3, signal) => {
        try {
          const command = new s3.GetObjectCommand({ Bucket, Key });
          const found = await s3.client.send(command, { abortSignal: signal });
          const content = (await found.Body?.transformToByteArray()) ?? new Uint8Array();
          return { content, contentType: found.ContentType ?? 'application/octet-stream' };
        } catch (error) {
          if (nameOf(error) === 'NoSuchKey') return undefined;
          throw error;
        }
      }),
    list: (folder) =>
      within(folder, (s3, signal) => keysBelow(s3, { Bucket, Prefix: `${folder}/` }, signal)),
    delete: (Key) =>
      within(Key, async (s3, signal) => {
        await s3.client.send(new s3.DeleteObjectCommand({ Bucket, Key }), { abortSignal: signal });
      }),
  };
}

async function open({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings): Promise<Sdk> {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    // Sums in trailers are known to AWS alone.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { ...sdk, client };
}

/** A bucket tells a thousand at a time. */
async function keysBelow(
  s3: Sdk,
  asked: { Bucket: string; Prefix: string },
  abortSignal: AbortSignal,
): Promise<string[]> {
  const keys: string[] = [];
  for await (const page of s3.paginateListObjectsV2({ client: s3.client }, asked, {
    abortSignal,
  })) {
    keys.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []));
  }
  return keys;
}

async function exists(
  s3: Sdk,
  file: { Bucket: string; Key: string },
  abortSignal: AbortSignal,
): Promise<boolean> {
  try {
    await s3.client.send(new s3.HeadObjectCommand(file), { abortSignal });
    return true;
  } catch (error) {
    // An answer to HEAD has no body and so no code; a missing bucket is told by what follows.
    if (statusOf(error) === 404) return false;
    throw error;
  }
}

/** The body of an answer may stop coming as well, which the SDK's own signal does not end. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** Another was there first, or is writing at this moment (AWS: PutObject, If-None-Match). */
function isTaken(error: unknown): boolean {
  return statusOf(error) === 412 || statusOf(error) === 409;
}

function isUnknownHeader(error: unknown): boolean {
  return statusOf(error) === 501 || nameOf(error) === 'NotImplemented';
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined;
  const { $metadata: metadata } = error;
  if (typeof metadata !== 'object' || metadata === null) return undefined;
  return 'httpStatusCode' in metadata && typeof metadata.httpStatusCode === 'number'
    ? metadata.httpStatusCode
    : undefined;
}
