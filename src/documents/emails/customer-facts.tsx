import { customerTexts } from '#domain/customer/customer.ts';
import type { LetterOrder } from '#domain/order/letter.ts';
import type { Locale } from '#domain/locale.ts';
import { keysOf } from '#domain/records.ts';
import type { LetterWords } from '#messages/cs/letters.ts';
import { type Fact, Lines } from './letter-parts.tsx';
import { formatMoment } from '#content/moment-text.ts';

/** Everything the customer tells of himself. */
export function customerFacts(words: LetterWords['order'], order: LetterOrder): Fact[] {
  const texts = customerTexts(order.customer);
  return keysOf(texts).map((field) => [words.customer[field], inLines(texts[field])]);
}

function inLines(text: string): Fact[1] {
  return text.includes('\n') ? <Lines text={text} /> : text;
}

/** When it was ordered and paid, and under which id. */
export function paymentFacts(
  words: LetterWords['order'],
  order: LetterOrder,
  locale: Locale,
): Fact[] {
  return [
    [words.ordered, formatMoment(locale, order.createdAt)],
    [words.paid, order.paidAt && formatMoment(locale, order.paidAt)],
    [words.paymentId, order.paymentId],
  ];
}
