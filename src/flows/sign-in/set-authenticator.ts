import { noteChange } from '#database/audit.ts';
import { lockOperator, replaceRecoveryCodes, updateOperator } from '#database/operators.ts';
import { type SessionOf, changeSession, deleteSessions } from '#database/sessions.ts';
import { type TooOften, tooOften } from '#flows/limits.ts';
import { newToken, tokenHash } from '#database/tokens.ts';
import type { Services } from '#flows/services.ts';
import { newRecoveryCodes, stepOfCode } from './authenticator.ts';
import { takeGuess } from './guesses.ts';
import { tellAccount } from './tell-account.ts';

export type AuthenticatorSet =
  | { ok: true; token: string; codes: string[] }
  | { ok: false; problem: 'code-wrong' | 'signed-out' }
  | TooOften;

/**
 * Makes the authenticator that is being set up in a session the one of its person, once it has shown a code. All
 * other sessions of the person end, and there are new recovery codes.
 * @returns the codes, which nobody can read again, and the new token of the session
 */
export async function setAuthenticator(
  services: Pick<Services, 'db' | 'limits' | 'clock'>,
  { session, operator }: SessionOf,
  typed: string,
  client: string,
): Promise<AuthenticatorSet> {
  const guesser = { client, operatorId: operator.id, account: operator.id };
  const guess = await takeGuess(services, 'code', guesser);
  if (!guess.ok) return tooOften(guess);
  const { newSecret } = session;
  const now = services.clock();
  const step = newSecret === null ? undefined : stepOfCode(newSecret, typed, now);
  if (step === undefined) return { ok: false, problem: 'code-wrong' };
  const token = newToken();
  const { codes, hashes } = newRecoveryCodes();
  const set = await services.db.transaction(async (tx): Promise<AuthenticatorSet> => {
    const locked = await lockOperator(tx, operator.id);
    // Who has only shown the password may set one up only where there is none.
    const isLate = session.stage !== 'open' && locked?.codeSecret !== null;
    const change = { tokenHash: tokenHash(token), stage: 'open', newSecret: null } as const;
    if (!locked || isLate || !(await changeSession(tx, session.id, change))) {
      return { ok: false, problem: 'signed-out' };
    }
    await updateOperator(tx, operator.id, { codeSecret: newSecret, codeStep: step });
    await replaceRecoveryCodes(tx, operator.id, hashes);
    await deleteSessions(tx, operator.id, session.id);
    await noteChange(tx, {
      operatorId: operator.id,
      action: 'authenticator-set',
      subject: operator.id,
      at: now,
    });
    // The first one is part of setting up the account, of which the link has told already.
    if (locked.codeSecret !== null) await tellAccount(tx, 'operator-authenticator', operator);
    return { ok: true, token, codes };
  });
  if (set.ok) await guess.forget();
  return set;
}
