import { findOwner } from '#database/audit-head.ts';
import { findReviewOfOrder } from '#database/testimonials.ts';
import { findInvitation } from '#database/review-invitations.ts';
import { isInvited } from '#database/operator-links.ts';
import { againWhileAway } from '#database/again-while-away.ts';
import { type EmailRow, findEmail, takeEmailBack } from '#database/emails.ts';
import { noteLeft } from '#database/sent-emails.ts';
import { findOrder, findOrderRow } from '#database/orders.ts';
import { type InvoiceSnapshot, formatsOf } from '#domain/invoice/invoice.ts';
import { MailRefused } from '#ports/mail/port.ts';
import type { Attachment, Email } from '#domain/email.ts';
import { isAccountEmail } from '#domain/operator/account-email.ts';
import { completionEmail } from '#domain/order/short.ts';
import { earlyEndOf, isToBePaid } from '#domain/order/order.ts';
import { isEnquiryEmail } from '#documents/emails/render-email.tsx';
import { invoiceFile } from '#flows/payments/invoice-file.ts';
import type { Services } from '#flows/services.ts';
import { hasCareFacts, isCareMoot } from './care-facts.ts';
import { keptOf } from './kept-email.ts';
import { isAccountEmailMoot, writeAccountEmail } from './write-account-email.ts';
import { writeAuditHead } from './write-audit-head.ts';
import { writeBackupBroken } from './write-backup-broken.ts';
import { writeCodeHalfPrice } from './write-code-half-price.ts';
import { writeInvitationEmail } from './write-invitation-email.ts';
import { noteRefused, noteReplyDone, writeMessageEmail } from './message-email.ts';
import { type Writing, messageIdOf, writeOrderEmail } from './write-order-email.ts';
import { isWebhookAwayMoot, writeWebhookAway } from './write-webhook-away.ts';
import { writeWithdrawalEmail } from './write-withdrawal-email.ts';

/**
 * Sends an e-mail that is owed. Meant for the job queue: a mail server that is away throws, and the job
 * comes again; a refusal for good is noted and not repeated. A crash between sending and noting, or a database
 * that is away for longer there, sends once more, under the same Message-ID: mail cannot come exactly once, but
 * none is lost.
 * @throws MailUnavailable
 */
export async function sendEmail(
  services: Sending & Pick<Services, 'mail'>,
  emailId: string,
): Promise<void> {
  const { db, mail, clock } = services;
  const owed = await findEmail(db, emailId);
  if (!owed || owed.sentAt || owed.refusal || owed.setAsideAt) return;
  if (await isMoot(services, owed)) return takeEmailBack(db, emailId, clock());
  const email = await writeEmail(services, owed);
  if (!email) return;
  try {
    await mail.send(email);
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    return noteRefused(services, owed, error.message);
  }
  const sentAt = clock();
  const isKept = mail.provider === 'outbox';
  const left = { id: emailId, sentAt, isKept };
  await againWhileAway(() => noteLeft(db, left, keptOf(owed.kind, email)));
  await noteReplyDone(services, owed, isKept ? 'kept' : 'sent');
}

/**
 * Whether nobody needs it any more, because what it says has ceased to be so since it was owed: there is nothing
 * left to pay, to review or to be let in to, its reader has no access any more, the order is delivered, refunded
 * or goes on.
 */
async function isMoot(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  owed: EmailRow,
): Promise<boolean> {
  const { kind, orderId, operatorId, toAddress } = owed;
  if (kind === 'operator-invitation') {
    return !(await isInvited(db, { email: toAddress ?? '', now: clock() }));
  }
  if (isAccountEmail(kind)) return isAccountEmailMoot({ db }, { ...owed, kind });
  if (kind === 'webhook-away' && (await isWebhookAwayMoot(db, owed))) return true;
  if (operatorId !== null) return !(await findOwner(db, operatorId));
  if (orderId === null) return false;
  if (toAddress === null && (await isErased(db, orderId))) return true;
  if (kind === 'order-review-customer') return isInvitationMoot(db, orderId);
  if (kind === 'order-review-rejected-customer') {
    const review = await findReviewOfOrder(db, orderId);
    return review?.state !== 'rejected' || review.decisionId !== owed.aboutId;
  }
  if (hasCareFacts(kind)) {
    const order = await findOrder(db, orderId);
    return order !== undefined && isCareMoot(kind, order, clock());
  }
  if (kind === 'order-completed-customer' || kind === 'order-short-customer') {
    const order = await findOrder(db, orderId);
    return order?.state !== 'completed' || completionEmail(order) !== kind;
  }
  if (kind !== 'order-unpaid-customer' && kind !== 'order-released-customer') return false;
  const order = await findOrderRow(db, orderId);
  if (kind === 'order-released-customer') return !order || earlyEndOf(order.state) !== undefined;
  if (!order || !isToBePaid(order.state, order.checkout.outcome)) return true;
  return order.checkout.expiresAt <= clock();
}

/** Nobody is written to whose data were erased (rules 76). */
async function isErased(db: Services['db'], orderId: string): Promise<boolean> {
  return (await findOrderRow(db, orderId))?.email === '';
}

async function isInvitationMoot(db: Services['db'], orderId: string): Promise<boolean> {
  const order = await findOrderRow(db, orderId);
  const invitation = await findInvitation(db, orderId);
  return order?.state !== 'completed' || !invitation || invitation.usedAt !== null;
}

/** What writing any e-mail takes, its files included. */
export type Sending = Writing & Pick<Services, 'storage' | 'inbox' | 'work'>;

/** Writes an e-mail that is owed; undefined where the order or the enquiry that it is about no longer exists. */
export async function writeEmail(services: Sending, owed: EmailRow): Promise<Email | undefined> {
  const { db } = services;
  const { kind } = owed;
  const messageId = messageIdOf(services, owed);
  if (isEnquiryEmail(kind)) {
    return writeMessageEmail(services, { ...owed, kind }, messageId);
  }
  if (kind === 'withdrawal-customer' || kind === 'withdrawal-shop') {
    return writeWithdrawalEmail(services, { ...owed, kind }, messageId);
  }
  if (kind === 'operator-invitation') return writeInvitationEmail(services, owed, messageId);
  if (isAccountEmail(kind)) return writeAccountEmail(services, { ...owed, kind }, messageId);
  if (kind === 'audit-head') return writeAuditHead(services, owed, messageId);
  if (kind === 'backup-broken') return writeBackupBroken(services, owed, messageId);
  if (kind === 'webhook-away') return writeWebhookAway(services, owed, messageId);
  if (kind === 'code-half-price') return writeCodeHalfPrice(services, owed, messageId);
  const order = owed.orderId === null ? undefined : await findOrder(db, owed.orderId);
  if (!order) return undefined;
  const { email, invoice } = await writeOrderEmail(services, order, { ...owed, kind });
  return { ...email, attachments: invoice ? await filesOf(services, invoice) : [] };
}

function filesOf(services: Sending, invoice: InvoiceSnapshot): Promise<Attachment[]> {
  return Promise.all(formatsOf(invoice).map((format) => invoiceFile(services, invoice, format)));
}
