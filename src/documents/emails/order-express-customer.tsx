import { afterOrderWords } from './after-order-words.ts';
import { type EmailDraft, type EmailFacts, customerOf, emailWords } from './email-draft.ts';
import { withdrawalUrl } from '#domain/order/order-url.ts';
import { ActionLink, Paragraph, SectionHeading, Title } from './email-parts.tsx';
import { Imprint } from './imprint.tsx';
import { ExpressRequest } from './order-paid-customer.tsx';
import { OrderedLines, Totals } from './ordered-lines.tsx';
import { sayStart } from './start-text.ts';

/**
 * Confirms an express request that was made after the payment, with its wording, on a durable medium
 * (§ 1824a and § 1837 of the Civil Code, rules 16).
 */
export function orderExpressCustomer(facts: EmailFacts): EmailDraft {
  const { locale, number } = facts.order;
  const words = afterOrderWords[locale].expressCustomer;
  return {
    to: customerOf(facts),
    locale,
    subject: words.subject(number),
    preview: sayStart(locale, words, facts.order),
    content: <Request {...facts} />,
  };
}

function Request({ shop, order }: EmailFacts) {
  const { locale, number, consent } = order;
  const words = emailWords[locale];
  const express = afterOrderWords[locale].expressCustomer;
  return (
    <>
      <Title>{express.heading}</Title>
      <Paragraph>{words.order.greeting}</Paragraph>
      <Paragraph>{express.lead(number)}</Paragraph>
      <Paragraph>{sayStart(locale, express, order)}</Paragraph>
      <ActionLink href={order.privateUrl}>{words.order.open}</ActionLink>
      {consent && <ExpressRequest locale={locale} words={words.paidCustomer} consent={consent} />}
      <Paragraph>
        {words.paidCustomer.withdraw(withdrawalUrl(shop, locale), shop.supportMail)}
      </Paragraph>
      <Paragraph>{express.keep}</Paragraph>
      <SectionHeading>{words.order.items}</SectionHeading>
      <OrderedLines locale={locale} words={words.order} order={order} />
      <Totals locale={locale} words={words.order} order={order} />
      <Imprint shop={shop} words={words.order} />
    </>
  );
}
