import { createHash } from 'node:crypto';
import type { SentEmailRow } from '#database/sent-emails.ts';
import type { Email } from '#domain/email.ts';
import { isKeptAsSent } from '#domain/order/kept-email.ts';
import type { EmailKind } from '#domain/order/email-kind.ts';

/** What is kept of an e-mail as it leaves; undefined of those that are not. */
export function keptOf(
  kind: EmailKind,
  { to, subject, text, html, attachments }: Email,
): Omit<SentEmailRow, 'id' | 'emailId' | 'sentAt'> | undefined {
  if (!isKeptAsSent(kind)) return undefined;
  const files = attachments.map(({ name, content }) => ({
    name,
    sha256: createHash('sha256').update(content).digest('hex'),
    bytes: content.byteLength,
  }));
  return { toAddress: to.address, subject, text, html, files };
}
