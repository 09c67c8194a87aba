import { DAY_MS } from '#domain/time/calendar.ts';
import type { Haler } from '#domain/money.ts';

/** Days before a reduction whose lowest price is told with it, and for which one is announced (§ 12a). */
export const LOWEST_PRICE_DAYS = 30;

export interface PriceChange {
  at: Date;
  before: Haler;
  after: Haler;
  /** Whether the operator announces it as a reduction. */
  isAnnounced: boolean;
}

export interface Reduction {
  lowestBefore: Haler;
  /** The first moment at which it is announced no more. */
  until: Date;
}

/**
 * The reduction of a package that is announced at a moment, by all changes of its price, oldest first (rules 84).
 * Where one reduction follows another while it is announced, the 30 days are those before the first of them.
 * Undefined where none is announced, or where the price had been as low within those days.
 */
export function announcedReduction(
  changes: readonly PriceChange[],
  now: Date,
): Reduction | undefined {
  const last = changes.at(-1);
  if (!last || !isReduction(last)) return undefined;
  const until = endOf(last);
  if (now >= until) return undefined;
  const lowestBefore = findLowestBefore(changes, firstOfRow(changes).at);
  return lowestBefore > last.after ? { lowestBefore, until } : undefined;
}

/**
 * The lowest price of the 30 days before a moment, in haléře; that which held as they began counts.
 * @param changes of one package, oldest first, at least one of them; what happened at the moment or later does
 *   not count
 */
export function findLowestBefore(changes: readonly PriceChange[], before: Date): Haler {
  const from = before.getTime() - LOWEST_PRICE_DAYS * DAY_MS;
  const earlier = changes.filter(({ at }) => at < before);
  const atFirst = earlier.findLast(({ at }) => at.getTime() <= from)?.after ?? changes[0]?.before;
  const within = earlier.filter(({ at }) => at.getTime() > from).map(({ after }) => after);
  return Math.min(...(atFirst === undefined ? [] : [atFirst]), ...within);
}

/** The first reduction of the row that the last change ends. */
function firstOfRow(changes: readonly PriceChange[]): PriceChange {
  const [last, ...earlier] = changes.toReversed();
  if (!last) throw new Error('There is no change of the price.');
  let first = last;
  for (const change of earlier) {
    if (!isReduction(change) || first.at >= endOf(change)) break;
    first = change;
  }
  return first;
}

function isReduction({ before, after, isAnnounced }: PriceChange): boolean {
  return isAnnounced && after < before;
}

function endOf({ at }: PriceChange): Date {
  return new Date(at.getTime() + LOWEST_PRICE_DAYS * DAY_MS);
}
