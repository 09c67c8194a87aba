import { noteChange } from '#database/audit.ts';
import { findEmail, oweAgain, oweSentAgain, setEmailAside } from '#database/emails.ts';
import { mayBeSentAgain } from '#domain/order/email-kind.ts';
import type { Operator } from '#domain/operator/operator.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Services } from '#flows/services.ts';

type Done = { ok: true } | { ok: false; problem: 'row-gone' };

/**
 * Tries an e-mail again that was refused, or that has not left the house for long. It was owed before anybody
 * pressed the button, so it goes at once; the same row is sent, under the same Message-ID.
 */
export async function retryEmail(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: string,
  operator: Pick<Operator, 'id'>,
): Promise<Done> {
  if (!isUuid(id)) return { ok: false, problem: 'row-gone' };
  return db.transaction(async (tx): Promise<Done> => {
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

/**
 * Notes that an e-mail that has not gone out need not be sent any more: the customer was told in another way.
 * @param reason why, in the words of that person; null where nobody asks for any
 */
export async function leaveEmail(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: string,
  operator: Pick<Operator, 'id'>,
  reason: string | null = null,
): Promise<Done> {
  if (!isUuid(id)) return { ok: false, problem: 'row-gone' };
  return db.transaction(async (tx): Promise<Done> => {
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

export type SentAnyAgain =
  | { ok: true; id: string }
  | { ok: false; problem: 'row-gone' | 'email-too-often' };

/**
 * Sends an e-mail about a message or a withdrawal once more, to whom it was for: under a Message-ID of its own, or
 * a mail server would take it for the one that it has. It tells nothing that was not told before, so it goes at once. One e-mail has 20 a day.
 */
export async function sendAnyAgain(
  { db, clock, limits }: Pick<Services, 'db' | 'clock' | 'limits'>,
  id: string,
  operator: Pick<Operator, 'id'>,
): Promise<SentAnyAgain> {
  const found = isUuid(id) ? await findEmail(db, id) : undefined;
  if (!found || !mayBeSentAgain(found)) return { ok: false, problem: 'row-gone' };
  const allowance = await limits.take('email-again', id);
  if (!allowance.ok) return { ok: false, problem: 'email-too-often' };
  return db.transaction(async (tx): Promise<SentAnyAgain> => {
    const sent = await oweSentAgain(tx, id);
    if (sent === undefined) return { ok: false, problem: 'row-gone' };
    const after = { email: sent, kind: found.kind };
    const change = { action: 'email-sent-again', subject: sent, after } as const;
    await noteChange(tx, { operatorId: operator.id, ...change, at: clock() });
    return { ok: true, id: sent };
  });
}
