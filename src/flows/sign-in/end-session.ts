import { noteChange } from '#database/audit.ts';
import { deleteSession, deleteSessions } from '#database/sessions.ts';
import type { Operator } from '#domain/operator/operator.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Services } from '#flows/services.ts';

/** Ends the session of who signs out. */
export async function signOut(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id, sessionId }: Operator,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await deleteSession(tx, { id: sessionId, operatorId: id }))) return;
    await noteChange(tx, { operatorId: id, action: 'sign-out', subject: id, at: clock() });
  });
}

/**
 * Ends sessions of somebody, with the next request on every replica.
 * @param ended one by its id, or all but the one that asks
 */
export async function endSessions(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  by: Operator,
  { operatorId, session }: { operatorId: string; session: string | 'all-others' },
): Promise<void> {
  const isOneOfAll = session === 'all-others' || isUuid(session);
  if (!isUuid(operatorId) || !isOneOfAll) return;
  await db.transaction(async (tx) => {
    const count =
      session === 'all-others'
        ? await deleteSessions(tx, operatorId, by.sessionId)
        : Number(await deleteSession(tx, { id: session, operatorId }));
    if (count === 0) return;
    await noteChange(tx, {
      operatorId: by.id,
      action: 'session-revoked',
      subject: operatorId,
      after: { sessions: count },
      at: clock(),
    });
  });
}
