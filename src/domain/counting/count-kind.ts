import { type Arrival, type Source, type WayIn, arrivalOf } from './arrival.ts';

/**
 * What is counted of a page (rules 58). A page that was answered is counted once: by where its reader came
 * from, as `ahead` where it was fetched before anybody pressed the link to it, or as `robot`. Beside them
 * `drawn` counts how often a page asked for the styles, which a browser does once and few robots do, and
 * `cart` how often an empty cart got its first package, `details` how often the second step of the order was
 * opened.
 */
export type CountKind = Arrival | 'ahead' | 'robot' | 'drawn' | 'cart' | 'details';

/** Seconds between two writings of what was counted; as much is lost when the program breaks off. */
export const COUNTS_WRITTEN_SECONDS = 10;

/** What a request says about itself; the words of its headers as they came. */
export interface Asking extends WayIn {
  userAgent: string | undefined;
  /** Sec-Purpose, or Purpose of older browsers. */
  purpose: string | undefined;
  /** Sec-Fetch-Dest. */
  fetchDest: string | undefined;
}

/** Who decides what the request cannot: what a Referer says, by our hosts, and which clients are robots. */
export interface Knowing {
  sourceOf: (referer: string) => Source;
  isRobot: (userAgent: string | undefined) => boolean;
}

/** As what a page is counted that was answered to this request (rules 58). */
export function countKindOf(
  asking: Asking,
  { sourceOf, isRobot }: Knowing,
): Exclude<CountKind, 'drawn' | 'cart' | 'details'> {
  const { userAgent, purpose, fetchDest } = asking;
  if (isRobot(userAgent)) return 'robot';
  const isForScript = fetchDest !== undefined && fetchDest !== 'document';
  if (isForScript || purpose?.includes('prefetch')) return 'ahead';
  return arrivalOf(asking, sourceOf);
}
