import { noteChange } from '#database/audit.ts';
import type { Transaction } from '#database/client.ts';
import { lockOperator, takeCodeStep, takeRecoveryCode } from '#database/operators.ts';
import { type SessionOf, changeSession } from '#database/sessions.ts';
import { type TooOften, tooOften } from '#flows/limits.ts';
import { newToken, tokenHash } from '#database/tokens.ts';
import type { Services } from '#flows/services.ts';
import { recoveryHash, stepOfCode } from './authenticator.ts';
import { takeGuess } from './guesses.ts';
import { tellAccount } from './tell-account.ts';

export type CodeEntered =
  | { ok: true; token: string }
  | { ok: false; problem: 'code-wrong' | 'code-used' | 'signed-out' }
  | TooOften;

/**
 * The last step of signing in, whichever way it began: the code of the authenticator, or a recovery code, which is
 * used up. The session gets a new token.
 * @param typed the code as it was typed
 */
export async function enterCode(
  services: Pick<Services, 'db' | 'limits' | 'clock'>,
  { session, operator }: SessionOf,
  typed: string,
  client: string,
): Promise<CodeEntered> {
  const guesser = { client, operatorId: operator.id, account: operator.id };
  const guess = await takeGuess(services, 'code', guesser);
  if (!guess.ok) return tooOften(guess);
  const token = newToken();
  const entered = await services.db.transaction(async (tx): Promise<CodeEntered> => {
    const now = services.clock();
    const way = await takeCode(tx, operator.id, typed, now);
    if (way === 'code-wrong' || way === 'code-used') return { ok: false, problem: way };
    const goesOn = await changeSession(tx, session.id, {
      tokenHash: tokenHash(token),
      stage: 'open',
    });
    if (!goesOn) return { ok: false, problem: 'signed-out' };
    const { device, network } = session;
    await noteChange(tx, {
      operatorId: operator.id,
      action: way === 'recovery' ? 'recovery-code-used' : 'sign-in',
      subject: operator.id,
      after: { device },
      personalAfter: { network },
      at: now,
    });
    if (way === 'recovery') await tellAccount(tx, 'operator-recovery-code', operator);
    return { ok: true, token };
  });
  if (entered.ok) await guess.forget();
  return entered;
}

async function takeCode(
  tx: Transaction,
  operatorId: string,
  typed: string,
  now: Date,
): Promise<'authenticator' | 'recovery' | 'code-wrong' | 'code-used'> {
  const operator = await lockOperator(tx, operatorId);
  if (!operator || operator.codeSecret === null) return 'code-wrong';
  const step = stepOfCode(operator.codeSecret, typed, now);
  if (step !== undefined) {
    return (await takeCodeStep(tx, operatorId, step)) ? 'authenticator' : 'code-used';
  }
  const recovery = { operatorId, hash: recoveryHash(typed), at: now };
  return (await takeRecoveryCode(tx, recovery)) ? 'recovery' : 'code-wrong';
}
