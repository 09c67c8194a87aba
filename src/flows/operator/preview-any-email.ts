import type { EmailRow } from '#database/emails.ts';
import { findSentEmail } from '#database/sent-emails.ts';
import type { Email } from '#domain/email.ts';
import { type Sending, writeEmail } from '#flows/emails/send-email.ts';

/**
 * An e-mail for the eyes of the shop: as it left, where that is kept, else written from the facts of today. Those to people of the
 * shop hold what is theirs alone, such as a link of one use, so nobody else reads them.
 * @returns undefined of those, and where what it tells of no longer exists
 */
export async function previewAnyEmail(
  services: Sending,
  row: EmailRow,
): Promise<(Pick<Email, 'subject' | 'text' | 'html'> & { isAsSent: boolean }) | undefined> {
  if (row.operatorId !== null || row.kind === 'operator-invitation') return undefined;
  const sent = await findSentEmail(services.db, row.id);
  if (sent) return { ...sent, isAsSent: true };
  const written = await writeEmail(services, row);
  return written && { ...written, isAsSent: false };
}
