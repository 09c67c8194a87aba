import { formatMoney } from '#domain/money.ts';
import type { LetterWords } from '#messages/cs/letters.ts';
import { CanceledItems } from './canceled-items.tsx';
import { Imprint } from './imprint.tsx';
import { type LetterDraft, type LetterFacts, customerOf, letterWords } from './letter-draft.ts';
import { ActionLink, Paragraph, Title } from './letter-parts.tsx';

/** Tells the customer that the money has gone back; the credit note, if there is one, goes with it. */
export function orderRefundedCustomer(facts: LetterFacts): LetterDraft {
  const { locale, number, total } = facts.order;
  const words = letterWords[locale].refundedCustomer;
  return {
    to: customerOf(facts),
    locale,
    subject: words.subject(number),
    preview: words.preview(formatMoney(locale, total)),
    content: <Refund {...facts} words={letterWords[locale]} />,
  };
}

function Refund({ shop, offering, order, words }: LetterFacts & { words: LetterWords }) {
  const { locale, number, total } = order;
  const refunded = words.refundedCustomer;
  return (
    <>
      <Title>{refunded.heading}</Title>
      <Paragraph>{words.order.greeting}</Paragraph>
      <Paragraph>{refunded.lead(number, formatMoney(locale, total))}</Paragraph>
      <Paragraph>{refunded.when}</Paragraph>
      {order.enclosed && <Paragraph>{refunded.creditNote}</Paragraph>}
      <ActionLink href={order.privateUrl}>{words.order.open}</ActionLink>
      <CanceledItems
        catalogue={offering.catalogue}
        locale={locale}
        heading={words.order.items}
        words={words.order}
        order={order}
      />
      <Imprint shop={shop} words={words.order} />
    </>
  );
}
