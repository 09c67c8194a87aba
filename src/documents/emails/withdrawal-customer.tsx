import { formatDay, formatMoment } from '#content/moment-text.ts';
import { withdrawalEnd } from '#domain/catalogue/delivery-start.ts';
import { mailboxOf } from '#domain/customer/email-address.ts';
import { quotedText } from '#domain/customer/quoted-text.ts';
import type { Locale, PerLocale } from '#domain/locale.ts';
import { concludedAt } from '#domain/order/concluded.ts';
import { type Haler, formatMoney } from '#domain/money.ts';
import { type EmailOrder, isAnyGuaranteed } from '#domain/order/order-email.ts';
import { readOrderNumber } from '#domain/order/order.ts';
import {
  type ReceivedDeclaration,
  promisedRefundDay,
  refundDueDay,
} from '#domain/order/withdrawal.ts';
import { type OnHold, sayOnHold } from '#documents/withdrawal/on-hold-text.ts';
import type { Shop } from '#domain/shop.ts';
import { type WithdrawalEmailWords, withdrawal as cs } from '#messages/cs/emails/withdrawal.ts';
import { withdrawal as en } from '#messages/en/emails/withdrawal.ts';
import { type EmailDraft, emailWords } from './email-draft.ts';
import { ActionLink, type Fact, Facts, Lines, Paragraph, SectionHeading } from './email-parts.tsx';
import { Title } from './email-parts.tsx';
import { Imprint } from './imprint.tsx';

const withdrawalWords: PerLocale<WithdrawalEmailWords> = { cs, en };

/** What the e-mails about a declaration of withdrawal are made from. */
export interface WithdrawalFacts {
  shop: Shop;
  withdrawal: ReceivedDeclaration;
  /** Undefined where none fits it. */
  order: EmailOrder | undefined;
  /** How that order stands; undefined without one. */
  stands?: WithdrawnOrderStand | undefined;
  now: Date;
}

/** How an order stands whose customer has withdrawn. */
export interface WithdrawnOrderStand extends OnHold {
  mayCancel: boolean;
  /** Nothing more goes back for it. */
  isNothingDue: boolean;
  /** Nothing of what is meant had begun: no share of its price is the shop's. */
  isUnbegun: boolean;
  /** What goes back for it, in haléře, where no share of a price has to be reckoned. */
  due: Haler | undefined;
}

/**
 * Acknowledges a declaration of withdrawal with its content, date and time (§ 1830a of the Civil Code), and
 * says what follows from it (rules 51).
 */
export function withdrawalCustomer(facts: WithdrawalFacts): EmailDraft {
  const { locale, email, declaredAt } = facts.withdrawal;
  const words = withdrawalWords[locale];
  return {
    to: { address: email },
    locale,
    subject: words.subject,
    preview: words.preview(formatMoment(locale, declaredAt)),
    content: <Acknowledgement {...facts} />,
  };
}

function Acknowledgement(facts: WithdrawalFacts) {
  const { shop, withdrawal, order } = facts;
  const { locale, declaredAt, part, reason } = withdrawal;
  const words = withdrawalWords[locale];
  const common = emailWords[locale].order;
  const isMoreStored = !order && (part !== '' || reason !== '');
  return (
    <>
      <Title>{words.heading}</Title>
      <Paragraph>{common.greeting}</Paragraph>
      <Paragraph>{words.lead(formatMoment(locale, declaredAt))}</Paragraph>
      <Facts rows={contentOf(facts)} />
      {isMoreStored && <Paragraph>{words.moreStored}</Paragraph>}
      <SectionHeading>{words.next}</SectionHeading>
      <Paragraph>{sayOutcome(facts)}</Paragraph>
      {order && isOfMailbox(withdrawal, order) && (
        <ActionLink href={order.privateUrl}>{common.open}</ActionLink>
      )}
      <Paragraph>{words.keep}</Paragraph>
      <Paragraph>{words.notYou}</Paragraph>
      <Imprint shop={shop} words={common} />
    </>
  );
}

/** Where no order fits, anybody may have typed the address, so nothing of what was typed can be followed. */
function contentOf({ withdrawal, order }: WithdrawalFacts): Fact[] {
  const { locale, name, number, email, part, reason, declaredAt } = withdrawal;
  const { facts: words, link } = withdrawalWords[locale];
  const isWritten = order?.number === readOrderNumber(number);
  return [
    [words.name, order ? name : quotedText(name, link)],
    [words.number, order && isWritten ? String(order.number) : quotedText(number, link)],
    [words.tied, order && !isWritten && String(order.number)],
    [words.email, email],
    [words.extent, part === '' ? words.whole : order && <Lines text={part} />],
    [words.reason, order && reason !== '' && <Lines text={reason} />],
    [words.at, formatMoment(locale, declaredAt)],
  ];
}

const whole: WithdrawnOrderStand = {
  isOver: false,
  part: undefined,
  mayCancel: true,
  isNothingDue: false,
  isUnbegun: false,
  due: undefined,
};

/** The link of an order goes to its own mailbox alone: somebody of the shop may have tied the wrong one. */
function isOfMailbox({ email }: ReceivedDeclaration, { customer }: EmailOrder): boolean {
  return mailboxOf(email) === mailboxOf(customer.email);
}

function sayOutcome(facts: WithdrawalFacts): string {
  const { withdrawal, order, stands = whole } = facts;
  const { locale, declaredAt, outcome } = withdrawal;
  const { outcomes: words, rights } = withdrawalWords[locale];
  if (!order || outcome === null) return words.unknown;
  const isFree = order.paidHow === 'free';
  const keeps = isAnyGuaranteed(order.lines) ? rights.guaranteed : rights.legal;
  switch (outcome) {
    case 'canceled':
      if (!order.paidAt) return words.canceledUnpaid;
      return isFree ? words.canceledFree : words.canceled(dueDay(locale, declaredAt));
    case 'held':
      if (!order.paidAt) return words.heldUnpaid;
      return `${sayOnHold(locale, stands)} ${sayMoney(facts, order)}`;
    case 'late':
      return words.late(formatDay(locale, withdrawalEnd(concludedAt(order))), keeps);
    case 'company':
      return `${words.company} ${stands.mayCancel ? words.companyCancels : words.companyBegun}`;
    case 'performed':
      return words.performed(keeps);
    case 'over':
    case 'unknown':
      return words[outcome];
  }
}

function sayMoney(
  { withdrawal: { locale, declaredAt }, stands = whole, now }: WithdrawalFacts,
  { paidHow, consent }: EmailOrder,
): string {
  const { outcomes: words, by, soon } = withdrawalWords[locale];
  if (paidHow === 'free') return words.heldFree;
  if (stands.isNothingDue) return words.heldNothing;
  const day = promisedRefundDay(declaredAt, now);
  const when = day ? by(formatDay(locale, day)) : soon;
  const { due, isUnbegun } = stands;
  if (due !== undefined) {
    const why = isUnbegun ? words.heldUnbegun : words.heldUnasked;
    return `${why} ${words.heldSum(formatMoney(locale, due), when)}`;
  }
  if (isUnbegun) return `${words.heldUnbegun} ${words.held(when)}`;
  return (consent?.given ? words.heldConsent : words.held)(when);
}

function dueDay(locale: Locale, declaredAt: Date): string {
  return formatDay(locale, refundDueDay(declaredAt));
}
