import { WriterUnusable } from './port.ts';

/** Bytes of an answer: an article has some ten thousand. */
const MOST_BYTES = 300_000;

/**
 * Fetches without following anybody elsewhere, because the key goes along, and without reading more than a text
 * can have: an answer without an end would fill the memory.
 */
export function boundedFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'manual' });
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > MOST_BYTES)
        throw new WriterUnusable(`The writer answered more than ${MOST_BYTES} bytes.`);
      chunks.push(chunk);
    }
    const { status, statusText } = response;
    const headers = new Headers(response.headers);
    // What was read is no longer packed.
    headers.delete('content-encoding');
    headers.delete('content-length');
    const hasBody = ![101, 204, 205, 304].includes(status);
    return new Response(hasBody ? Buffer.concat(chunks) : null, { status, statusText, headers });
  };
}
