import { parseCookie } from 'cookie';
import { type CookieNaming, cookieName } from './cookie-naming.ts';
import { encodeBytes } from './new-id.ts';

/** Bytes that a cookie holds. Browsers keep 4096 characters of one, its name and attributes included; three bytes take four. */
const MOST_BYTES = 2850;

export interface CookieOptions {
  name: string;
  path: string;
  /** Seconds; left out, the cookie ends with the browser's session. */
  maxAge?: number;
  /** Where no script has to read it. */
  isForServer?: boolean;
}

/**
 * A value as a cookie line, for Set-Cookie and for document.cookie alike; undefined where it is too
 * large for a cookie.
 */
export function writeJsonCookie(
  options: CookieOptions,
  value: unknown,
  naming: CookieNaming,
): string | undefined {
  const encoded = encodeIfSmall(new TextEncoder().encode(JSON.stringify(value)));
  return encoded === undefined ? undefined : cookieLine(options, encoded, naming);
}

/** Undefined where it is too large for a cookie, which is asked before anything is made of it. */
function encodeIfSmall(bytes: Uint8Array): string | undefined {
  return bytes.byteLength > MOST_BYTES ? undefined : encodeBytes(bytes);
}

/** Stands before what is written in two bytes a sign; no JSON is written so. */
const IN_TWO_BYTES = '.';

/**
 * A text as a cookie line, every sign of it in two bytes: denser than JSON for all scripts whose signs have three.
 * Undefined where it is too large for a cookie.
 */
export function writeTextCookie(
  options: CookieOptions,
  text: string,
  naming: CookieNaming,
): string | undefined {
  const codes = Uint16Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
  const encoded = encodeIfSmall(new Uint8Array(codes.buffer));
  return encoded === undefined ? undefined : cookieLine(options, IN_TWO_BYTES + encoded, naming);
}

/** What such a cookie holds; undefined where there is none. */
export function readTextCookie(
  header: string | null,
  options: CookieOptions,
  naming: CookieNaming,
): string | undefined {
  const encoded = valueOf(header, options, naming);
  if (!encoded?.startsWith(IN_TWO_BYTES)) return undefined;
  try {
    const bytes = decodeBytes(encoded.slice(IN_TWO_BYTES.length));
    return String.fromCharCode(...new Uint16Array(bytes.buffer));
  } catch {
    return undefined;
  }
}

/** The line that makes a browser forget a cookie. */
export function clearCookie(options: CookieOptions, naming: CookieNaming): string {
  return cookieLine({ ...options, maxAge: 0 }, '', naming);
}

/** What a cookie holds, as unknown: it comes from a browser. Undefined where there is none or no JSON. */
export function readJsonCookie(
  header: string | null,
  options: CookieOptions,
  naming: CookieNaming,
): unknown {
  const encoded = valueOf(header, options, naming);
  if (!encoded) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(decodeBytes(encoded)));
  } catch {
    return undefined;
  }
}

function valueOf(
  header: string | null,
  { name, path }: CookieOptions,
  naming: CookieNaming,
): string | undefined {
  return parseCookie(header ?? '')[cookieName(name, path, naming)];
}

/** @throws where the text is no base64 */
function decodeBytes(encoded: string): Uint8Array<ArrayBuffer> {
  const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
}

function cookieLine(
  { name, path, maxAge, isForServer }: CookieOptions,
  value: string,
  naming: CookieNaming,
): string {
  const age = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  const hidden = isForServer ? '; HttpOnly' : '';
  const secure = naming === 'prefixed' ? '; Secure' : '';
  return `${cookieName(name, path, naming)}=${value}; Path=${path}; SameSite=Lax${age}${hidden}${secure}`;
}
