import { formatMoney } from '#domain/money.ts';
import { shopEmails } from '#messages/cs/emails/emails.ts';
import { adminHref } from '#domain/addresses.ts';
import { CanceledItems } from './canceled-items.tsx';
import { customerFacts, paymentFacts } from './customer-facts.tsx';
import {
  type EmailDraft,
  type EmailFacts,
  emailWords,
  shopMailbox,
  refundIn,
} from './email-draft.ts';
import { ActionLink, Facts, Paragraph, Title } from './email-parts.tsx';

/** The operator reads Czech, so e-mails to the shop are Czech whatever the order's language is. */
const locale = 'cs';
const words = shopEmails.refunded;

/** Tells the shop that the money went back, and brings its books the credit note. */
export function orderRefundedShop(facts: EmailFacts): EmailDraft {
  const { number } = facts.order;
  const { amount, share } = refundIn(facts.order);
  return {
    to: shopMailbox(facts),
    locale,
    subject: words.subject(number, formatMoney(locale, amount)),
    preview: words.lead[share](formatMoney(locale, amount)),
    content: <RefundedOrder {...facts} />,
  };
}

function RefundedOrder({ shop, order }: EmailFacts) {
  const common = emailWords[locale].order;
  const { amount, share, reason } = refundIn(order);
  const isCancel = share === 'whole' || share === 'rest';
  return (
    <>
      <Title>{isCancel ? words.heading : words.headingPart}</Title>
      <Paragraph>{words.lead[share](formatMoney(locale, amount))}</Paragraph>
      <Facts
        rows={[
          ...customerFacts(common, order),
          ...paymentFacts(common, order, locale),
          [words.reason, reason],
          [words.creditNote, order.enclosed && shopEmails.attached(order.enclosed)],
        ]}
      />
      {isCancel && (
        <CanceledItems
          locale={locale}
          heading={shopEmails.paid.items}
          words={common}
          order={order}
        />
      )}
      <ActionLink href={`${shop.origins[locale]}${adminHref('operator')}`}>
        {shopEmails.paid.manage}
      </ActionLink>
    </>
  );
}
