import { formatMoment } from '#content/moment-text.ts';
import { termsAddress } from '#content/legal/terms-address.ts';
import { customerTexts, isAbroad } from '#domain/customer/customer.ts';
import { formatPhone } from '#domain/customer/phone-text.ts';
import { keysOf } from '#domain/records.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { wordsOf } from '#messages/words.ts';
import { CopiedText } from './copied-text.tsx';
import type { DeskProps } from './desk-props.ts';
import { type Fact, FactList } from './fact-list.tsx';

/** Who ordered, and what was agreed with that. */
export function CustomerBlock({ order, locale, m }: DeskProps) {
  const { customer: labels, foreignCompanyId } = wordsOf(locale).order;
  const texts = { ...customerTexts(order, locale), phone: formatPhone(order.phone) };
  const named = isAbroad(order.company) ? { ...labels, companyId: foreignCompanyId } : labels;
  const words = m.customer;
  const { shop } = usePageFacts();
  const { expressConsent, consentAt } = order;
  const start =
    expressConsent === null
      ? words.starts.company
      : expressConsent && consentAt
        ? words.starts.asked(formatMoment(locale, consentAt))
        : words.starts.later;
  const facts: Fact[] = [
    ...keysOf(texts).map((field): Fact => {
      const text = texts[field];
      const isCopied = field === 'email' || field === 'phone';
      if (text === '' || !isCopied) return [named[field], text];
      return [named[field], <CopiedText key={field} text={text} what={named[field]} m={m} />];
    }),
    [words.language, words.languages[order.locale]],
    [words.start, start],
    [
      words.terms,
      <a key="terms" href={termsAddress(order.locale, order.termsVersion, shop)}>
        {order.termsVersion}
      </a>,
    ],
  ];
  return (
    <section className="desk-block" aria-labelledby="customer-heading">
      <h2 id="customer-heading">{words.heading}</h2>
      <FactList facts={facts} />
    </section>
  );
}
