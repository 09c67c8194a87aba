import { parseCookie } from 'cookie';
import { PREFIX, isPrefixed } from './cookie-prefix.ts';
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
export function writeJsonCookie(options: CookieOptions, value: unknown): string | undefined {
  const encoded = encodeBytes(new TextEncoder().encode(JSON.stringify(value)));
  return encoded.length > MOST_CHARACTERS ? undefined : cookieLine(options, encoded);
}

/** The line that makes a browser forget a cookie. */
export function clearCookie(options: CookieOptions): string {
  return cookieLine({ ...options, maxAge: 0 }, '');
}

/** What a cookie holds, as unknown: it comes from a browser. Undefined where there is none or no JSON. */
export function readJsonCookie(header: string | null, name: string): unknown {
  const encoded = parseCookie(header ?? '')[isPrefixed() ? PREFIX + name : name];
  if (!encoded) return undefined;
  try {
    const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

function cookieLine({ name, path, maxAge, isForServer }: CookieOptions, value: string): string {
  const age = maxAge === undefined ? '' : `; Max-Age=${maxAge}`;
  const hidden = isForServer ? '; HttpOnly' : '';
  const line = `=${value}; Path=${isPrefixed() ? '/' : path}; SameSite=Lax${age}${hidden}`;
  return isPrefixed() ? `${PREFIX}${name}${line}; Secure` : name + line;
}
