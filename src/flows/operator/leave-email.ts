import { noteChange } from '#database/audit.ts';
import { findEmail, setEmailAside } from '#database/emails.ts';
import type { Operator } from '#domain/operator/operator.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Services } from '#flows/services.ts';

export type EmailSetAside = { ok: true } | { ok: false; problem: 'row-gone' };

/** Notes that a refused e-mail need not be sent any more: the customer was told in another way. */
export async function leaveEmail(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: string,
  operator: Pick<Operator, 'id'>,
): Promise<EmailSetAside> {
  if (!isUuid(id)) return { ok: false, problem: 'row-gone' };
  return db.transaction(async (tx): Promise<EmailSetAside> => {
    const at = clock();
    const email = await findEmail(tx, id);
    if (!email || !(await setEmailAside(tx, id, at))) return { ok: false, problem: 'row-gone' };
    await noteChange(tx, {
      operatorId: operator.id,
      action: 'email-set-aside',
      subject: email.orderId ?? id,
      after: { email: id, kind: email.kind },
      at,
    });
    return { ok: true };
  });
}
