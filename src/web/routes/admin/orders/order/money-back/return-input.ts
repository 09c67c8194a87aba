import type { Locale } from '#domain/locale.ts';
import { type Haler, formatAmount, readAmount } from '#domain/money.ts';
import type { SentByHand } from '#domain/payments/refund.ts';
import {
  type MoneyStand,
  type ReturnReason,
  moneyPresets,
  presetSum,
  returnReasons,
} from '#domain/payments/money-back.ts';
import { cleanText } from '#domain/text/clean-text.ts';
import type { PostedFields } from '#web/forms/posted-fields.ts';
import { moneyBackWords } from '#web/admin/orders/money-back-words.ts';

/** The form as it was filled in, each field a text. */
export interface ReturnInput {
  /** Of the form: sent twice it is one request. */
  id: string;
  /** What was returned when the form was drawn, in haléře. */
  returned: string;
  /** What the sentence that was read said, as `announcedBy` writes it; empty where there was none. */
  announced: string;
  sum: string;
  /** One of `returnReasons`, `own`, or empty. */
  reason: string;
  own: string;
  about: string;
  /** `by-hand`, or whatever else for the provider. */
  method: string;
  sentOn: string;
  reference: string;
  /** Empty where it was not ticked that the payment is known to be disputed. */
  knowsDispute: string;
}

export function readInput(field: PostedFields): ReturnInput {
  return {
    id: field('id'),
    returned: field('returned'),
    announced: field('announced'),
    sum: field('sum'),
    reason: field('reason'),
    own: field('own'),
    about: field('about'),
    method: field('way'),
    sentOn: field('sentOn'),
    reference: field('reference'),
    knowsDispute: field('knowsDispute'),
  };
}

/** Whether an address says how much is to go back, or for what. */
export function isPartAsked(query: URLSearchParams): boolean {
  return ['sum', 'preset', 'about'].some((name) => query.has(name));
}

/**
 * The same out of an address, where a preset takes the place of the sum. Nothing typed means the proposal, once money
 * went back nothing.
 */
export function readReturnAddress(
  query: URLSearchParams,
  { stand, locale, id }: { stand: MoneyStand; locale: Locale; id: string },
): ReturnInput {
  const input = readInput((name) => query.get(name) ?? '');
  const preset =
    moneyPresets.find((each) => each === query.get('preset')) ??
    (query.has('sum') || (stand.returned > 0 && !isPartAsked(query)) ? undefined : 'undelivered');
  const amount = preset && presetSum(stand, preset);
  const sum = amount === undefined ? input.sum : amount > 0 ? formatAmount(locale, amount) : '';
  return { ...input, id, returned: String(stand.returned), sum };
}

/** What the sentence above the button says, for the form: the sum in haléře, and which way it goes. */
export function announcedBy({
  amount,
  isByHand,
}: {
  amount: Haler | undefined;
  isByHand: boolean;
}): string {
  if (amount === undefined) return '';
  return isByHand ? `${amount} by-hand` : String(amount);
}

/** What a filled-in form means. */
export interface ReadReturn {
  amount: Haler | undefined;
  /** In the language of the customer, as it is printed; empty where there is none. */
  reason: string;
  /** The chosen one; undefined where only words were typed. */
  why: ReturnReason | undefined;
  /** Whether by hand was chosen, where there is a choice. */
  wantsByHand: boolean;
  sent: SentByHand;
}

/**
 * A document says one reason: the words that were typed take the place of the chosen one.
 * @param customerLocale the language of the order, in which the chosen reason is printed
 */
export function readReturn(input: ReturnInput, customerLocale: Locale): ReadReturn {
  const chosen = returnReasons.find((each) => each === input.reason);
  const own = cleanText(input.own);
  const words = chosen ? moneyBackWords[customerLocale].reasons[chosen] : '';
  return {
    amount: readAmount(input.sum),
    reason: own === '' ? words : own,
    why: chosen,
    wantsByHand: input.method === 'by-hand',
    sent: { sentOn: input.sentOn, reference: cleanText(input.reference) },
  };
}
