import { findInvitation } from '#database/review-invitations.ts';
import { findReviewOfOrder } from '#database/testimonials.ts';
import { findEnquiry } from '#database/enquiries.ts';
import { listInvoices } from '#database/invoices.ts';
import { againWhileAway } from '#database/again-while-away.ts';
import { type EmailRow, dropEmail, findEmail, noteEmail } from '#database/emails.ts';
import { type Order, findOrder, findOrderRow } from '#database/orders.ts';
import type { RefundRow } from '#database/refunds.ts';
import type {
  EmailCompletion,
  EmailInvitation,
  EmailRefund,
  EmailReview,
  OrderEmailKind,
} from '#domain/order/order-email.ts';
import { type InvoiceKind, type InvoiceSnapshot, formatsOf } from '#domain/invoice/invoice.ts';
import { MailRefused } from '#ports/mail/port.ts';
import type { Attachment, Email } from '#domain/email.ts';
import { completionOf } from '#domain/order/guarantee.ts';
import { leftToRefund, refundShare } from '#domain/order/refund.ts';
import { isToBePaid } from '#domain/order/order.ts';
import { invitationUrls } from '#domain/reviews/review-url.ts';
import { orderUrl } from '#domain/order/order-url.ts';
import {
  isEnquiryEmail,
  renderEnquiryEmail,
  renderEmail,
} from '#documents/emails/render-email.tsx';
import { invoiceFile } from '#flows/payments/invoice-file.ts';
import type { Services } from '#flows/services.ts';
import { careFacts, hasCareFacts, isCareMoot } from './care-facts.ts';
import { toEmailOrder } from './to-email-order.ts';
import { writeWithdrawalEmail } from './write-withdrawal-email.ts';

/**
 * Sends an e-mail that is owed. Meant for the job queue: a mail server that is away throws, and the job
 * comes again; a refusal for good is noted and not repeated. A crash between sending and noting, or a database
 * that is away for longer there, sends once more, under the same Message-ID: mail cannot come exactly once, but
 * none is lost.
 * @throws MailUnavailable
 */
export async function sendEmail(
  services: Writing & Pick<Services, 'mail'>,
  emailId: string,
): Promise<void> {
  const { db, mail, clock } = services;
  const owed = await findEmail(db, emailId);
  if (!owed || owed.sentAt || owed.refusal) return;
  if (await isMoot(services, owed)) return dropEmail(db, emailId);
  const email = await writeEmail(services, owed);
  if (!email) return;
  try {
    await mail.send(email);
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    return noteEmail(db, emailId, { refusal: error.message });
  }
  const sentAt = clock();
  await againWhileAway(() => noteEmail(db, emailId, { sentAt }));
}

/**
 * Whether nobody needs it any more: a reminder of an order that cannot be paid now, or no longer has to; word
 * that an order is completed whose money has gone back since; an invitation to review such a one, or one whose
 * review is written; that lines are held which have been released, or that an order is late which is delivered.
 */
async function isMoot(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  owed: EmailRow,
): Promise<boolean> {
  const { kind, orderId } = owed;
  if (orderId === null) return false;
  if (kind === 'order-review-customer') return isInvitationMoot(db, orderId);
  if (hasCareFacts(kind)) {
    const order = await findOrder(db, orderId);
    return order !== undefined && isCareMoot(kind, order, clock());
  }
  if (kind !== 'order-unpaid-customer' && kind !== 'order-completed-customer') return false;
  const order = await findOrderRow(db, orderId);
  if (kind === 'order-completed-customer') return order?.state !== 'completed';
  if (!order || !isToBePaid(order.state, order.checkout.outcome)) return true;
  return order.checkout.expiresAt <= clock();
}

async function isInvitationMoot(db: Services['db'], orderId: string): Promise<boolean> {
  const order = await findOrderRow(db, orderId);
  const invitation = await findInvitation(db, orderId);
  return order?.state !== 'completed' || !invitation || invitation.usedAt !== null;
}

type Writing = Pick<Services, 'db' | 'shop' | 'offering' | 'storage' | 'clock'>;

/** Undefined where the order or the enquiry that the e-mail is about no longer exists. */
async function writeEmail(services: Writing, owed: EmailRow): Promise<Email | undefined> {
  const { db, shop } = services;
  const offering = services.offering();
  const messageId = `<${owed.kind}-${owed.id}@${new URL(shop.origins.cs).hostname}>`;
  if (isEnquiryEmail(owed.kind)) {
    const enquiry = owed.enquiryId === null ? undefined : await findEnquiry(db, owed.enquiryId);
    return enquiry && renderEnquiryEmail(owed.kind, { shop, enquiry, messageId });
  }
  if (owed.kind === 'withdrawal-customer' || owed.kind === 'withdrawal-shop') {
    return writeWithdrawalEmail(services, { ...owed, kind: owed.kind }, messageId);
  }
  const order = owed.orderId === null ? undefined : await findOrder(db, owed.orderId);
  if (!order) return undefined;
  const refund = refundOf(order, owed);
  const invoice = await enclosedWith(owed.kind, db, order.id, refund);
  const said = toEmailOrder(offering.catalogue, order, orderUrl(shop, order), invoice);
  const facts = {
    ...said,
    refund: refund ? toEmailRefund(order, refund) : null,
    completion: toEmailCompletion(order),
    invitation: await invitationOf(services, owed.kind, order),
    review: await reviewOf(services, owed.kind, order),
    care: await careFacts(services, owed, order, said.lines),
  };
  const email = await renderEmail(owed.kind, { shop, offering, order: facts, messageId });
  return { ...email, attachments: invoice ? await filesOf(services, invoice) : [] };
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

/** Undefined as well for an order that was paid before the shop issued invoices. */
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
function refundOf({ refunds }: Order, { refundId }: EmailRow): RefundRow | undefined {
  return refunds.find(({ id, kind }) => (refundId ? id === refundId : kind === 'canceled'));
}

function toEmailRefund(order: Order, refund: RefundRow): EmailRefund {
  const { amount, reason } = refund;
  return { amount, share: refundShare(order, refund), reason };
}

function toEmailCompletion(order: Order): EmailCompletion | null {
  const at = completionOf(order);
  const isPartlyRefunded = leftToRefund(order) < order.total;
  return at ? { at, isHeld: order.heldAt !== null, isPartlyRefunded } : null;
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
): Promise<EmailReview | null> {
  const review = kind === 'order-review-shop' ? await findReviewOfOrder(db, order.id) : undefined;
  return review ?? null;
}

function filesOf(services: Writing, invoice: InvoiceSnapshot): Promise<Attachment[]> {
  return Promise.all(formatsOf(invoice).map((format) => invoiceFile(services, invoice, format)));
}
