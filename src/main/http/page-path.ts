import { addressAt, type FoundAddress } from '#domain/addresses.ts';

/** The row of an address; a page has it with a slash at its end as well, from where it is redirected. */
export function rowAt(pathname: string): FoundAddress | undefined {
  const page = addressAt(withoutSlash(pathname) ?? pathname);
  return page && page.kind !== 'machine' ? page : addressAt(pathname);
}

/** The one address of a page that was asked for with a slash at its end. */
export function withoutSlash(pathname: string): string | undefined {
  // A loop, because a pattern would begin again at each of ten thousand slashes.
  let end = pathname.length;
  while (pathname[end - 1] === '/') end -= 1;
  const path = pathname.slice(0, end);
  return path !== '' && path !== pathname && !path.startsWith('//') ? path : undefined;
}

/** Characters that no address has; patterns read some of them as the end of the text. */
const NEVER_IN_A_PATH = /[\p{Cc}\u2028\u2029]/u;

/**
 * Whether the path can be that of a page. A lone %, half a character or a line break is none, and the router has
 * addresses of its own for scripts that no page of ours uses: they must not get what a loader returns.
 */
export function isOfPage({ pathname }: URL): boolean {
  try {
    const path = decodeURIComponent(pathname);
    return !NEVER_IN_A_PATH.test(path) && !path.endsWith('.data') && path !== '/__manifest';
  } catch {
    return false;
  }
}
