import { type SentEmailRow, findSentEmail } from '#database/sent-emails.ts';
import type { Order } from '#database/orders.ts';
import type { OrderEmailKind } from '#domain/order/email-kind.ts';
import { type WrittenRow, type Writing, writeOrderEmail } from '#flows/emails/write-order-email.ts';

/** An e-mail as a person of the shop sees it before or after it has left. */
export interface EmailPreview {
  kind: OrderEmailKind;
  subject: string;
  /** Where it goes. */
  to: string;
  text: string;
  /** Only to be shown where nothing in it can do anything. */
  html: string;
  /** The numbers of the documents that go with it; of one that has left, its files by name and hash. */
  enclosed: string[];
  /** Whether it is shown word for word as it left. */
  isAsSent?: boolean;
}

/**
 * Writes an e-mail for the eyes of the shop, as it will leave: by the same documents, from an order as it is
 * or as it would be. One that has left is shown as it left, where that is kept.
 */
export async function previewEmail(
  services: Writing,
  order: Order,
  { kind, ...row }: Partial<WrittenRow> & { kind: OrderEmailKind },
): Promise<EmailPreview> {
  const sent = row.id === undefined ? undefined : await findSentEmail(services.db, row.id);
  if (sent) return asLeft(kind, sent);
  const owed = { id: order.id, refundId: null, aboutId: null, toAddress: null, ...row, kind };
  const { email, invoice } = await writeOrderEmail(services, order, owed);
  const { subject, to, text, html } = email;
  return { kind, subject, to: to.address, text, html, enclosed: invoice ? [invoice.number] : [] };
}

function asLeft(
  kind: OrderEmailKind,
  { subject, toAddress: to, text, html, files }: SentEmailRow,
): EmailPreview {
  const enclosed = files.map(({ name, sha256 }) => `${name} (SHA-256 ${sha256})`);
  return { kind, subject, to, text, html, enclosed, isAsSent: true };
}
