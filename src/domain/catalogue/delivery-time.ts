import { findPackage, findService } from './catalogue.ts';
import {
  type Catalogue,
  type Package,
  type Span,
  readPackageId,
  serviceKey,
} from './price-list.ts';

/** A row of a cart or an order, as far as its delivery time depends on it. */
export interface TimedLine {
  packageId: string;
  quantity: number;
  /** The link of its profile or post; null where it is still missing. */
  target: string | null;
}

/** Hours above which a time is said in days. */
const MOST_HOURS = 96;

/**
 * How long the delivery of each row takes once it has begun (rules 56): that of the package which is as
 * large as everything that the cart or order holds of its service for its target; several times that of
 * the largest, where it is even more.
 * @returns one for each row; undefined where its package is not on sale
 */
export function deliveryTimes(
  catalogue: Catalogue,
  lines: readonly TimedLine[],
): (Span | undefined)[] {
  return lines.map((line) => {
    const sold = findPackage(catalogue, line.packageId);
    return sold && timeOf(catalogue, sold, piecesWith(lines, line));
  });
}

/** All pieces of this row's service for its target; a row without a target stands alone. */
function piecesWith(lines: readonly TimedLine[], line: TimedLine): number {
  const service = serviceKey(line.packageId);
  const together = lines.filter(
    (other) =>
      other === line ||
      (line.target !== null &&
        other.target === line.target &&
        serviceKey(other.packageId) === service),
  );
  return together.reduce(
    (sum, { packageId, quantity }) => sum + quantity * (readPackageId(packageId)?.amount ?? 0),
    0,
  );
}

function timeOf(catalogue: Catalogue, sold: Package, pieces: number): Span {
  const packages = findService(catalogue, sold.platform, sold.service)?.packages ?? [sold];
  const bySize = packages.toSorted((a, b) => a.amount - b.amount);
  const reached = bySize.find(({ amount }) => amount >= pieces);
  if (reached) return longer(reached.delivery, sold.delivery);
  const largest = bySize.at(-1) ?? sold;
  return times(longer(largest.delivery, sold.delivery), Math.ceil(pieces / largest.amount));
}

/** The longest of several times, by its later end; undefined where there is none. */
export function longestSpan(spans: readonly Span[]): Span | undefined {
  return spans.toSorted((a, b) => spanHours(b) - spanHours(a))[0];
}

/** The later end of a span in hours. */
export function spanHours({ to, unit }: Span): number {
  return unit === 'day' ? to * 24 : to;
}

function longer(one: Span, other: Span): Span {
  return spanHours(one) < spanHours(other) ? other : one;
}

function times({ from, to, unit }: Span, factor: number): Span {
  const span: Span = { from: from * factor, to: to * factor, unit };
  if (unit === 'day' || span.to <= MOST_HOURS) return span;
  return { from: Math.ceil(span.from / 24), to: Math.ceil(span.to / 24), unit: 'day' };
}
