import { dayInPrague } from '#domain/calendar.ts';
import { noonOfDay } from '#domain/catalogue/delivery-start.ts';
import { cleanLines } from '#domain/clean-text.ts';
import { COMPLAINT_DAYS } from '#domain/promises.ts';
import { type ComplaintWish, complaintWishes } from './care.ts';

/** Most characters of what is wrong. */
export const MAX_COMPLAINT_LENGTH = 3000;

/** Most complaints about one order: more are one customer writing again, or a program. */
export const MOST_COMPLAINTS = 20;

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

/**
 * Reads a complaint about an order that has these lines (§ 19 of the Consumer Protection Act): what it is
 * about, what is wrong, and what its customer wants.
 */
export function readComplaint(
  typed: TypedComplaint,
  lines: readonly { position: number }[],
):
  | { ok: true; line: number | null; text: string; wish: ComplaintWish }
  | { ok: false; problems: ComplaintProblems } {
  const text = cleanLines(typed.text);
  const wish = complaintWishes.find((each) => each === typed.wish);
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

/** The last moment of the thirtieth day in Prague after a complaint was made. */
export function complaintDue(receivedAt: Date): Date {
  const day = dayInPrague(noonOfDay(receivedAt, COMPLAINT_DAYS));
  const inWinter = new Date(`${day}T22:59:59.999Z`);
  return dayInPrague(inWinter) === day ? inWinter : new Date(`${day}T21:59:59.999Z`);
}
