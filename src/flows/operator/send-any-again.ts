import { noteChange } from '#database/audit.ts';
import { findEmail, oweSentAgain } from '#database/emails.ts';
import { mayBeSentAgain } from '#domain/operator/email-filter.ts';
import type { Operator } from '#domain/operator/operator.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Services } from '#flows/services.ts';

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
