import { noteChange } from '#database/audit.ts';
import { findOperatorByEmail, hasOperators, lockPeople } from '#database/operators.ts';
import { dropLinks, insertLink } from '#database/operator-links.ts';
import { HOUR_MS } from '#domain/calendar.ts';
import { LINK_HOURS } from '#domain/operator/operator.ts';
import { newToken, tokenHash } from '#database/tokens.ts';
import type { Services } from '#flows/services.ts';

/**
 * The link by which the first person comes in, who becomes the owner; undefined where there is somebody already.
 * It puts an end to the one that was made before.
 * @returns its token, which is not stored
 */
export function makeFirstLink({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    await lockPeople(tx);
    if (await hasOperators(tx)) return undefined;
    const token = newToken();
    await dropLinks(tx, { kind: 'first' });
    await insertLink(tx, { kind: 'first', role: 'owner', ...lifeOf(token, clock()) });
    return token;
  });
}

/**
 * The link for somebody who has lost everything: it sets a new password and a new authenticator. Made on the
 * machine of the shop alone.
 * @returns undefined where nobody has that mailbox
 */
export function makeRecoveryLink(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  email: string,
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const operator = await findOperatorByEmail(tx, email.trim());
    if (!operator) return undefined;
    const token = newToken();
    const now = clock();
    const { id: operatorId, role } = operator;
    await dropLinks(tx, { kind: 'recovery', operatorId });
    await insertLink(tx, { kind: 'recovery', role, operatorId, ...lifeOf(token, now) });
    await noteChange(tx, { operatorId: null, action: 'link-made', subject: operatorId, at: now });
    return token;
  });
}

function lifeOf(token: string, now: Date) {
  const expiresAt = new Date(now.getTime() + LINK_HOURS * HOUR_MS);
  return { hash: tokenHash(token), createdAt: now, expiresAt };
}
