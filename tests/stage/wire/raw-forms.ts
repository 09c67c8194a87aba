import type { SignedIn } from '#tests/stage/operator.ts';
import { type RawAnswer, send } from './raw.ts';

export const FORM = 'Content-Type: application/x-www-form-urlencoded';
const BOUNDARY = '----WebKitFormBoundaryAbCdEfGhIjKlMnOp';
/** A form with a file in it. */
export const MULTIPART = `Content-Type: multipart/form-data; boundary=${BOUNDARY}`;
/** What ends such a form. */
export const LAST = `--${BOUNDARY}--\r\n`;

/** One of its fields. */
export function part(name: string, value: string, more = ''): string {
  return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
}

/** A whole form of one file of so many bytes. */
export function fileForm(bytes: number): string {
  return part('file', 'a'.repeat(bytes), '; filename="a.csv"') + LAST;
}

export function cookieOf({ cookie }: SignedIn): string {
  return `Cookie: ${cookie.name}=${cookie.value}`;
}

let sent = 0;

/** The head of a post from the shop's own page, and from a client of its own unless the lines say from which. */
export function headOf(port: number, path: string, lines: readonly string[]): string {
  sent += 1;
  const from = lines.some((line) => line.startsWith('X-Forwarded-For'))
    ? []
    : [`X-Forwarded-For: 10.1.${sent >> 8}.${sent & 255}`];
  const own = [`Host: localhost:${port}`, 'Sec-Fetch-Site: same-origin', 'Connection: close'];
  return [`POST ${path} HTTP/1.1`, ...own, ...from, ...lines, '', ''].join('\r\n');
}

/** Posts a body as it is, announced by its length. */
export async function postBody(
  port: number,
  path: string,
  lines: readonly string[],
  body: string,
): Promise<RawAnswer> {
  const length = `Content-Length: ${Buffer.byteLength(body)}`;
  const [answer] = await send(port, headOf(port, path, [...lines, length]) + body);
  if (!answer) throw new Error(`No answer for ${path}.`);
  return answer;
}

/** The same in chunks, without a word of how much there is. */
export async function postInChunks(
  port: number,
  path: string,
  lines: readonly string[],
  body: string,
): Promise<RawAnswer | undefined> {
  const chunks = (body.match(/[^]{1,8000}/g) ?? []).map(
    (chunk) => `${Buffer.byteLength(chunk).toString(16)}\r\n${chunk}\r\n`,
  );
  const head = headOf(port, path, [...lines, 'Transfer-Encoding: chunked']);
  const [answer] = await send(port, `${head}${chunks.join('')}0\r\n\r\n`);
  return answer;
}
