import { parseCookie } from 'cookie';
import { type CookieNaming, cookieName } from './cookie-naming.ts';
import { encodeBytes } from './new-id.ts';

/** Bytes that browsers keep for one cookie are 4096, its name and attributes included. */
const MOST_CHARACTERS = 3800;

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
  const encoded = encodeBytes(new TextEncoder().encode(JSON.stringify(value)));
  return encoded.length > MOST_CHARACTERS ? undefined : cookieLine(options, encoded, naming);
}

/** The line that makes a browser forget a cookie. */
export function clearCookie(options: CookieOptions, naming: CookieNaming): string {
  return cookieLine({ ...options, maxAge: 0 }, '', naming);
}

/** What a cookie holds, as unknown: it comes from a browser. Undefined where there is none or no JSON. */
export function readJsonCookie(
  header: string | null,
  { name, path }: CookieOptions,
  naming: CookieNaming,
): unknown {
  const encoded = parseCookie(header ?? '')[cookieName(name, path, naming)];
  if (!encoded) return undefined;
  try {
    const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
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
