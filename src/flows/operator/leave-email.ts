import { noteChange } from '#database/audit.ts';
import { findEmail, setEmailAside } from '#database/emails.ts';
import type { Operator } from '#domain/operator/operator.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Services } from '#flows/services.ts';

export type EmailSetAside = { ok: true } | { ok: false; problem: 'row-gone' };

/**
 * Notes that an e-mail that has not gone out need not be sent any more: the customer was told in another way.
 * @param reason why, in the words of that person; null where nobody asks for any
 */
export async function leaveEmail(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: string,
  operator: Pick<Operator, 'id'>,
  reason: string | null = null,
): Promise<EmailSetAside> {
  if (!isUuid(id)) return { ok: false, problem: 'row-gone' };
  return db.transaction(async (tx): Promise<EmailSetAside> => {
    const at = clock();
    const email = await findEmail(tx, id);
    if (!email || !(await setEmailAside(tx, id, { at, reason })))
      return { ok: false, problem: 'row-gone' };
    await noteChange(tx, {
      operatorId: operator.id,
      action: 'email-set-aside',
      subject: email.orderId ?? id,
      after: { email: id, kind: email.kind },
      ...(reason !== null && { personalAfter: { reason } }),
      at,
    });
    return { ok: true };
  });
}
