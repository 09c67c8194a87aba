import { recordChange } from '#database/audit/audit.ts';
import { deletePasskeys, insertPasskey, listPasskeys } from '#database/admin/operators.ts';
import { cleanText } from '#domain/text/clean-text.ts';
import { MOST_PASSKEYS, NAME_CHARACTERS, type Operator } from '#domain/admin/operator.ts';
import type { Services } from '#flows/services.ts';
import { madePasskey } from './passkey-ceremony.ts';
import { tellAccount } from './tell-account.ts';

export type PasskeyProblem =
  | 'label-missing'
  | 'label-too-long'
  | 'passkeys-full'
  | 'passkey-refused';

/**
 * Adds a passkey of one's own.
 * @param answer of the browser, as JSON
 */
export async function addPasskey(
  services: Pick<Services, 'db' | 'clock' | 'shop'>,
  { id: operatorId, email, sessionId }: Operator,
  { label: input, answer }: { label: string; answer: string },
): Promise<{ ok: true } | { ok: false; problem: PasskeyProblem }> {
  const { db, clock } = services;
  const label = cleanText(input);
  if (label === '') return { ok: false, problem: 'label-missing' };
  if (label.length > NAME_CHARACTERS) return { ok: false, problem: 'label-too-long' };
  const known = await listPasskeys(db, operatorId);
  if (known.length >= MOST_PASSKEYS) return { ok: false, problem: 'passkeys-full' };
  const made = await madePasskey(services, answer, sessionId);
  if (!made) return { ok: false, problem: 'passkey-refused' };
  return db.transaction(async (tx) => {
    const now = clock();
    const passkey = { ...made, operatorId, label, createdAt: now, usedAt: null };
    if (!(await insertPasskey(tx, passkey))) return { ok: false, problem: 'passkey-refused' };
    await recordChange(tx, {
      operatorId,
      action: 'passkey-added',
      subject: operatorId,
      personalAfter: { label },
      at: now,
    });
    await tellAccount(tx, 'operator-passkey-added', { id: operatorId, email });
    return { ok: true };
  });
}

/** Removes a passkey of one's own; one that is gone already is no fault. */
export async function removePasskey(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id: operatorId, email }: Operator,
  passkeyId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [removed] = await deletePasskeys(tx, operatorId, passkeyId);
    if (!removed) return;
    await recordChange(tx, {
      operatorId,
      action: 'passkey-removed',
      subject: operatorId,
      personalBefore: { label: removed.label },
      at: clock(),
    });
    await tellAccount(tx, 'operator-passkey-removed', { id: operatorId, email });
  });
}
