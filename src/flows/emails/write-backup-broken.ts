import { findOwner } from '#database/audit-head.ts';
import { findProof } from '#database/backup-proofs.ts';
import type { EmailRow } from '#database/emails.ts';
import { renderBackupBroken } from '#documents/emails/render-email.tsx';
import type { Email } from '#domain/email.ts';
import type { Services } from '#flows/services.ts';

/** The e-mail about a backup that did not hold; undefined where its reader is no owner any more, or the proof is gone. */
export async function writeBackupBroken(
  { db, shop }: Pick<Services, 'db' | 'shop'>,
  { operatorId, aboutId }: Pick<EmailRow, 'operatorId' | 'aboutId'>,
  messageId: string,
): Promise<Email | undefined> {
  const owner = operatorId === null ? undefined : await findOwner(db, operatorId);
  const proof = aboutId === null ? undefined : await findProof(db, aboutId);
  return owner && proof && renderBackupBroken({ shop, owner, proof }, messageId);
}
