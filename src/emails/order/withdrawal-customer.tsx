import { formatDay, formatMoment } from '#content/moments.ts';
import { sayOnHold } from '#documents/withdrawal/withdrawal-text.ts';
import { withdrawalEnd } from '#domain/catalogue/delivery-time.ts';
import { mailboxOf } from '#domain/customer/email-address.ts';
import { quotedText } from '#domain/messages/without-quote.ts';
import type { Locale, PerLocale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money.ts';
import { concludedAt, readOrderNumber } from '#domain/order/order.ts';
import {
  type ReceivedDeclaration,
  promisedRefundDay,
  refundDueDay,
} from '#domain/withdrawals/withdrawal.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { defineEmail } from '#emails/define-email.ts';
import {
  ActionLink,
  type Fact,
  Facts,
  Greeted,
  Lines,
  Paragraph,
  SectionHeading,
} from '#emails/parts/email-parts.tsx';
import { emailWords } from '#emails/words.ts';
import {
  type WithdrawalEmailWords,
  withdrawalEmail as cs,
} from '#messages/cs/emails/withdrawal.ts';
import { withdrawalEmail as en } from '#messages/en/emails/withdrawal.ts';
import { type OrderFacts, isAnyGuaranteed } from './order-facts.ts';
import { type WithdrawalFacts, type WithdrawnState, loadWithdrawal } from './withdrawal-facts.ts';

const words: PerLocale<WithdrawalEmailWords> = { cs, en };

/**
 * Acknowledges a declaration of withdrawal with its content, date and time (§ 1830a of the Civil Code), and
 * says what follows from it (rules 51).
 */
export const withdrawalCustomer = defineEmail('withdrawal-customer', {
  group: 'money',
  isKeptAsSent: true,
  load: loadWithdrawal,
  draft: (facts: WithdrawalFacts & { shop: Shop }) => {
    const { locale, email, declaredAt } = facts.withdrawal;
    const { subject, preview, heading } = words[locale];
    return {
      to: { address: email },
      locale,
      subject,
      preview: preview(formatMoment(locale, declaredAt)),
      heading,
      content: <Acknowledgement {...facts} />,
    };
  },
});

function Acknowledgement(facts: WithdrawalFacts & { shop: Shop }) {
  const { shop, withdrawal, order } = facts;
  const { locale, declaredAt, part, reason } = withdrawal;
  const m = words[locale];
  const isMoreStored = !order && (part !== '' || reason !== '');
  return (
    <Greeted shop={shop} locale={locale}>
      <Paragraph>{m.lead(formatMoment(locale, declaredAt))}</Paragraph>
      <Facts rows={contentOf(facts)} />
      {isMoreStored && <Paragraph>{m.moreStored}</Paragraph>}
      <SectionHeading>{m.next}</SectionHeading>
      <Paragraph>{sayOutcome(facts)}</Paragraph>
      {order && isOfMailbox(withdrawal, order) && (
        <ActionLink href={order.privateUrl}>{emailWords[locale].order.open}</ActionLink>
      )}
      <Paragraph>{m.keep}</Paragraph>
      <Paragraph>{m.notYou}</Paragraph>
    </Greeted>
  );
}

/** Where no order fits, anybody may have typed the address, so nothing of what was typed can be followed. */
function contentOf({ withdrawal, order }: WithdrawalFacts): Fact[] {
  const { locale, name, number, email, part, reason, declaredAt } = withdrawal;
  const { facts: labels, link } = words[locale];
  const isWritten = order?.number === readOrderNumber(number);
  return [
    [labels.name, order ? name : quotedText(name, link)],
    [labels.number, order && isWritten ? String(order.number) : quotedText(number, link)],
    [labels.tied, order && !isWritten && String(order.number)],
    [labels.email, email],
    [labels.extent, part === '' ? labels.whole : order && <Lines text={part} />],
    [labels.reason, order && reason !== '' && <Lines text={reason} />],
    [labels.at, formatMoment(locale, declaredAt)],
  ];
}

const undecided: WithdrawnState = {
  isOver: false,
  part: undefined,
  mayCancel: true,
  isNothingDue: false,
  isUnbegun: false,
  due: undefined,
};

/** The link of an order goes to its own mailbox alone: somebody of the shop may have tied the wrong one. */
function isOfMailbox({ email }: ReceivedDeclaration, { customer }: OrderFacts): boolean {
  return mailboxOf(email) === mailboxOf(customer.email);
}

function sayOutcome(facts: WithdrawalFacts): string {
  const { withdrawal, order, stands = undecided } = facts;
  const { locale, declaredAt, outcome } = withdrawal;
  const { outcomes, rights } = words[locale];
  if (!order || outcome === null) return outcomes.unknown;
  const isFree = order.paidHow === 'free';
  const keeps = isAnyGuaranteed(order.lines) ? rights.guaranteed : rights.legal;
  switch (outcome) {
    case 'canceled':
      if (!order.paidAt) return outcomes.canceledUnpaid;
      return isFree ? outcomes.canceledFree : outcomes.canceled(dueDay(locale, declaredAt));
    case 'held':
      if (!order.paidAt) return outcomes.heldUnpaid;
      return `${sayOnHold(locale, stands)} ${sayMoney(facts, order)}`;
    case 'late':
      return outcomes.late(formatDay(locale, withdrawalEnd(concludedAt(order))), keeps);
    case 'company':
      return `${outcomes.company} ${stands.mayCancel ? outcomes.companyCancels : outcomes.companyBegun}`;
    case 'performed':
      return outcomes.performed(keeps);
    case 'over':
    case 'unknown':
      return outcomes[outcome];
  }
}

function sayMoney(
  { withdrawal: { locale, declaredAt }, stands = undecided, now }: WithdrawalFacts,
  { paidHow, consent }: OrderFacts,
): string {
  const { outcomes, by, soon } = words[locale];
  if (paidHow === 'free') return outcomes.heldFree;
  if (stands.isNothingDue) return outcomes.heldNothing;
  const day = promisedRefundDay(declaredAt, now);
  const when = day ? by(formatDay(locale, day)) : soon;
  const { due, isUnbegun } = stands;
  if (due !== undefined) {
    const why = isUnbegun ? outcomes.heldUnbegun : outcomes.heldUnasked;
    return `${why} ${outcomes.heldSum(formatMoney(locale, due), when)}`;
  }
  if (isUnbegun) return `${outcomes.heldUnbegun} ${outcomes.held(when)}`;
  return (consent?.given ? outcomes.heldConsent : outcomes.held)(when);
}

function dueDay(locale: Locale, declaredAt: Date): string {
  return formatDay(locale, refundDueDay(declaredAt));
}
