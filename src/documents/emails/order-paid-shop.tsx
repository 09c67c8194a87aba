import type { EmailOrder } from '#domain/order/order-email.ts';
import { formatMoney } from '#domain/money.ts';
import { shopEmails } from '#messages/cs/emails/emails.ts';
import { paymentFacts } from './customer-facts.tsx';
import { type EmailDraft, type EmailFacts, emailWords, shopMailbox } from './email-draft.ts';
import { type Fact, Facts, Paragraph, Title } from './email-parts.tsx';
import { TargetsOpen } from './line-target.tsx';
import { OrderForShop } from './order-for-shop.tsx';
import { discountLabel } from './ordered-lines.tsx';
import { sayStart } from './start-text.ts';

/** The operator reads Czech, so e-mails to the shop are Czech whatever the order's language is. */
const locale = 'cs';
const words = shopEmails.paid;

/** Tells the shop of a paid order (rules 14): every field, every target, total and discount. */
export function orderPaidShop(facts: EmailFacts): EmailDraft {
  const { number, total, lines, isPaidAfterWithdrawal } = facts.order;
  const missing = emailWords[locale].order.targetMissing;
  return {
    to: shopMailbox(facts),
    locale,
    subject: isPaidAfterWithdrawal
      ? words.afterWithdrawal.subject(number, formatMoney(locale, total))
      : words.subject(number, formatMoney(locale, total), piecesOf(lines)),
    preview: lines.map((line) => line.targetLabel ?? missing).join(', '),
    content: <PaidOrder {...facts} />,
  };
}

function PaidOrder({ shop, order }: EmailFacts) {
  const common = emailWords[locale].order;
  const isOff = order.isPaidAfterWithdrawal;
  const missing = piecesOf(order.lines.filter(({ target }) => target === null));
  return (
    <>
      <Title>{isOff ? words.afterWithdrawal.heading : words.heading}</Title>
      {isOff && (
        <Paragraph>
          <strong>{words.afterWithdrawal.lead}</strong>
        </Paragraph>
      )}
      {!isOff && missing > 0 && (
        <Paragraph>
          <strong>{words.targetMissing(missing)}</strong>
        </Paragraph>
      )}
      {!isOff && <TargetsOpen lines={order.lines} />}
      <Facts
        rows={[
          [common.total, formatMoney(locale, order.total)],
          [words.discount, discount(order)],
          [words.start, !isOff && startOf(order)],
          [words.locale, words.locales[order.locale]],
          ...paymentFacts(common, order, locale),
          [words.invoice, order.enclosed && shopEmails.attached(order.enclosed)],
        ]}
      />
      <OrderForShop shop={shop} order={order} />
    </>
  );
}

function piecesOf(lines: EmailOrder['lines']): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

function discount(order: EmailOrder): Fact[1] {
  return order.discount === 0 ? words.noDiscount : discountLabel(emailWords[locale].order, order);
}

/** When delivery may begin. */
export function startOf(order: EmailOrder): string {
  return sayStart(locale, words, order);
}
