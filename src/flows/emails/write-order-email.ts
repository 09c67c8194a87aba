import { findInvitation } from '#database/review-invitations.ts';
import { findReviewOfOrder } from '#database/testimonials.ts';
import { listWaitingRefunds } from '#database/intents.ts';
import { listInvoices } from '#database/invoices.ts';
import { type OrderCare, listCare } from '#database/care.ts';
import type { EmailRow } from '#database/emails.ts';
import type { Order } from '#database/orders.ts';
import type { RefundRow } from '#database/refunds.ts';
import type { Email } from '#domain/email.ts';
import type { InvoiceKind, InvoiceSnapshot } from '#domain/invoice/invoice.ts';
import type { OrderEmailKind } from '#domain/order/email-kind.ts';
import type {
  EmailCompletion,
  EmailLine,
  EmailRefund,
  EmailOrder,
} from '#domain/order/order-email.ts';
import type { EmailInvitation } from '#domain/order/review-email.ts';
import { completionOf } from '#domain/order/guarantee.ts';
import { calculationOf } from '#domain/order/withdrawal-calculation.ts';
import { leftToRefund, refundShare } from '#domain/order/refund.ts';
import { shortEndOf } from '#domain/order/short-end.ts';
import { invitationUrls } from '#domain/reviews/review-url.ts';
import { mayWithdraw } from '#domain/order/withdrawal.ts';
import { orderUrl } from '#domain/order/order-url.ts';
import { renderEmail } from '#documents/emails/render-email.tsx';
import type { Services } from '#flows/services.ts';
import { careFacts } from './care-facts.ts';
import { releasedFacts } from './released-facts.ts';
import { toEmailOrder } from './to-email-order.ts';

/** What writing an e-mail takes. */
export type Writing = Pick<Services, 'db' | 'shop' | 'offering' | 'clock'>;

/** Which e-mail about an order is written, and what it tells of beside it. */
export type WrittenRow = Pick<EmailRow, 'id' | 'refundId' | 'aboutId' | 'toAddress'> & {
  kind: OrderEmailKind;
  /** Complaints and refills as they would be, where the e-mail is only shown. */
  care?: OrderCare | undefined;
};

/** An e-mail as it leaves, without its files. */
export interface WrittenEmail {
  email: Email;
  /** What is attached to it. */
  invoice: InvoiceSnapshot | undefined;
}

/** Writes an e-mail about an order, from the facts of that order as they are handed in. */
export async function writeOrderEmail(
  services: Writing,
  order: Order,
  owed: WrittenRow,
): Promise<WrittenEmail> {
  const { db, shop } = services;
  const offering = services.offering();
  const refund = refundOf(order, owed);
  const invoice = await enclosedWith(owed.kind, db, order.id, refund);
  const said = toEmailOrder(order, orderUrl(shop, order), invoice);
  const facts = {
    ...said,
    refund: refund ? await toEmailRefund(db, order, refund) : null,
    withdrawn: withdrawnOf(order, owed),
    released: releasedOf(services, order, { ...owed, said: said.lines }),
    completion: await completionFacts(services, order),
    invitation: await invitationOf(services, owed.kind, order),
    ...(await reviewOf(services, owed.kind, order)),
    care: await careFacts(services, owed, order, said.lines, owed.care),
  };
  const messageId = messageIdOf(services, owed);
  const email = await renderEmail(owed.kind, { shop, offering, order: facts, messageId });
  const { toAddress } = owed;
  const to = toAddress === null ? email.to : { name: '', address: toAddress };
  return { email: { ...email, to }, invoice };
}

/** The Message-ID of an e-mail, which stays the same however often it is written. */
export function messageIdOf(
  { shop }: Pick<Services, 'shop'>,
  { kind, id }: Pick<EmailRow, 'kind' | 'id'>,
): string {
  return `<${kind}-${id}@${new URL(shop.origins.cs).hostname}>`;
}

/**
 * What is attached to an e-mail: the invoice to that about the payment, the credit note to that about the
 * refund. So the shop's own mailbox has every document that was ever issued (docs/backup.md).
 */
const enclosed: Partial<Record<OrderEmailKind, InvoiceKind>> = {
  'order-paid-customer': 'invoice',
  'order-paid-shop': 'invoice',
  'order-refunded-customer': 'credit-note',
  'order-refunded-shop': 'credit-note',
};

/** Undefined as well for an order that has none, as it cost nothing. */
async function enclosedWith(
  kind: OrderEmailKind,
  db: Services['db'],
  orderId: string,
  refund: RefundRow | undefined,
): Promise<InvoiceSnapshot | undefined> {
  const wanted = enclosed[kind];
  if (!wanted) return undefined;
  const issued = await listInvoices(db, orderId);
  return wanted === 'invoice'
    ? issued.find((invoice) => invoice.kind === wanted)
    : issued.find(({ number }) => number === refund?.creditNote);
}

/** The refund that an e-mail is about: its own, or the one of the cancellation. */
function refundOf({ refunds }: Order, { refundId }: WrittenRow): RefundRow | undefined {
  return refunds.find(({ id, kind }) => (refundId ? id === refundId : kind === 'canceled'));
}

async function toEmailRefund(
  db: Services['db'],
  order: Order,
  refund: RefundRow,
): Promise<EmailRefund> {
  const { id, amount, reason } = refund;
  const { refills } = await listCare(db, order.id);
  return {
    amount,
    share: refundShare(order, refund),
    reason,
    calculation: calculationOf(order, refund),
    endsRefill: refills.some(({ refundId }) => refundId === id),
  };
}

/** Nothing goes back for it any more, whatever went back before. */
function withdrawnOf(order: Order, { kind, id, aboutId }: WrittenRow) {
  if (kind !== 'order-withdrawn-customer') return undefined;
  return calculationOf(order, { id, aboutId, amount: 0 });
}

function releasedOf(
  { clock }: Pick<Services, 'clock'>,
  order: Order,
  { kind, ...owed }: WrittenRow & { said: readonly EmailLine[] },
) {
  if (kind !== 'order-released-customer') return undefined;
  return releasedFacts(order, { ...owed, now: clock() });
}

async function completionFacts(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  order: Order,
): Promise<EmailCompletion | null> {
  const at = completionOf(order);
  if (!at) return null;
  const short = shortEndOf(order, await listWaitingRefunds(db, order.id)) ?? null;
  const isConsumer = order.company === null;
  return {
    at,
    isHeld: order.heldAt !== null,
    refunded: order.total - leftToRefund(order),
    short,
    mayWithdraw: isConsumer && mayWithdraw(order, clock()),
  };
}

async function invitationOf(
  { db, shop }: Writing,
  kind: OrderEmailKind,
  order: Order,
): Promise<EmailInvitation | null> {
  const invitation =
    kind === 'order-review-customer' ? await findInvitation(db, order.id) : undefined;
  return invitation
    ? invitationUrls(shop, { locale: order.locale, token: invitation.token })
    : null;
}

async function reviewOf(
  { db }: Writing,
  kind: OrderEmailKind,
  order: Order,
): Promise<Pick<EmailOrder, 'review' | 'rejection'>> {
  const isAboutReview = kind === 'order-review-shop' || kind === 'order-review-rejected-customer';
  const review = isAboutReview ? await findReviewOfOrder(db, order.id) : undefined;
  if (!review) return { review: null, rejection: null };
  const { reason, note } = review;
  return { review, rejection: reason === null ? null : { reason, note } };
}
