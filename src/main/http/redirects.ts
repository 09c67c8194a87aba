import { MOST_LOCATION } from '#domain/input-limits.ts';

/** The first of these addresses that an answer may lead to; undefined where all are too long for its head. */
export function shortEnough(addresses: readonly string[]): string | undefined {
  return addresses.find(({ length }) => length <= MOST_LOCATION);
}

/** For good to the first of these paths of another host of ours that is short enough; the last one always is. */
export function redirectToOrigin(origin: string, ...paths: readonly string[]): Response {
  const location = shortEnough(paths.map((path) => origin + path)) ?? origin;
  return redirect(location);
}

/** For good to another address. */
export function redirect(location: string): Response {
  return new Response(null, { status: 308, headers: { Location: location } });
}
