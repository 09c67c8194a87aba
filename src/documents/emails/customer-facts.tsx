import type { LetterOrder } from '#domain/order/letter.ts';
import type { Locale } from '#domain/locale.ts';
import type { LetterWords } from '#messages/cs/letters.ts';
import { type Fact, Lines } from './letter-parts.tsx';
import { formatMoment } from '#content/moment-text.ts';

/** Everything the customer filled in: all fields of the order form. */
export function customerFacts(words: LetterWords['order'], order: LetterOrder): Fact[] {
  const { name, email, phone, company, note } = order.customer;
  return [
    [words.name, name],
    [words.email, email],
    [words.phone, phone],
    [words.company, company?.name],
    [words.companyId, company?.companyId],
    [words.vatId, company?.vatId],
    [words.address, company?.address],
    [words.note, note && <Lines text={note} />],
  ];
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
