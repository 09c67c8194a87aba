import { recordChange } from '#database/audit/audit.ts';
import {
  findOperator,
  lockOperator,
  replaceRecoveryCodes,
  updateOperator,
} from '#database/admin/operators.ts';
import { changeSession, deleteSessions } from '#database/admin/sessions.ts';
import { cleanText } from '#domain/text/clean-text.ts';
import type { Locale } from '#domain/locale.ts';
import { NAME_CHARACTERS, type Operator } from '#domain/admin/operator.ts';
import { type PasswordProblem, passwordProblem } from '#domain/admin/password.ts';
import { type TooOften, tooOften } from '#flows/limits.ts';
import type { Services } from '#flows/services.ts';
import { newRecoveryCodes, newAuthenticatorSecret } from './authenticator.ts';
import { takeGuess } from './guesses.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { tellAccount } from './tell-account.ts';

type Needed = Pick<Services, 'db' | 'clock'>;

/** What somebody says of themselves, and how the section is to behave for them. */
export interface AccountChange {
  name: string;
  language: Locale;
  hasShortcuts: boolean;
}

/** Changes one's own name, language and shortcuts. */
export async function changeAccount(
  { db, clock }: Needed,
  { id }: Operator,
  input: AccountChange,
): Promise<{ ok: true } | { ok: false; problem: 'name-missing' | 'name-too-long' }> {
  const change = { ...input, name: cleanText(input.name) };
  if (change.name === '') return { ok: false, problem: 'name-missing' };
  if (change.name.length > NAME_CHARACTERS) return { ok: false, problem: 'name-too-long' };
  await db.transaction(async (tx) => {
    const before = await lockOperator(tx, id);
    if (!before) return;
    await updateOperator(tx, id, change);
    const { name, ...settings } = change;
    await recordChange(tx, {
      operatorId: id,
      action: 'account-changed',
      subject: id,
      before: { language: before.language, hasShortcuts: before.hasShortcuts },
      after: settings,
      personalBefore: { name: before.name },
      personalAfter: { name },
      at: clock(),
    });
  });
  return { ok: true };
}

/**
 * Changes one's own password. Who knows the old one has to show it, and all other sessions end: whoever has
 * found out the old one is out.
 */
export async function changePassword(
  services: Pick<Services, 'db' | 'clock' | 'limits' | 'shop'>,
  { id, email, name, sessionId }: Operator,
  { old, chosen }: { old: string; chosen: string },
  client: string,
): Promise<{ ok: true } | { ok: false; problem: PasswordProblem | 'password-wrong' } | TooOften> {
  const { db, clock, shop } = services;
  const guess = await takeGuess(services, 'proof', { client, operatorId: id, account: id });
  if (!guess.ok) return tooOften(guess);
  const known = await findOperator(db, id);
  if (!(await isPassword(known?.passwordHash, old))) {
    return { ok: false, problem: 'password-wrong' };
  }
  await guess.forget();
  const problem = passwordProblem(chosen, { email, name, brand: shop.brand });
  if (problem) return { ok: false, problem };
  const passwordHash = await hashPassword(chosen);
  await db.transaction(async (tx) => {
    await updateOperator(tx, id, { passwordHash });
    await deleteSessions(tx, id, sessionId);
    await recordChange(tx, { operatorId: id, action: 'password-set', subject: id, at: clock() });
    await tellAccount(tx, 'operator-password', { id, email });
  });
  return { ok: true };
}

/** Begins to set up another authenticator in this session; the old one holds until the new one has shown a code. */
export async function renewAuthenticator(
  { db }: Pick<Services, 'db'>,
  { sessionId }: Operator,
): Promise<void> {
  await changeSession(db, sessionId, { newSecret: newAuthenticatorSecret() });
}

/** New recovery codes in the place of all that are left; nobody can read them again. */
export function renewRecoveryCodes(
  { db, clock }: Needed,
  { id, email }: Operator,
): Promise<string[]> {
  const { codes, hashes } = newRecoveryCodes();
  return db.transaction(async (tx) => {
    await replaceRecoveryCodes(tx, id, hashes);
    const at = clock();
    await recordChange(tx, { operatorId: id, action: 'recovery-codes-made', subject: id, at });
    await tellAccount(tx, 'operator-recovery-codes', { id, email });
    return codes;
  });
}
