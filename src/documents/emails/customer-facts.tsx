import { customerTexts, isAbroad } from '#domain/customer/customer.ts';
import { formatPhone } from '#domain/customer/phone-text.ts';
import type { EmailOrder } from '#domain/order/order-email.ts';
import type { Locale } from '#domain/locale.ts';
import { keysOf } from '#domain/records.ts';
import type { EmailWords } from '#messages/cs/emails/emails.ts';
import { type Fact, Lines } from './email-parts.tsx';
import { formatMoneyMoment } from '#content/money-moment.ts';
import { formatMoment } from '#content/moment-text.ts';

/** All the details that the customer has given. */
export function customerFacts(words: EmailWords['order'], order: EmailOrder): Fact[] {
  const texts = customerTexts(order.customer, order.locale);
  const shown = { ...texts, phone: formatPhone(texts.phone) };
  const labels = isAbroad(order.customer.company)
    ? { ...words.customer, companyId: words.foreignCompanyId }
    : words.customer;
  return keysOf(shown).map((field) => [labels[field], inLines(shown[field])]);
}

function inLines(text: string): Fact[1] {
  return text.includes('\n') ? <Lines text={text} /> : text;
}

/** When it was ordered and paid, and under which id. */
export function paymentFacts(
  words: EmailWords['order'],
  order: EmailOrder,
  locale: Locale,
): Fact[] {
  return [
    [words.ordered, formatMoment(locale, order.createdAt)],
    [words.paid, order.paidAt && formatMoneyMoment(locale, order.paidAt, order)],
    [words.paymentId, order.checkoutId],
  ];
}
