import { formatMoney } from '#domain/money.ts';
import { shopLetters } from '#messages/cs/letters.ts';
import { href } from '#domain/addresses.ts';
import { CanceledItems } from './canceled-items.tsx';
import { customerFacts, paymentFacts } from './customer-facts.tsx';
import {
  type LetterDraft,
  type LetterFacts,
  letterWords,
  mailboxOf,
  refundIn,
} from './letter-draft.ts';
import { ActionLink, Facts, Paragraph, Title } from './letter-parts.tsx';

/** The operator reads Czech, so letters to the shop are Czech whatever the order's language is. */
const locale = 'cs';
const words = shopLetters.refunded;

/** Tells the shop that the money went back, and brings its books the credit note. */
export function orderRefundedShop(facts: LetterFacts): LetterDraft {
  const { number } = facts.order;
  const { amount, share } = refundIn(facts.order);
  return {
    to: mailboxOf(facts),
    locale,
    subject: words.subject(number, formatMoney(locale, amount)),
    preview: words.lead[share](formatMoney(locale, amount)),
    content: <RefundedOrder {...facts} />,
  };
}

function RefundedOrder({ shop, offering, order }: LetterFacts) {
  const common = letterWords[locale].order;
  const { amount, share, reason } = refundIn(order);
  return (
    <>
      <Title>{words.heading}</Title>
      <Paragraph>{words.lead[share](formatMoney(locale, amount))}</Paragraph>
      <Facts
        rows={[
          ...customerFacts(common, order),
          ...paymentFacts(common, order, locale),
          [words.reason, reason],
          [words.creditNote, order.enclosed && shopLetters.attached(order.enclosed)],
        ]}
      />
      {share !== 'part' && (
        <CanceledItems
          catalogue={offering.catalogue}
          locale={locale}
          heading={shopLetters.paid.items}
          words={common}
          order={order}
        />
      )}
      <ActionLink href={`${shop.origins[locale]}${href('operator', locale)}`}>
        {shopLetters.paid.manage}
      </ActionLink>
    </>
  );
}
