import { parseCookie } from 'cookie';
import { adminHref } from '#domain/addresses.ts';
import { type CookieNaming, cookieName } from './cookie-naming.ts';

/** Cookies of the operator's section: no other page gets them, and no script reads them. */
type OperatorCookie = 'session' | 'kept-form';

const path = adminHref('operator');

/** The cookie line that sets one for as long as the browser is open. */
export function writeOperatorCookie(
  name: OperatorCookie,
  value: string,
  naming: CookieNaming,
): string {
  return line(name, value, naming);
}

export function clearOperatorCookie(name: OperatorCookie, naming: CookieNaming): string {
  return `${line(name, '', naming)}; Max-Age=0`;
}

/** What a browser sends of it; undefined where it sends none. */
export function readOperatorCookie(
  header: string | null,
  name: OperatorCookie,
  naming: CookieNaming,
): string | undefined {
  return parseCookie(header ?? '')[cookieName(name, path, naming)] || undefined;
}

/** Lax, so that a link of an e-mail opens to who is signed in; posts are guarded by their origin. */
function line(name: OperatorCookie, value: string, naming: CookieNaming): string {
  const secure = naming === 'prefixed' ? '; Secure' : '';
  return `${cookieName(name, path, naming)}=${value}; Path=${path}; HttpOnly; SameSite=Lax${secure}`;
}
