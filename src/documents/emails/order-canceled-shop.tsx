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
const words = shopLetters.canceled;

/** Tells the shop not to deliver, and that the money goes back. */
export function orderCanceledShop(facts: LetterFacts): LetterDraft {
  return {
    to: mailboxOf(facts),
    locale,
    subject: words.subject(facts.order.number),
    preview: words.lead,
    content: <CanceledOrder {...facts} />,
  };
}

function CanceledOrder({ shop, offering, order }: LetterFacts) {
  const common = letterWords[locale].order;
  const { amount, share } = refundIn(order);
  const refundWords = share === 'rest' ? words.refundRest : words.refund;
  return (
    <>
      <Title>{words.heading}</Title>
      <Paragraph>{words.lead}</Paragraph>
      <Paragraph>
        {order.paidAt ? refundWords(formatMoney(locale, amount)) : words.nothingPaid}
      </Paragraph>
      <Facts rows={[...customerFacts(common, order), ...paymentFacts(common, order, locale)]} />
      <CanceledItems
        locale={locale}
        heading={shopLetters.paid.items}
        words={common}
        order={order}
        catalogue={offering.catalogue}
      />
      <ActionLink href={`${shop.origins[locale]}${href('operator', locale)}`}>
        {shopLetters.paid.manage}
      </ActionLink>
    </>
  );
}
