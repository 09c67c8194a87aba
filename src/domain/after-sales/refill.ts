import { dayInPrague } from '#domain/time/calendar.ts';
import { noonOfDay } from '#domain/catalogue/delivery-time.ts';
import { readCount } from '#domain/forms/fields.ts';
import type { LineWork } from '#domain/delivery/progress.ts';
import { listEffectiveEvents } from '#domain/order/order-event.ts';
import type { OrderState } from '#domain/order/order.ts';

/** The part of an order's history that says when it was completed. */
interface CompletedOrder {
  state: string;
  events: readonly { state: string | null; kind: string | null; at: Date }[];
}

/**
 * When an order was completed, anew with the rest of what had ended short; undefined where it is in another state, or its
 * history is gone.
 */
export function completionOf({ state, events }: CompletedOrder): Date | undefined {
  const completed = listEffectiveEvents(events).findLast((event) => event.state === 'completed');
  return state === 'completed' ? completed?.at : undefined;
}

/**
 * The last day of a guarantee, which counts from the end of the delivery: noon UTC of that day in Prague,
 * which belongs to it whole.
 */
export function guaranteeEnd(completedAt: Date, guaranteeDays: number): Date {
  return noonOfDay(completedAt, guaranteeDays);
}

/** The longest guarantee among ordered lines, in days; 0 where none was promised with any. */
export function longestGuarantee(lines: readonly { guaranteeDays: number | null }[]): number {
  return Math.max(...lines.map(({ guaranteeDays }) => guaranteeDays ?? 0));
}

/** Whether an order is delivered and the longest of its guarantees is over; never where it had none. */
export function isGuaranteeOver(
  order: CompletedOrder & { lines: readonly { guaranteeDays: number | null }[] },
  now: Date,
): boolean {
  const completedAt = completionOf(order);
  const longest = longestGuarantee(order.lines);
  if (!completedAt || longest === 0) return false;
  return dayInPrague(now) > dayInPrague(guaranteeEnd(completedAt, longest));
}

/** The largest count that can be typed, and that the database holds. */
const LARGEST_COUNT = 2_147_483_647;

/** What the guarantee of a line depends on. */
export interface GuaranteedLine {
  work: LineWork;
  startCount: number | null;
  delivered: number;
  completedAt: Date | null;
  guaranteeDays: number | null;
}

interface GuaranteedOrder {
  state: OrderState;
  heldAt: Date | null;
  events: Parameters<typeof completionOf>[0]['events'];
}

/**
 * The last day on which a drop of a line is refilled, noon UTC of that day in Prague. It counts from the
 * completion of the order, as the e-mail says that tells of it, and until then from that of the line.
 * Undefined where nothing of it was delivered, nothing is guaranteed, or the order has ended before.
 */
export function refillEnd(order: GuaranteedOrder, line: GuaranteedLine): Date | undefined {
  const { work, delivered, completedAt, guaranteeDays } = line;
  const isOpen = order.state === 'delivering' || order.state === 'completed';
  if (!isOpen || work !== 'completed' || !completedAt || delivered === 0) return undefined;
  if (guaranteeDays === null || guaranteeDays === 0) return undefined;
  return guaranteeEnd(completionOf(order) ?? completedAt, guaranteeDays);
}

/** Whether a refill that was asked for at a moment is within the guarantee of its line; its last day counts. */
export function isRefillCovered(
  order: GuaranteedOrder,
  line: GuaranteedLine,
  askedAt: Date,
): boolean {
  const end = refillEnd(order, line);
  return end !== undefined && dayInPrague(askedAt) <= dayInPrague(end);
}

/**
 * Since when a refill is owed by the complaint that was resolved with it, whether or not its customer had asked for it
 * before; undefined where the guarantee owes it.
 */
export function dueSince(
  { complaintId }: { complaintId: string | null },
  complaints: readonly { id: string; resolvedAt: Date | null }[],
): Date | undefined {
  return complaints.find(({ id }) => id === complaintId)?.resolvedAt ?? undefined;
}

/** A refill that a complaint was accepted with. */
export interface DueRefill {
  id: string;
  line: number;
  complaintId: string;
}

/** Those of an order's refills that a complaint owes and that are under way. */
export function findDueRefills(
  refills: readonly {
    id: string;
    line: number;
    complaintId: string | null;
    endedAt: Date | null;
  }[],
): DueRefill[] {
  return refills.flatMap(({ id, line, complaintId, endedAt }) =>
    complaintId !== null && endedAt === null ? [{ id, line, complaintId }] : [],
  );
}

/**
 * Whether a refill that a complaint owes ends with a refund: with that of its complaint, and with the one by which all
 * money of the order is back.
 */
export function endsWith(
  refill: DueRefill,
  { aboutId, isAllBack }: { aboutId: string | null; isAllBack: boolean },
): boolean {
  return isAllBack || refill.complaintId === aboutId;
}

/** How many there have to be: those before the start and what was delivered; null where the first is not known. */
export function guaranteedCount({ startCount, delivered }: GuaranteedLine): number | null {
  return startCount === null ? null : startCount + delivered;
}

/** How many there are now, as typed; undefined where it is no such count. */
export function readCountNow(input: string): number | undefined {
  const count = readCount(input);
  return count !== undefined && count <= LARGEST_COUNT ? count : undefined;
}

export type RefillProblem =
  | 'refill-not-completed'
  | 'refill-too-late'
  | 'refill-held'
  /** Not a number. */
  | 'refill-count-unread'
  /** As many as were guaranteed, or more. */
  | 'refill-no-drop'
  /** One is under way already. */
  | 'refill-open';

/** Why a refill cannot be asked for at this moment; undefined where it can (rules 63). */
export function problemOfRefill(
  order: GuaranteedOrder,
  line: GuaranteedLine,
  { input, isOpen, now }: { input: string; isOpen: boolean; now: Date },
): RefillProblem | undefined {
  const end = refillEnd(order, line);
  if (!end) return 'refill-not-completed';
  if (order.heldAt) return 'refill-held';
  if (dayInPrague(now) > dayInPrague(end)) return 'refill-too-late';
  if (isOpen) return 'refill-open';
  const count = readCountNow(input);
  if (count === undefined) return 'refill-count-unread';
  const guaranteed = guaranteedCount(line);
  return guaranteed !== null && count >= guaranteed ? 'refill-no-drop' : undefined;
}
