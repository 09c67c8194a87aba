import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that a client takes. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted?.includes('br')) return 'br';
  return accepted?.includes('gzip') ? 'gzip' : 'identity';
}

/**
 * Compresses a body.
 * @param brotliQuality 0 to 11: what is kept is worth more effort than what is sent once
 */
export async function encode(
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
export async function compressed(
  response: Response,
  accepted: string | undefined,
): Promise<Response> {
  const encoding = chooseEncoding(accepted);
  const isHtml = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  if (!isHtml || encoding === 'identity') return response;
  const body = await encode(Buffer.from(await response.arrayBuffer()), encoding, QUICK);
  const headers = new Headers(response.headers);
  headers.set('Content-Encoding', encoding);
  headers.set('Vary', 'Accept-Encoding');
  headers.set('Content-Length', String(body.length));
  return new Response(new Uint8Array(body), { status: response.status, headers });
}
