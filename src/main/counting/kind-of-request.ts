import type { IncomingMessage } from 'node:http';
import { type Asking, type Knowing, countKindOf } from '#domain/counting/count-kind.ts';
import { headerOf } from '#main/http/incoming.ts';

/** As what a page is counted that a client asked for. */
type AskedKind = ReturnType<typeof countKindOf>;

/** What a request says beside its Referer, and what follows from it for one that is no robot's. */
interface Known extends Pick<Asking, 'fetchSite' | 'fetchDest' | 'purpose'> {
  host: string | undefined;
  kind: AskedKind;
}

/** Referers that are remembered, in memory alone: most readers come by a few of them, in the same way. */
const MOST_REMEMBERED = 500;
/** Characters of such a Referer; one may have any length. */
const LONGEST_REFERER = 200;

/**
 * Tells as what a page is counted that was answered to a request (rules 58). A kept page costs some microseconds in
 * all, so the rule is not asked again where the same Referer comes in the same way.
 * @param ownHosts hosts that are the shop's
 */
export function makeKindOf(
  ownHosts: ReadonlySet<string>,
  isRobot: Knowing['isRobot'],
): (request: Pick<IncomingMessage, 'headers' | 'url'>) => AskedKind {
  const remembered = new Map<string, Known>();
  return (request) => {
    const { headers, url = '/' } = request;
    const { host, referer = '', 'user-agent': userAgent } = headers;
    if (isRobot(userAgent)) return 'robot';
    const fetchSite = headerOf(request, 'sec-fetch-site');
    const fetchDest = headerOf(request, 'sec-fetch-dest');
    const purpose = headerOf(request, 'sec-purpose') ?? headerOf(request, 'purpose');
    // A query may bear the tag of a campaign.
    const isPlain = !url.includes('?') && referer.length <= LONGEST_REFERER;
    const known = isPlain ? remembered.get(referer) : undefined;
    if (
      known &&
      known.host === host &&
      known.fetchSite === fetchSite &&
      known.fetchDest === fetchDest &&
      known.purpose === purpose
    ) {
      return known.kind;
    }
    const isOwn = (name: string) => name === host || ownHosts.has(name);
    const asking = { userAgent, referer: headers.referer, url, fetchSite, fetchDest, purpose };
    const kind = countKindOf(asking, { isOwn, isRobot });
    if (isPlain) {
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      remembered.set(referer, { host, fetchSite, fetchDest, purpose, kind });
    }
    return kind;
  };
}
