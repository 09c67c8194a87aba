import { customerTexts, isAbroad } from '#domain/customer/customer.ts';
import { formatPhone } from '#domain/customer/phone.ts';
import type { OrderFacts } from '#emails/order/order-facts.ts';
import type { Locale } from '#domain/locale.ts';
import { keysOf } from '#domain/records.ts';
import { emailWords } from '#emails/words.ts';
import { type Fact, Lines } from './email-parts.tsx';
import { formatMoment, formatMoneyMoment } from '#content/moments.ts';

/** All the details that the customer has given. */
export function customerFacts(locale: Locale, order: OrderFacts): Fact[] {
  const words = emailWords[locale].order;
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
export function paymentFacts(locale: Locale, order: OrderFacts): Fact[] {
  const words = emailWords[locale].order;
  return [
    [words.ordered, formatMoment(locale, order.createdAt)],
    [words.paid, order.paidAt && formatMoneyMoment(locale, order.paidAt, order)],
    [words.paymentId, order.checkoutId],
  ];
}
