import { findOperator } from '#database/operators.ts';
import { changeSession } from '#database/sessions.ts';
import type { Operator } from '#domain/operator/operator.ts';
import { type TooOften, tooOften } from '#flows/limits.ts';
import { newToken, tokenHash } from '#database/tokens.ts';
import type { Services } from '#flows/services.ts';
import { takeGuess } from './guesses.ts';
import { isPassword } from './password-hash.ts';
import { shownPasskey } from './passkey-ceremony.ts';

/** By what somebody shows once more who it is. */
export type Proof = { password: string } | { passkeyAnswer: string };

/**
 * Takes password or passkey of somebody who is signed in, before a grave act. The session gets a new token.
 */
export async function prove(
  services: Pick<Services, 'db' | 'limits' | 'clock' | 'shop'>,
  { id, sessionId }: Operator,
  proof: Proof,
  client: string,
): Promise<
  | { ok: true; token: string }
  | { ok: false; problem: 'password-wrong' | 'passkey-refused' | 'signed-out' }
  | TooOften
> {
  const { db, clock } = services;
  const guess = await takeGuess(services, 'proof', { client, operatorId: id, account: id });
  if (!guess.ok) return tooOften(guess);
  if ('password' in proof) {
    const operator = await findOperator(db, id);
    if (!operator || !(await isPassword(operator.passwordHash, proof.password))) {
      return { ok: false, problem: 'password-wrong' };
    }
  } else {
    const passkey = await shownPasskey(services, proof.passkeyAnswer, sessionId);
    if (passkey?.operatorId !== id) return { ok: false, problem: 'passkey-refused' };
  }
  const token = newToken();
  const change = { tokenHash: tokenHash(token), provedAt: clock() };
  if (!(await changeSession(db, sessionId, change))) return { ok: false, problem: 'signed-out' };
  await guess.forget();
  return { ok: true, token };
}
