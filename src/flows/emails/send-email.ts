import { createHash } from 'node:crypto';
import { retryWhileAway } from '#database/connection/database-away.ts';
import { type EmailRow, findEmail, recordEmail, takeEmailBack } from '#database/emails/emails.ts';
import {
  addEntry,
  lockMessage,
  recordReplyOutcome,
  setState,
} from '#database/messages/messages.ts';
import { type SentEmailRow, recordLeft } from '#database/emails/email-list.ts';
import type { Email } from '#domain/emails/email.ts';
import { type InvoiceSnapshot, formatsOf } from '#domain/invoice/invoice.ts';
import { UNWRITABLE } from '#domain/emails/email-kind.ts';
import type { EmailSources } from '#emails/define-email.ts';
import { emailDefinition } from '#emails/registry.ts';
import { invoiceFile } from '#flows/payments/invoices.ts';
import type { Services } from '#flows/services.ts';
import { MailRefused } from '#ports/mail/port.ts';

/** What sending an e-mail takes, its files included. */
type Sending = EmailSources & Pick<Services, 'db' | 'mail' | 'storage' | 'work'>;

/**
 * Sends an e-mail that is owed. Meant for the job queue: a mail server that is away throws, and the job
 * comes again; a refusal for good is noted and not repeated, and so is an e-mail that nobody needs any more, or that
 * cannot be written any more. A crash between sending and noting, or a database that is away for longer there, sends
 * once more, under the same Message-ID: mail cannot come exactly once, but none is lost.
 * @throws MailUnavailable
 */
export async function sendEmail(services: Sending, emailId: string): Promise<void> {
  const { db, mail, clock } = services;
  const enqueued = await findEmail(db, emailId);
  if (!enqueued || enqueued.sentAt || enqueued.refusal || enqueued.setAsideAt) return;
  const definition = emailDefinition(enqueued.kind);
  const written = definition ? await definition.write(services, enqueued) : 'gone';
  if (written === 'obsolete') return takeEmailBack(db, emailId, clock());
  if (written === 'gone') return recordEmail(db, emailId, { refusal: UNWRITABLE });
  const { invoice } = written;
  const email = { ...written.email, attachments: invoice ? await filesOf(services, invoice) : [] };
  try {
    await mail.send(email);
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    return recordRefused(services, enqueued, error.message);
  }
  const isKept = mail.provider === 'outbox';
  const left = { id: emailId, sentAt: clock(), isKept };
  const copy = definition?.isKeptAsSent ? copyOf(email) : undefined;
  await retryWhileAway(() => recordLeft(db, left, copy));
  await recordReplyDone(services, enqueued, isKept ? 'kept' : 'sent');
}

function filesOf(services: Sending, invoice: InvoiceSnapshot): Promise<Email['attachments']> {
  return Promise.all(formatsOf(invoice).map((format) => invoiceFile(services, invoice, format)));
}

/** What is kept of an e-mail as it leaves; its files as they are known again. */
function copyOf({
  to,
  subject,
  text,
  html,
  attachments,
}: Email): Omit<SentEmailRow, 'id' | 'emailId' | 'sentAt'> {
  const files = attachments.map(({ name, content }) => ({
    name,
    sha256: createHash('sha256').update(content).digest('hex'),
    bytes: content.byteLength,
  }));
  return { toAddress: to.address, subject, text, html, files };
}

/** Notes that an e-mail was refused for good; of a reply also in its thread, which is open again. */
async function recordRefused(
  { db, clock }: Pick<Sending, 'db' | 'clock'>,
  { id, kind, messageId, aboutId }: EmailRow,
  refusal: string,
): Promise<void> {
  if (kind !== 'message-reply' || messageId === null || aboutId === null)
    return recordEmail(db, id, { refusal });
  await db.transaction(async (tx) => {
    const message = await lockMessage(tx, messageId);
    await recordEmail(tx, id, { refusal });
    if (!message) return;
    const at = clock();
    await recordReplyOutcome(tx, aboutId, 'refused');
    await addEntry(tx, { messageId, kind: 'refused', text: refusal, state: 'open', at });
    await setState(tx, messageId, 'open', at);
  });
}

/** Notes in its thread that a reply has left, or was kept where no mail server is set (rules 77). */
async function recordReplyDone(
  { db }: Pick<Sending, 'db'>,
  { kind, aboutId }: EmailRow,
  outcome: 'sent' | 'kept',
): Promise<void> {
  if (kind !== 'message-reply' || aboutId === null) return;
  await retryWhileAway(() => recordReplyOutcome(db, aboutId, outcome));
}
