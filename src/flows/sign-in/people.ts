import { randomUUID } from 'node:crypto';
import { recordChange } from '#database/audit/audit.ts';
import type { Transaction } from '#database/client.ts';
import { enqueueOperatorEmail } from '#database/emails/emails.ts';
import {
  deletePasskeys,
  findOperatorByEmail,
  listOperators,
  lockPeople,
  replaceRecoveryCodes,
  updateOperator,
} from '#database/admin/operators.ts';
import { dropLinks, insertLink } from '#database/admin/operator-links.ts';
import { deleteSessions } from '#database/admin/sessions.ts';
import { HOUR_MS } from '#domain/time/calendar.ts';
import { cleanText } from '#domain/text/clean-text.ts';
import { readEmail } from '#domain/customer/email-address.ts';
import { INVITATION_HOURS, type Operator } from '#domain/admin/operator.ts';
import { type Role, hasRight } from '#domain/admin/rights.ts';
import { newToken, tokenHash } from '#database/tokens.ts';
import type { Services } from '#flows/services.ts';

type Needed = Pick<Services, 'db' | 'clock'>;

/**
 * Invites somebody by e-mail; a newer invitation of the same mailbox puts an end to an older one. The token of its
 * link is made when the e-mail is written, so that the database never holds it.
 * @param invited the mailbox as it was typed
 */
export async function invitePerson(
  { db, clock }: Needed,
  by: Operator,
  invited: { email: string; role: Role },
): Promise<{ ok: true } | { ok: false; problem: 'email-invalid' | 'email-taken' }> {
  const email = readEmail(invited.email);
  if (email === undefined) return { ok: false, problem: 'email-invalid' };
  return db.transaction(async (tx) => {
    await lockPeople(tx);
    if (await findOperatorByEmail(tx, email)) return { ok: false, problem: 'email-taken' };
    const now = clock();
    const { role } = invited;
    await dropLinks(tx, { kind: 'invitation', email });
    await insertLink(tx, {
      hash: tokenHash(newToken()),
      kind: 'invitation',
      email,
      role,
      invitedBy: by.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + INVITATION_HOURS * HOUR_MS),
    });
    await enqueueOperatorEmail(tx, { kind: 'operator-invitation', operatorId: by.id, to: email });
    await recordChange(tx, {
      operatorId: by.id,
      action: 'person-invited',
      subject: randomUUID(),
      after: { role },
      personalAfter: { email },
      at: now,
    });
    return { ok: true };
  });
}

/** Takes an invitation back that nobody has used; its link is dead at once. */
export async function revokeInvitation(
  { db, clock }: Needed,
  by: Operator,
  input: string,
): Promise<void> {
  const email = cleanText(input);
  await db.transaction(async (tx) => {
    if ((await dropLinks(tx, { kind: 'invitation', email })) === 0) return;
    await recordChange(tx, {
      operatorId: by.id,
      action: 'invitation-revoked',
      subject: by.id,
      personalBefore: { email },
      at: clock(),
    });
  });
}

export type PersonProblem = 'person-gone' | 'last-owner';

/** Gives somebody another role; it counts with that person's next request. */
export function changeRole(
  { db, clock }: Needed,
  by: Operator,
  { operatorId, role }: { operatorId: string; role: Role },
): Promise<{ ok: true } | { ok: false; problem: PersonProblem }> {
  return db.transaction(async (tx) => {
    const found = await findChangeable(tx, operatorId, role);
    if (!found.ok) return found;
    const { role: before } = found.person;
    if (before === role) return { ok: true };
    await updateOperator(tx, operatorId, { role });
    await recordChange(tx, {
      operatorId: by.id,
      action: 'person-changed',
      subject: operatorId,
      before: { role: before },
      after: { role },
      at: clock(),
    });
    return { ok: true };
  });
}

/**
 * Lets somebody in no longer: sessions and open invitations of that person end at once, and what they signed in with
 * is forgotten. The row stays, because the log of changes tells who did what.
 */
export function removePerson(
  { db, clock }: Needed,
  by: Operator,
  operatorId: string,
): Promise<{ ok: true } | { ok: false; problem: PersonProblem }> {
  return db.transaction(async (tx) => {
    const found = await findChangeable(tx, operatorId, undefined);
    if (!found.ok) return found;
    const now = clock();
    const nothing = { passwordHash: null, codeSecret: null, codeStep: null };
    await updateOperator(tx, operatorId, { ...nothing, removedAt: now });
    await deleteSessions(tx, operatorId);
    await deletePasskeys(tx, operatorId);
    await replaceRecoveryCodes(tx, operatorId, []);
    await dropLinks(tx, { kind: 'invitation', invitedBy: operatorId });
    await dropLinks(tx, { kind: 'recovery', operatorId });
    const { role, name, email } = found.person;
    await recordChange(tx, {
      operatorId: by.id,
      action: 'person-removed',
      subject: operatorId,
      before: { role },
      personalBefore: { name, email },
      at: now,
    });
    return { ok: true };
  });
}

/** Somebody who may get another role, or none: somebody has to be left who decides on people. */
async function findChangeable(tx: Transaction, operatorId: string, role: Role | undefined) {
  await lockPeople(tx);
  const people = await listOperators(tx);
  const person = people.find(({ id }) => id === operatorId);
  if (!person) return { ok: false, problem: 'person-gone' } as const;
  const after = people.map((each) => (each.id === operatorId ? role : each.role));
  const isLast = !after.some((each) => each && hasRight(each, 'people'));
  return isLast ? ({ ok: false, problem: 'last-owner' } as const) : ({ ok: true, person } as const);
}
