import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** What the shop can send, the smallest first. */
const encodings: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** The headers that clients usually send are parsed once; there are not many of them. */
const MOST_KNOWN = 100;
const known = new Map<string, Encoding>();

/**
 * The best encoding that a client accepts, by its Accept-Encoding. A client that accepts none gets the page
 * uncompressed, which is better than nothing.
 */
export function chooseEncoding(accepted = ''): Encoding {
  const found = known.get(accepted);
  if (found) return found;
  const client = new Negotiator({ headers: { 'accept-encoding': accepted } });
  const chosen = client.encoding(encodings, { preferred: encodings }) ?? 'identity';
  if (known.size < MOST_KNOWN) known.set(accepted, chosen);
  return chosen;
}

/**
 * Compresses a body.
 * @param brotliQuality 0 to 11: what is kept is worth more effort than what is sent once
 */
export async function encodeBody(
  body: Buffer,
  encoding: Encoding,
  brotliQuality: number,
): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return compressGzip(body);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return compressBrotli(body, { params });
}

/** Quality of what is rendered for one reader alone. */
const QUICK = 4;

/** A page for one reader, compressed on its way out; anything but HTML goes as it is. */
export async function compressBody(
  response: Response,
  accepted: string | undefined,
): Promise<Response> {
  const encoding = chooseEncoding(accepted);
  const isHtml = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  const isDone = response.headers.has('Content-Encoding');
  if (!isHtml || isDone || encoding === 'identity') return response;
  const body = await encodeBody(Buffer.from(await response.arrayBuffer()), encoding, QUICK);
  const headers = new Headers(response.headers);
  headers.set('Content-Encoding', encoding);
  headers.set('Vary', 'Accept-Encoding');
  headers.set('Content-Length', String(body.length));
  return new Response(new Uint8Array(body), { status: response.status, headers });
}
