import { listAuditOf } from '#database/audit-list.ts';
import { findOwner } from '#database/audit-head.ts';
import { findCode } from '#database/code-desk.ts';
import type { EmailRow } from '#database/emails.ts';
import { renderCodeHalfPrice } from '#documents/emails/render-email.tsx';
import { adminHref } from '#domain/addresses.ts';
import type { Email } from '#domain/email.ts';
import { keysOf } from '#domain/records.ts';
import type { Services } from '#flows/services.ts';

/** The e-mail that a code takes off half the price and more; undefined where its reader or the code is gone. */
export async function writeCodeHalfPrice(
  { db, shop }: Pick<Services, 'db' | 'shop'>,
  { operatorId, aboutId }: Pick<EmailRow, 'operatorId' | 'aboutId'>,
  messageId: string,
): Promise<Email | undefined> {
  const owner = operatorId === null ? undefined : await findOwner(db, operatorId);
  const code = aboutId === null ? undefined : await findCode(db, aboutId);
  if (!owner || !code) return undefined;
  const cause = (await listAuditOf(db, [code.id])).find(isCause);
  const url = shop.origins.cs + adminHref('operatorDiscountCode', { id: code.id });
  return renderCodeHalfPrice({ shop, owner, code, person: cause?.person ?? null, url }, messageId);
}

/** Whether a change of a code gave what the e-mail tells of: its end did not, nor did its note, which names no value. */
function isCause({ action, after }: Awaited<ReturnType<typeof listAuditOf>>[number]): boolean {
  if (action === 'code-changed') return keysOf(after).some((key) => key !== 'code');
  return action === 'code-made' || action === 'code-resumed';
}
