import { dayInPrague, noonOf, readDay } from '#domain/time/calendar.ts';
import type { Quote } from '#domain/catalogue/pricing.ts';
import { cleanText } from '#domain/text/clean-text.ts';

/** How an order that an operator enters is paid. */
export type EnteredPayment =
  /** By transfer: the day on which the money came, and by what the bank knows it. */
  | { how: 'transfer'; paidAt: Date; reference: string }
  /** Free of charge, and why. */
  | { how: 'free'; reason: string };

export interface PaymentInput {
  how: string;
  /** A day: 2026-11-23. */
  paidOn: string;
  reference: string;
  reason: string;
}

/** Most characters of a reference and of a reason. */
export const MAX_REFERENCE = 100;
export const MAX_REASON = 300;

export type PaymentTypo =
  | 'how-missing'
  | 'day-missing'
  | 'day-later'
  | 'reference-missing'
  | 'reason-missing'
  | 'text-too-long';
export type PaymentTypos = Partial<Record<keyof PaymentInput, PaymentTypo>>;

/** Reads how an entered order is paid, or says what is wrong at which field. */
export function readEnteredPayment(
  input: PaymentInput,
  now: Date,
): { ok: true; payment: EnteredPayment } | { ok: false; problems: PaymentTypos } {
  if (input.how === 'free') {
    const reason = cleanText(input.reason);
    const problem = textProblem(reason, MAX_REASON, 'reason-missing');
    if (problem) return { ok: false, problems: { reason: problem } };
    return { ok: true, payment: { how: 'free', reason } };
  }
  if (input.how !== 'transfer') return { ok: false, problems: { how: 'how-missing' } };
  const reference = cleanText(input.reference);
  const ofDay = dayProblem(input.paidOn, now);
  const ofReference = textProblem(reference, MAX_REFERENCE, 'reference-missing');
  const problems: PaymentTypos = {
    ...(ofDay && { paidOn: ofDay }),
    ...(ofReference && { reference: ofReference }),
  };
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  return { ok: true, payment: { how: 'transfer', paidAt: momentOf(input.paidOn, now), reference } };
}

/** The same order free of charge: every price is nothing, so nothing is owed, invoiced or returned. */
export function toFreeQuote({ lines, items, counted }: Quote): Quote {
  const nothing = { unitPrice: 0, subtotal: 0, discount: 0, total: 0 };
  return {
    ...nothing,
    items,
    counted,
    discountPercent: 0,
    discountSource: 'none',
    lines: lines.map((line) => ({ ...line, ...nothing })),
  };
}

function textProblem(
  text: string,
  most: number,
  missing: 'reference-missing' | 'reason-missing',
): PaymentTypo | undefined {
  if (text === '') return missing;
  return text.length > most ? 'text-too-long' : undefined;
}

function dayProblem(day: string, now: Date): PaymentTypo | undefined {
  if (readDay(day) === undefined) return 'day-missing';
  return day > dayInPrague(now) ? 'day-later' : undefined;
}

/** Noon of that day; of today never later than now. */
function momentOf(day: string, now: Date): Date {
  const noon = noonOf(day);
  return noon > now ? now : noon;
}
