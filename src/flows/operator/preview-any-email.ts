import type { EmailRow } from '#database/emails.ts';
import type { Email } from '#domain/email.ts';
import { type Sending, writeEmail } from '#flows/emails/send-email.ts';

/**
 * Writes an e-mail for the eyes of the shop, as it leaves or left: from the facts of today. Those to people of the
 * shop hold what is theirs alone, such as a link of one use, so nobody else reads them.
 * @returns undefined of those, and where what it tells of no longer exists
 */
export async function previewAnyEmail(
  services: Sending,
  row: EmailRow,
): Promise<Pick<Email, 'subject' | 'text' | 'html'> | undefined> {
  if (row.operatorId !== null || row.kind === 'operator-invitation') return undefined;
  return writeEmail(services, row);
}
