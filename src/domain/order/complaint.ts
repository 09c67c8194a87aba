import { dayInPrague } from '#domain/calendar.ts';
import { noonOfDay } from '#domain/catalogue/delivery-start.ts';
import { cleanLines } from '#domain/clean-text.ts';
import { COMPLAINT_DAYS } from '#domain/promises.ts';
import { leftToRefund } from './refund.ts';
import { type ComplaintOutcome, type ComplaintWish, complaintWishes } from './care.ts';

/** Most characters of what is wrong. */
export const MAX_COMPLAINT_LENGTH = 3000;

/** Most complaints about one order on one day in Prague: more are one customer writing again, or a program. */
export const MOST_COMPLAINTS_A_DAY = 3;

/** A complaint as it was typed. */
export interface TypedComplaint {
  /** The position of the line, or empty for the whole order. */
  line: string;
  text: string;
  wish: string;
}

export type ComplaintProblem =
  | 'complaint-text-missing'
  | 'complaint-text-too-long'
  | 'complaint-wish-missing'
  | 'complaint-line-unknown';

/** What is wrong with each field of a complaint; empty where nothing is. */
export type ComplaintProblems = Partial<Record<keyof TypedComplaint, ComplaintProblem>>;

type PaidOrder = Parameters<typeof leftToRefund>[0];

/** What a customer can ask for: money only as long as some of the payment is left. */
export function wishesFor(order: PaidOrder): readonly ComplaintWish[] {
  return complaintWishes.filter((wish) => wish !== 'money' || leftToRefund(order) > 0);
}

/**
 * Reads a complaint about an order that has these lines (§ 19 of the Consumer Protection Act): what it is
 * about, what is wrong, and what its customer wants.
 */
export function readComplaint(
  typed: TypedComplaint,
  { lines, ...order }: PaidOrder & { lines: readonly { position: number }[] },
):
  | { ok: true; line: number | null; text: string; wish: ComplaintWish }
  | { ok: false; problems: ComplaintProblems } {
  const text = cleanLines(typed.text);
  const wish = wishesFor(order).find((each) => each === typed.wish);
  const line = lines.find(({ position }) => String(position) === typed.line);
  const isLineUnknown = typed.line !== '' && !line;
  const isTooLong = text.length > MAX_COMPLAINT_LENGTH;
  if (text !== '' && !isTooLong && wish && !isLineUnknown) {
    return { ok: true, line: line?.position ?? null, text, wish };
  }
  return {
    ok: false,
    problems: {
      ...(isLineUnknown && { line: 'complaint-line-unknown' }),
      ...(text === '' && { text: 'complaint-text-missing' }),
      ...(isTooLong && { text: 'complaint-text-too-long' }),
      ...(!wish && { wish: 'complaint-wish-missing' }),
    },
  };
}

/** What decides whether another complaint is taken. */
interface EarlierComplaint {
  line: number | null;
  receivedAt: Date;
  dueAt: Date;
  /** Null as long as it is open. */
  outcome: ComplaintOutcome | null;
}

/** Whether an order can be complained of: it was paid, and something of it has begun (rules 64). */
export function mayComplain({
  paidAt,
  lines,
}: {
  paidAt: Date | null;
  lines: readonly { startedAt: Date | null }[];
}): boolean {
  return paidAt !== null && lines.some(({ startedAt }) => startedAt !== null);
}

export type ComplaintRefusal<Earlier extends EarlierComplaint = EarlierComplaint> =
  | { problem: 'complaint-open'; open: Earlier }
  | { problem: 'complaint-too-many' };

/**
 * Why a complaint about a line, or about the whole order where it names none, is not taken beside the earlier ones;
 * undefined where it is (rules 64). One about the same is still open, or there were enough on that day.
 */
export function refusalOfComplaint<Earlier extends EarlierComplaint>(
  line: number | null,
  {
    lines,
    complaints,
    now,
  }: { lines: readonly { position: number }[]; complaints: readonly Earlier[]; now: Date },
): ComplaintRefusal<Earlier> | undefined {
  // The only line of an order is the whole of it.
  const [only, ...others] = lines;
  const subject = (named: number | null) => (others.length === 0 ? only?.position : named);
  const open = complaints.find(
    (each) => each.outcome === null && subject(each.line) === subject(line),
  );
  if (open) return { problem: 'complaint-open', open };
  const today = dayInPrague(now);
  const taken = complaints.filter(({ receivedAt }) => dayInPrague(receivedAt) === today);
  return taken.length >= MOST_COMPLAINTS_A_DAY ? { problem: 'complaint-too-many' } : undefined;
}

/** The last moment of the thirtieth day in Prague after a complaint was made. */
export function complaintDue(receivedAt: Date): Date {
  const day = dayInPrague(noonOfDay(receivedAt, COMPLAINT_DAYS));
  const inWinter = new Date(`${day}T22:59:59.999Z`);
  return dayInPrague(inWinter) === day ? inWinter : new Date(`${day}T21:59:59.999Z`);
}
