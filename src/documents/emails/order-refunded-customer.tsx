import { formatMoney } from '#domain/money.ts';
import type { EmailWords } from '#messages/cs/emails/emails.ts';
import { CalculationPart } from './calculation-part.tsx';
import { CanceledItems } from './canceled-items.tsx';
import { Imprint } from './imprint.tsx';
import {
  type EmailDraft,
  type EmailFacts,
  customerOf,
  emailWords,
  refundIn,
} from './email-draft.ts';
import { ActionLink, Paragraph, Title } from './email-parts.tsx';

/** Tells the customer of the refund that was made; the credit note, if there is one, is attached. */
export function orderRefundedCustomer(facts: EmailFacts): EmailDraft {
  const { locale, number } = facts.order;
  const { amount, share } = refundIn(facts.order);
  const words = emailWords[locale].refundedCustomer[share];
  return {
    to: customerOf(facts),
    locale,
    subject: words.subject(number),
    preview: words.preview(formatMoney(locale, amount)),
    content: <Refund {...facts} words={emailWords[locale]} />,
  };
}

function Refund({ shop, order, words }: EmailFacts & { words: EmailWords }) {
  const { locale, number } = order;
  const { amount, share, reason, calculation, endsRefill } = refundIn(order);
  const refunded = words.refundedCustomer;
  const said = refunded[share];
  return (
    <>
      <Title>{said.heading}</Title>
      <Paragraph>{words.order.greeting}</Paragraph>
      <Paragraph>{said.lead(number, formatMoney(locale, amount))}</Paragraph>
      {reason && <Paragraph>{refunded.reason(reason)}</Paragraph>}
      {calculation && (
        <>
          <CalculationPart locale={locale} calculation={calculation} />
          <Paragraph>{refunded.withdrawn}</Paragraph>
        </>
      )}
      {endsRefill && <Paragraph>{refunded.endsRefill}</Paragraph>}
      {share !== 'disputed' && <Paragraph>{refunded.when}</Paragraph>}
      {order.enclosed && <Paragraph>{refunded.creditNote}</Paragraph>}
      <ActionLink href={order.privateUrl}>{words.order.open}</ActionLink>
      {(share === 'whole' || share === 'rest') && (
        <CanceledItems
          locale={locale}
          heading={words.order.items}
          words={words.order}
          order={order}
        />
      )}
      <Imprint shop={shop} words={words.order} />
    </>
  );
}
