import { type Address, isForEveryone } from './address-row.ts';
import { locales } from '#domain/locale.ts';
import { keysOf } from '#domain/records.ts';

/** Where a path leads: the row of the table and its name. */
export interface FoundRow<Name extends string> extends Address {
  name: Name;
}

/**
 * Reads paths by a table. Where a path has the shape of several addresses, the one without parameters has
 * it, else the one that begins with more of its own: /cenik/:platform/:service looks like a package too,
 * /outbox like an article, and everything below /ad like its last row.
 */
export function readAddresses<Name extends string>(
  table: Record<Name, Address>,
): (pathname: string) => FoundRow<Name> | undefined {
  const patterns = keysOf(table)
    .flatMap((name) => {
      const found = { name, ...table[name] };
      const param = isForEveryone(found) ? '[\\w-]+' : '[^/]+';
      return [...new Set(locales.map((locale) => found.path[locale]))].map((path) => ({
        found,
        path,
        pattern: patternOf(path, param),
      }));
    })
    .toSorted(
      (a, b) => countFixed(b) - countFixed(a) || measureFixedStart(b) - measureFixedStart(a),
    );
  const rowAt = (path: string) => patterns.find(({ pattern }) => pattern.test(path))?.found;
  return (pathname) =>
    guardedPage(rowAt(asRouted(pathname))) ??
    rowAt(pathname) ??
    guardedPage(rowAt(decodePath(pathname)));
}

/**
 * The router reads `/%61d` as `/ad`, so the guard must recognize a page by such an address too, and before any
 * other: as it is written, `/ad/%70eople` has the shape of a row that needs less. A public page needs no guard,
 * and calls of programs never reach the router.
 */
function guardedPage<Found extends Address>(found: Found | undefined): Found | undefined {
  return found?.kind === 'private' || found?.kind === 'operator' ? found : undefined;
}

/** A path as the router matches it: each part is decoded by itself, and an encoded slash parts nothing. */
function asRouted(pathname: string): string {
  return pathname
    .split('/')
    .map((part) => decodePath(part).replaceAll('/', '%2F'))
    .join('/');
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

function measureFixedStart({ path }: { path: string }): number {
  return path.split(/[:*]/, 1).join('').length;
}

function countFixed({ path }: { path: string }): number {
  return /[:*]/.test(path) ? 0 : 1;
}

/**
 * No parameter of what is kept for everyone needs a dot or a percent sign. With them, one address could be
 * written in endless ways, and each way would take a place in the page cache.
 */
export function patternOf(path: string, param: string): RegExp {
  const source = path
    .replaceAll('.', '\\.')
    .replaceAll(/:(\w+)/g, `(?<$1>${param})`)
    .replace('/*', '(?:/[^]*)?');
  return new RegExp(`^${source}$`);
}
