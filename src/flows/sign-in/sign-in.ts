import { recordChange } from '#database/audit/audit.ts';
import type { Transaction } from '#database/client.ts';
import {
  type OperatorRow,
  findOperator,
  findOperatorByEmail,
  lockOperator,
  takeCodeStep,
  takeRecoveryCode,
} from '#database/admin/operators.ts';
import { type SessionOf, changeSession } from '#database/admin/sessions.ts';
import { newToken, tokenHash } from '#database/tokens.ts';
import { cleanText } from '#domain/text/clean-text.ts';
import { mailboxOf } from '#domain/customer/email-address.ts';
import type { Operator } from '#domain/admin/operator.ts';
import { type TooOften, tooOften } from '#flows/limits.ts';
import type { Services } from '#flows/services.ts';
import { recoveryHash, stepOfCode } from './authenticator.ts';
import { takeGuess } from './guesses.ts';
import { shownPasskey } from './passkey-ceremony.ts';
import { isPassword } from './password-hash.ts';
import { type Stepped, type SignInVisit, beginSession } from './sessions.ts';
import { tellAccount } from './tell-account.ts';

/** Password guesses after which the log of changes says so, once. */
const NOTED_GUESSES = 10;

/**
 * The first step of signing in: mailbox and password. Nobody learns by the answer, nor by its time, whether
 * somebody has that mailbox.
 * @param input the mailbox and the password as they were typed
 */
export async function signInByPassword(
  services: Pick<Services, 'db' | 'limits' | 'clock'>,
  input: { email: string; password: string },
  visit: SignInVisit,
): Promise<Stepped | { ok: false; problem: 'not-signed-in' } | TooOften> {
  const { db, clock } = services;
  const email = cleanText(input.email);
  const operator = await findOperatorByEmail(db, email);
  const guesser = { client: visit.client, operatorId: operator?.id, account: mailboxOf(email) };
  const guess = await takeGuess(services, 'password', guesser);
  if (!guess.ok) return tooOften(guess);
  const isRight = await isPassword(operator?.passwordHash, input.password);
  if (!operator || !isRight) {
    if (operator && guess.taken === NOTED_GUESSES) await recordRefusal(services, operator, visit);
    return { ok: false, problem: 'not-signed-in' };
  }
  await guess.forget();
  return beginSession(db, operator, visit, clock());
}

async function recordRefusal(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id }: OperatorRow,
  { client }: SignInVisit,
): Promise<void> {
  await db.transaction((tx) =>
    recordChange(tx, {
      operatorId: null,
      action: 'sign-in-refused',
      subject: id,
      after: { guesses: NOTED_GUESSES },
      personalAfter: { network: client },
      at: clock(),
    }),
  );
}

export type CodeEntered =
  | { ok: true; token: string }
  | { ok: false; problem: 'code-wrong' | 'code-used' | 'signed-out' }
  | TooOften;

/**
 * The last step of signing in, whichever way it began: the code of the authenticator, or a recovery code, which is
 * used up. The session gets a new token.
 * @param input the code as it was typed
 */
export async function enterCode(
  services: Pick<Services, 'db' | 'limits' | 'clock'>,
  { session, operator }: SessionOf,
  input: string,
  client: string,
): Promise<CodeEntered> {
  const guesser = { client, operatorId: operator.id, account: operator.id };
  const guess = await takeGuess(services, 'code', guesser);
  if (!guess.ok) return tooOften(guess);
  const token = newToken();
  const entered = await services.db.transaction(async (tx): Promise<CodeEntered> => {
    const now = services.clock();
    const method = await takeCode(tx, operator.id, input, now);
    if (method === 'code-wrong' || method === 'code-used') return { ok: false, problem: method };
    const goesOn = await changeSession(tx, session.id, {
      tokenHash: tokenHash(token),
      stage: 'open',
    });
    if (!goesOn) return { ok: false, problem: 'signed-out' };
    const { device, network } = session;
    await recordChange(tx, {
      operatorId: operator.id,
      action: method === 'recovery' ? 'recovery-code-used' : 'sign-in',
      subject: operator.id,
      after: { device },
      personalAfter: { network },
      at: now,
    });
    if (method === 'recovery') await tellAccount(tx, 'operator-recovery-code', operator);
    return { ok: true, token };
  });
  if (entered.ok) await guess.forget();
  return entered;
}

async function takeCode(
  tx: Transaction,
  operatorId: string,
  input: string,
  now: Date,
): Promise<'authenticator' | 'recovery' | 'code-wrong' | 'code-used'> {
  const operator = await lockOperator(tx, operatorId);
  if (!operator || operator.codeSecret === null) return 'code-wrong';
  const step = stepOfCode(operator.codeSecret, input, now);
  if (step !== undefined) {
    return (await takeCodeStep(tx, operatorId, step)) ? 'authenticator' : 'code-used';
  }
  const recovery = { operatorId, hash: recoveryHash(input), at: now };
  return (await takeRecoveryCode(tx, recovery)) ? 'recovery' : 'code-wrong';
}

/**
 * The first step of signing in by a passkey, in place of mailbox and password. The code of the authenticator comes
 * next all the same.
 * @param answer of the browser, as JSON
 */
export async function signInByPasskey(
  services: Pick<Services, 'db' | 'limits' | 'clock' | 'shop'>,
  answer: string,
  visit: SignInVisit,
): Promise<Stepped | { ok: false; problem: 'passkey-refused' } | TooOften> {
  const { db, limits, clock } = services;
  const allowance = await limits.take('operator-sign-in', visit.client);
  if (!allowance.ok) return tooOften(allowance);
  const passkey = await shownPasskey(services, answer, null);
  const operator = passkey && (await findOperator(db, passkey.operatorId));
  if (!operator) return { ok: false, problem: 'passkey-refused' };
  await limits.giveBack('operator-sign-in', visit.client);
  return beginSession(db, operator, visit, clock());
}

/** By what somebody shows once more who it is. */
export type IdentityProof = { password: string } | { passkeyAnswer: string };

/**
 * Takes password or passkey of somebody who is signed in, before a grave act. The session gets a new token.
 */
export async function proveIdentity(
  services: Pick<Services, 'db' | 'limits' | 'clock' | 'shop'>,
  { id, sessionId }: Operator,
  proof: IdentityProof,
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
