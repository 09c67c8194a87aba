import { formatMoney } from '#domain/money.ts';
import type { LetterWords } from '#messages/cs/letters.ts';
import { CanceledItems } from './canceled-items.tsx';
import { Imprint } from './imprint.tsx';
import {
  type LetterDraft,
  type LetterFacts,
  customerOf,
  letterWords,
  refundIn,
} from './letter-draft.ts';
import { ActionLink, Paragraph, Title } from './letter-parts.tsx';

/** Tells the customer that the order ended before its delivery began, and what becomes of the money. */
export function orderCanceledCustomer(facts: LetterFacts): LetterDraft {
  const { locale, number } = facts.order;
  const words = letterWords[locale].canceledCustomer;
  return {
    to: customerOf(facts),
    locale,
    subject: words.subject(number),
    preview: words.preview,
    content: <Cancellation {...facts} words={letterWords[locale]} />,
  };
}

function Cancellation({ shop, offering, order, words }: LetterFacts & { words: LetterWords }) {
  const { locale } = order;
  const canceled = words.canceledCustomer;
  const { amount, share } = refundIn(order);
  const refundWords = share === 'rest' ? canceled.refundRest : canceled.refund;
  return (
    <>
      <Title>{canceled.heading}</Title>
      <Paragraph>{words.order.greeting}</Paragraph>
      <Paragraph>{canceled.lead(order.number)}</Paragraph>
      <Paragraph>
        {order.paidAt ? refundWords(formatMoney(locale, amount)) : canceled.nothingPaid}
      </Paragraph>
      <ActionLink href={order.privateUrl}>{words.order.open}</ActionLink>
      <CanceledItems
        locale={locale}
        heading={words.order.items}
        words={words.order}
        order={order}
        catalogue={offering.catalogue}
      />
      <Imprint shop={shop} words={words.order} />
    </>
  );
}
