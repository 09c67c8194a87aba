import { findOperator } from '#database/operators.ts';
import { type TooOften, tooOften } from '#flows/limits.ts';
import type { Services } from '#flows/services.ts';
import { type Stepped, type Visit, beginSession } from './new-session.ts';
import { shownPasskey } from './passkey-ceremony.ts';

/**
 * The first step of signing in by a passkey, in place of mailbox and password. The code of the authenticator comes
 * next all the same.
 * @param answer of the browser, as JSON
 */
export async function signInByPasskey(
  services: Pick<Services, 'db' | 'limits' | 'clock' | 'shop'>,
  answer: string,
  visit: Visit,
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
