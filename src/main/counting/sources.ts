import { type VisitSource, hostOf, readSource } from '#domain/counting/arrival.ts';

/** Referers that are remembered, in memory alone: most readers come from a few sites. */
const MOST_REMEMBERED = 500;
/** Characters of such a Referer; one may have any length. */
const LONGEST = 200;

/** What follows from the host of a Referer, remembered where the Referer names a host and nothing else. */
export function makeSourceOf(isOwn: (host: string) => boolean): (referer: string) => VisitSource {
  const remembered = new Map<string, VisitSource>();
  return (referer) => {
    const known = remembered.get(referer);
    if (known !== undefined) return known;
    const found = readSource(referer, isOwn);
    // A path may be a secret.
    if (referer.length <= LONGEST && referer.endsWith(`://${hostOf(referer)}/`)) {
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      remembered.set(referer, found);
    }
    return found;
  };
}
