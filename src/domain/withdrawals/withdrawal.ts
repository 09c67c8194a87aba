import { dayInPrague } from '#domain/time/calendar.ts';
import { noonOfDay, withdrawalEnd } from '#domain/catalogue/delivery-time.ts';
import { cleanLines, cleanText } from '#domain/text/clean-text.ts';
import type { Company } from '#domain/customer/customer.ts';
import { MAX_EMAIL_LENGTH, readEmail } from '#domain/customer/email-address.ts';
import type { Locale } from '#domain/locale.ts';
import { REFUND_DAYS } from '#domain/shop/promises.ts';
import { keysOf } from '#domain/records.ts';
import {
  type ConcludedOrder,
  type OrderState,
  concludedAt,
  earlyEndOf,
} from '#domain/order/order.ts';
import { type EndedLines, isEndedShort } from '#domain/after-sales/short.ts';
import { type MeantWithdrawal, endsLines, meantLines } from './withdrawn-lines.ts';

/** What a declaration of withdrawal says (§ 1830a of the Civil Code, rules 51). */
export interface Declaration {
  name: string;
  /** The order's number, or whatever else says which contract is meant. */
  number: string;
  /** Where the acknowledgement goes. */
  email: string;
  /** From which packages alone, in the customer's words; empty for the whole order. */
  part: string;
  /** Nobody has to give one. */
  reason: string;
}

export type DeclarationField = keyof Declaration;

/** Most characters of each text. */
export const declarationLimits = {
  name: 100,
  number: 100,
  email: MAX_EMAIL_LENGTH,
  part: 2000,
  reason: 1000,
} as const satisfies Record<DeclarationField, number>;

export type DeclarationProblem =
  | 'name-missing'
  | 'number-missing'
  | 'email-invalid'
  /** Of an order whose packages can be ticked, none is. */
  | 'lines-missing'
  | 'text-too-long';

export type DeclarationProblems = Partial<Record<DeclarationField, DeclarationProblem>>;

/**
 * Reads a declaration as it was typed. It lacks nothing but a name, an order and a mailbox for the answer:
 * whether it has any effect is no matter of the form.
 */
export function readDeclaration(
  input: Declaration,
): { ok: true; declaration: Declaration } | { ok: false; problems: DeclarationProblems } {
  const declaration: Declaration = {
    name: cleanText(input.name),
    number: cleanText(input.number),
    email: cleanText(input.email),
    part: cleanLines(input.part),
    reason: cleanLines(input.reason),
  };
  const email = readEmail(declaration.email);
  const problems: DeclarationProblems = {
    ...(declaration.name === '' && { name: 'name-missing' }),
    ...(declaration.number === '' && { number: 'number-missing' }),
    ...(email === undefined && { email: 'email-invalid' }),
  };
  for (const field of keysOf(declarationLimits)) {
    if (declaration[field].length > declarationLimits[field]) problems[field] = 'text-too-long';
  }
  if (email === undefined || Object.keys(problems).length > 0) return { ok: false, problems };
  return { ok: true, declaration: { ...declaration, email } };
}

export const withdrawalOutcomes = [
  /** Nothing had begun: the order is canceled, and what was paid goes back. */
  'canceled',
  /** Delivery is held, and a person counts what goes back. */
  'held',
  /** The right is the consumer's alone. */
  'company',
  /** The period was over. */
  'late',
  /** The service had been fully performed after the express request (§ 1837). */
  'performed',
  /** The order had ended before. */
  'over',
  /** Number and address fit no order: a person looks. */
  'unknown',
] as const;
export type WithdrawalOutcome = (typeof withdrawalOutcomes)[number];

/** A declaration with when and where it came in, and what became of it. */
export interface ReceivedDeclaration extends Declaration {
  locale: Locale;
  declaredAt: Date;
  /** Null until it has been looked at, a moment later. */
  outcome: WithdrawalOutcome | null;
}

/** What the effect of a declaration depends on. */
export interface WithdrawnOrder extends ConcludedOrder, EndedLines {
  state: OrderState;
  company: Company | null;
  expressConsent: boolean | null;
}

/**
 * What a declaration does to its order (rules 51). "Cancel" asks for what the cancel button does: as long as
 * nothing has begun anybody may cancel, so it does not matter there that the period is over.
 */
export function effectOf(
  { company, expressConsent, ...order }: WithdrawnOrder,
  { declaredAt, part }: Pick<ReceivedDeclaration, 'declaredAt' | 'part'>,
): 'cancel' | Exclude<WithdrawalOutcome, 'canceled' | 'unknown'> {
  const { state } = order;
  if (earlyEndOf(state)) return 'over';
  if (company) return 'company';
  if (part === '' && (state === 'pending' || state === 'paid')) return 'cancel';
  if (state === 'completed' && expressConsent && !isEndedShort(order)) return 'performed';
  return order.paidAt && !mayWithdraw(order, declaredAt) ? 'late' : 'held';
}

/** Whether a consumer may still withdraw at a moment; the day of it in Prague counts. */
export function mayWithdraw(order: ConcludedOrder, at: Date): boolean {
  return dayInPrague(at) <= dayInPrague(withdrawalEnd(concludedAt(order)));
}

/**
 * Whether its customer has said of every line that it is withdrawn from, whatever became of that but a release; what
 * is meant in words that nobody has read yet may be all of them.
 */
export function isWhollyDeclared(order: {
  lines: readonly { position: number }[];
  withdrawals: readonly (MeantWithdrawal & { outcome: WithdrawalOutcome | null })[];
}): boolean {
  const stands = order.withdrawals.filter(
    (each) => endsLines(each) || (each.outcome === 'held' && each.resolution === null),
  );
  const meant = new Set(stands.flatMap((each) => meantLines(each, order.lines) ?? order.lines));
  return meant.size === order.lines.length;
}

/** The last day on which the money goes back after a withdrawal (§ 1832), at noon UTC. */
export function refundDueDay(declaredAt: Date): Date {
  return noonOfDay(declaredAt, REFUND_DAYS);
}

/** The day that can still be promised for it; undefined once that is over. */
export function promisedRefundDay(declaredAt: Date, now: Date): Date | undefined {
  const day = refundDueDay(declaredAt);
  return dayInPrague(now) <= dayInPrague(day) ? day : undefined;
}
