import { noteChange } from '#database/audit.ts';
import { findEmail, oweAgain } from '#database/emails.ts';
import type { Operator } from '#domain/operator/operator.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Services } from '#flows/services.ts';

export type RetriedEmail = { ok: true } | { ok: false; problem: 'row-gone' };

/**
 * Tries an e-mail again that was refused, or that has not left the house for long. It was owed before anybody
 * pressed the button, so it goes at once; the same row is sent, under the same Message-ID.
 */
export async function retryEmail(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: string,
  operator: Pick<Operator, 'id'>,
): Promise<RetriedEmail> {
  if (!isUuid(id)) return { ok: false, problem: 'row-gone' };
  return db.transaction(async (tx): Promise<RetriedEmail> => {
    const email = await findEmail(tx, id);
    if (!email || !(await oweAgain(tx, id))) return { ok: false, problem: 'row-gone' };
    await noteChange(tx, {
      operatorId: operator.id,
      action: 'email-retried',
      subject: email.orderId ?? id,
      before: { isRefused: email.refusal !== null },
      after: { email: id, kind: email.kind },
      at: clock(),
    });
    return { ok: true };
  });
}
