import { formatDay, formatMoment } from '#content/moments.ts';
import { formatMoney } from '#domain/money.ts';
import { refundDueDay } from '#domain/withdrawals/withdrawal.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { defineEmail } from '#emails/define-email.ts';
import { Facts, Lines, Paragraph, SmallPrint } from '#emails/parts/email-parts.tsx';
import { OrderForShop } from '#emails/parts/order-for-shop.tsx';
import { shopEmails } from '#messages/cs/emails/emails.ts';
import {
  withdrawalEmail as customerWords,
  withdrawalShop as words,
} from '#messages/cs/emails/withdrawal.ts';
import { type WithdrawalFacts, loadWithdrawal } from './withdrawal-facts.ts';

/** The operator reads Czech, whatever the customer's language is. */
const locale = 'cs';

/** Tells the shop of a declaration of withdrawal, and what there is to do (rules 51). It answers to who has declared it. */
export const withdrawalShop = defineEmail('withdrawal-shop', {
  group: 'money',
  load: loadWithdrawal,
  draft: (facts: WithdrawalFacts & { shop: Shop }) => {
    const { shop, withdrawal, order } = facts;
    return {
      to: { name: shop.brand, address: shop.orderMail },
      locale,
      subject: words.subject(order ? String(order.number) : withdrawal.number),
      preview: sayNext(facts),
      heading: words.heading,
      content: <DeclaredWithdrawal {...facts} />,
      replyTo: withdrawal.email,
    };
  },
});

/** What became of it, and what there is to do. */
function sayNext(facts: WithdrawalFacts): string {
  const { withdrawal, order, stands } = facts;
  const { outcome } = withdrawal;
  if (outcome !== 'held') return words.outcomes[outcome ?? 'unknown'];
  if (order && !order.paidAt) return words.outcomes.heldUnpaid;
  return `${stands?.isOver ? words.stopped : words.stop} ${sayMoney(facts)}`;
}

function sayMoney(facts: WithdrawalFacts): string {
  const { order, stands } = facts;
  const { outcomes } = words;
  if (isNothing(facts)) return outcomes.heldNothing;
  if (order?.paidHow === 'free') return outcomes.heldFree;
  if (stands?.due === undefined) return outcomes.held;
  const why = stands.isUnbegun ? outcomes.heldUnbegun : outcomes.heldUnasked;
  return `${why} ${outcomes.heldSum(formatMoney(locale, stands.due))}`;
}

function isNothing({ withdrawal, order, stands }: WithdrawalFacts): boolean {
  return withdrawal.outcome === 'held' && order?.paidHow !== 'free' && !!stands?.isNothingDue;
}

function DeclaredWithdrawal(facts: WithdrawalFacts & { shop: Shop }) {
  const { shop, withdrawal, order } = facts;
  const { name, number, email, part, reason, declaredAt } = withdrawal;
  const outcome = withdrawal.outcome ?? 'unknown';
  const isFree = order?.paidHow === 'free';
  const isBack = outcome === 'held' || outcome === 'canceled';
  const isRefundDue = isBack && !isFree && !isNothing(facts);
  const labels = customerWords.facts;
  return (
    <>
      <Paragraph>{sayNext(facts)}</Paragraph>
      <Facts
        rows={[
          [labels.at, formatMoment(locale, declaredAt)],
          [
            words.refundDue,
            isRefundDue && order?.paidAt && formatDay(locale, refundDueDay(declaredAt)),
          ],
          [labels.number, number],
          [labels.name, name],
          [labels.email, email],
          [words.part, part !== '' && <Lines text={part} />],
          [labels.reason, reason !== '' && <Lines text={reason} />],
          [words.locale, shopEmails.paid.locales[withdrawal.locale]],
        ]}
      />
      <SmallPrint>{shopEmails.received.lead}</SmallPrint>
      {order && <OrderForShop shop={shop} order={order} />}
    </>
  );
}
