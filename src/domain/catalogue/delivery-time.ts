import { HOUR_MS, dayInPrague, noonOf, workingDayFrom } from '#domain/time/calendar.ts';
import { LATEST_START_HOURS, WITHDRAWAL_DAYS } from '#domain/shop/promises.ts';
import { findPackage, findService } from './catalogue.ts';
import {
  type Catalogue,
  type Package,
  type Span,
  readPackageId,
  serviceKey,
} from './price-list.ts';

/** When the delivery of a paid order begins. */
export type DeliveryStart =
  /** Usually sooner than `latest`. */
  | { when: 'soon'; latest: Date }
  /** After the withdrawal period; `earliest` is noon UTC of that day in Prague. */
  | { when: 'after-withdrawal'; earliest: Date };

/**
 * A consumer's order begins early only at the consumer's express request; without it, delivery waits
 * for the end of the withdrawal period. Orders of companies (`expressRequest` null) always begin soon
 * (rules 16).
 * @param concludedAt when its contract was (`concludedAt`)
 * @param askedAt when that request was made, or what had been missing was given; where that was later, the hours
 *   count from it
 */
export function deliveryStart(
  concludedAt: Date,
  expressRequest: boolean | null,
  askedAt: Date | null = null,
): DeliveryStart {
  if (expressRequest !== false) {
    const from = Math.max(concludedAt.getTime(), askedAt?.getTime() ?? 0);
    return { when: 'soon', latest: new Date(from + LATEST_START_HOURS * HOUR_MS) };
  }
  return { when: 'after-withdrawal', earliest: laterStart(concludedAt) };
}

/** Whether the day has come on which an order begins that nobody asked to begin early (rules 16). */
export function isLaterStartDue(concludedAt: Date, now: Date): boolean {
  return dayInPrague(now) >= dayInPrague(laterStart(concludedAt));
}

/**
 * The last day in Prague, ISO 8601, of which an order that nobody asked to begin early may be begun by now:
 * what was concluded on it or before is due (`isLaterStartDue`).
 */
export function lastDueLater(now: Date): string {
  let day = noonOfDay(now, -WITHDRAWAL_DAYS);
  while (!isLaterStartDue(day, now)) day = noonOfDay(day, -1);
  return dayInPrague(day);
}

/** The day after the withdrawal period, at noon UTC, for a contract of this moment (rules 38). */
export function laterStart(at: Date): Date {
  return noonOfDay(withdrawalEnd(at), 1);
}

/**
 * The last day on which a consumer may withdraw, noon UTC of that day in Prague: the fourteenth (§ 1829 of
 * the Civil Code), or the next working day where that is none (§ 607).
 */
export function withdrawalEnd(concludedAt: Date): Date {
  return workingDayFrom(noonOfDay(concludedAt, WITHDRAWAL_DAYS));
}

/**
 * Noon UTC of the day in Prague that is so many days later than a moment. Counted in days of the calendar:
 * adding hours would slip by a day where summer time ends.
 */
export function noonOfDay(from: Date, daysLater: number): Date {
  const day = noonOf(dayInPrague(from));
  day.setUTCDate(day.getUTCDate() + daysLater);
  return day;
}

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
    return sold && timeOf(catalogue, sold, unitsWith(lines, line));
  });
}

/** All units of this row's service for its target; a row without a target stands alone. */
function unitsWith(lines: readonly TimedLine[], line: TimedLine): number {
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

function timeOf(catalogue: Catalogue, sold: Package, units: number): Span {
  const packages = findService(catalogue, sold.platform, sold.service)?.packages ?? [sold];
  const bySize = packages.toSorted((a, b) => a.amount - b.amount);
  const reached = bySize.find(({ amount }) => amount >= units);
  if (reached) return longer(reached.delivery, sold.delivery);
  const largest = bySize.at(-1) ?? sold;
  return times(longer(largest.delivery, sold.delivery), Math.ceil(units / largest.amount));
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
