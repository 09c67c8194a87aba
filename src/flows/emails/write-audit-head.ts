import { findOwner, readAuditHead } from '#database/audit-head.ts';
import type { EmailRow } from '#database/emails.ts';
import { renderAuditHead } from '#documents/emails/render-email.tsx';
import type { Email } from '#domain/email.ts';
import type { Services } from '#flows/services.ts';

/** The e-mail with the head of the log of changes as it is now; undefined where its reader is no owner any more. */
export async function writeAuditHead(
  { db, shop, clock }: Pick<Services, 'db' | 'shop' | 'clock'>,
  { operatorId }: Pick<EmailRow, 'operatorId'>,
  messageId: string,
): Promise<Email | undefined> {
  const owner = operatorId === null ? undefined : await findOwner(db, operatorId);
  if (!owner) return undefined;
  const facts = { shop, owner, at: clock(), ...(await readAuditHead(db)) };
  return renderAuditHead(facts, messageId);
}
