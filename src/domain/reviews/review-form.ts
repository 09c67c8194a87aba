import { DAY_MS } from '#domain/time/calendar.ts';
import { cleanLines, cleanText } from '#domain/text/clean-text.ts';
import type { OrderState, PaidHow } from '#domain/order/order.ts';
import { type WithdrawalResolution, endsLines } from '#domain/withdrawals/withdrawn-lines.ts';
import { type Rating, readRating } from './review.ts';

/** Days from the end of an order to the invitation to review it (rules 17). */
export const INVITE_AFTER_DAYS = 6;

/**
 * Days after which nobody is invited any more, for an invitation that a fault or a restored backup has put
 * off: who is asked months later no longer knows what about.
 */
export const INVITE_WITHIN_DAYS = 30;

/** When the customer of an order that was completed then is invited. */
export function invitationDue(completedAt: Date): Date {
  return new Date(completedAt.getTime() + INVITE_AFTER_DAYS * DAY_MS);
}

/** Whether it is too late for an invitation. */
export function isInvitationLate(completedAt: Date, now: Date): boolean {
  return now.getTime() > invitationDue(completedAt).getTime() + INVITE_WITHIN_DAYS * DAY_MS;
}

/** What it takes for a review to be called a verified purchase. */
export interface ReviewableOrder {
  state: OrderState;
  paidHow: PaidHow;
  /** Haléře. */
  total: number;
  /** Since when it is held because its customer has withdrawn. */
  heldAt: Date | null;
  withdrawals: readonly { resolution: WithdrawalResolution | null }[];
}

/**
 * Whether an order can be reviewed: it is completed, was paid for, and its customer has neither withdrawn from it nor
 * got everything back (rules 17). One free of charge was given and not bought.
 */
export function isReviewable(order: ReviewableOrder): boolean {
  const { state, paidHow, total, heldAt, withdrawals } = order;
  const isBought = state === 'completed' && paidHow !== 'free' && total > 0;
  return isBought && heldAt === null && !withdrawals.some(endsLines);
}

/** Characters of what a customer writes. */
export const REVIEW_TEXT = { least: 10, most: 2000 } as const;
export const REVIEW_NAME_MOST = 60;

export interface ReviewForm {
  rating: string;
  text: string;
  name: string;
  /** The position of the ordered line that it is about; empty where there is only one. */
  line: string;
  /** That the review may be published under this name. */
  consent: boolean;
}

export type ReviewField = keyof ReviewForm;

/** The fields in the sequence of the page, in which problems are told as well. */
export const reviewFields = [
  'rating',
  'line',
  'text',
  'name',
  'consent',
] as const satisfies readonly ReviewField[];

export type ReviewProblem =
  | 'rating-missing'
  | 'text-missing'
  | 'text-short'
  | 'text-long'
  | 'name-missing'
  | 'name-long'
  | 'line-missing'
  | 'consent-missing';

export type ReviewProblems = { [field in ReviewField]?: ReviewProblem | undefined };

/** A review that can be stored. */
export interface WrittenReview {
  rating: Rating;
  text: string;
  name: string;
  /** The position of the line that it is about. */
  line: number;
}

/**
 * Reads the form of a review, or says what is wrong at which field, in the sequence of the page.
 * @param lines the positions of the order's lines
 */
export function readReviewForm(
  form: ReviewForm,
  lines: readonly number[],
): { ok: true; review: WrittenReview } | { ok: false; problems: ReviewProblems } {
  const rating = /^[1-5]$/.test(form.rating) ? readRating(Number(form.rating)) : undefined;
  const text = cleanLines(form.text).replaceAll(/\n{3,}/g, '\n\n');
  const name = cleanText(form.name);
  const [only, ...more] = lines;
  const line = more.length === 0 ? only : lines.find((each) => String(each) === form.line);
  const problems: { [field in ReviewField]: ReviewProblem | undefined } = {
    rating: rating ? undefined : 'rating-missing',
    line: line === undefined ? 'line-missing' : undefined,
    text: textProblem(text),
    name: nameProblem(name),
    consent: form.consent ? undefined : 'consent-missing',
  };
  const isWrong = reviewFields.some((field) => problems[field]);
  if (!rating || line === undefined || isWrong) {
    return { ok: false, problems };
  }
  return { ok: true, review: { rating, text, name, line } };
}

function textProblem(text: string): ReviewProblem | undefined {
  if (text === '') return 'text-missing';
  if (text.length < REVIEW_TEXT.least) return 'text-short';
  return text.length > REVIEW_TEXT.most ? 'text-long' : undefined;
}

function nameProblem(name: string): ReviewProblem | undefined {
  if (name === '') return 'name-missing';
  return name.length > REVIEW_NAME_MOST ? 'name-long' : undefined;
}

/** How a customer may like to be named: first name and initial. It is only proposed. */
export function proposedName(name: string): string {
  const [first = '', ...others] = cleanText(name).split(/\s+/u);
  const initial = others.at(-1)?.match(/\p{L}/u)?.[0];
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}
