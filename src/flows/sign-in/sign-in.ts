import { noteChange } from '#database/audit.ts';
import { type OperatorRow, findOperatorByEmail } from '#database/operators.ts';
import { cleanText } from '#domain/clean-text.ts';
import { mailboxOf } from '#domain/customer/email-address.ts';
import { type TooOften, tooOften } from '#flows/limits.ts';
import type { Services } from '#flows/services.ts';
import { takeGuess } from './guesses.ts';
import { type Stepped, type Visit, beginSession } from './new-session.ts';
import { isPassword } from './password-hash.ts';

/** Password guesses after which the log of changes says so, once. */
const NOTED_GUESSES = 10;

/**
 * The first step of signing in: mailbox and password. Nobody learns by the answer, nor by its time, whether
 * somebody has that mailbox.
 * @param typed the mailbox and the password as they were typed
 */
export async function signInByPassword(
  services: Pick<Services, 'db' | 'limits' | 'clock'>,
  typed: { email: string; password: string },
  visit: Visit,
): Promise<Stepped | { ok: false; problem: 'not-signed-in' } | TooOften> {
  const { db, clock } = services;
  const email = cleanText(typed.email);
  const operator = await findOperatorByEmail(db, email);
  const guesser = { client: visit.client, operatorId: operator?.id, account: mailboxOf(email) };
  const guess = await takeGuess(services, 'password', guesser);
  if (!guess.ok) return tooOften(guess);
  const isRight = await isPassword(operator?.passwordHash, typed.password);
  if (!operator || !isRight) {
    if (operator && guess.taken === NOTED_GUESSES) await noteRefusal(services, operator, visit);
    return { ok: false, problem: 'not-signed-in' };
  }
  await guess.forget();
  return beginSession(db, operator, visit, clock());
}

async function noteRefusal(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id }: OperatorRow,
  { client }: Visit,
): Promise<void> {
  await db.transaction((tx) =>
    noteChange(tx, {
      operatorId: null,
      action: 'sign-in-refused',
      subject: id,
      after: { guesses: NOTED_GUESSES },
      personalAfter: { network: client },
      at: clock(),
    }),
  );
}
