import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { recordChange } from '#database/audit/audit.ts';
import { lockOperator, replaceRecoveryCodes, updateOperator } from '#database/admin/operators.ts';
import { type SessionOf, changeSession, deleteSessions } from '#database/admin/sessions.ts';
import { newToken, tokenHash } from '#database/tokens.ts';
import { RECOVERY_CODES } from '#domain/admin/operator.ts';
import { type TooOften, tooOften } from '#flows/limits.ts';
import type { Services } from '#flows/services.ts';
import { takeGuess } from './guesses.ts';
import { tellAccount } from './tell-account.ts';

/** As every authenticator app knows it (RFC 6238): six figures, a new code every 30 seconds. */
const CODE = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Codes of so many steps before and after count too: clocks differ, and somebody types slowly. */
const STEPS_AROUND = 1;
/** Letters and figures that nobody takes for others: five bits each. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ0123456789';
/** Four groups of four, 80 bits. */
const RECOVERY = { groups: 4, characters: 4 };

/** A new secret of an authenticator, 160 bits in Base32. */
export function newAuthenticatorSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What the authenticator app reads: secret, shop and mailbox. */
export function secretUri(
  secret: string,
  { brand, email }: { brand: string; email: string },
): string {
  return totpOf(secret, { issuer: brand, label: email }).toString();
}

/**
 * The step of 30 seconds whose code was typed; undefined where it is the code of none near `now`.
 * @param input also with the spaces that apps show in it
 */
export function stepOfCode(secret: string, input: string, now: Date): number | undefined {
  const token = input.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = totpOf(secret).validate({ token, timestamp: now.getTime(), window: STEPS_AROUND });
  if (delta === null) return undefined;
  return Math.floor(now.getTime() / (CODE.period * 1000)) + delta;
}

function totpOf(secret: string, named: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({ ...CODE, ...named, secret: Secret.fromBase32(secret) });
}

/** New recovery codes, and what is stored of them. */
export function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  return { codes, hashes: codes.map(recoveryHash) };
}

function newRecoveryCode(): string {
  const characters = (count: number) =>
    Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: RECOVERY.groups }, () => characters(RECOVERY.characters)).join('-');
}

/** Under which a recovery code is stored, however it is typed. */
export function recoveryHash(input: string): string {
  return tokenHash(input.toUpperCase().replaceAll(/[^A-Z\d]/g, ''));
}

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
  input: string,
  client: string,
): Promise<AuthenticatorSet> {
  const guesser = { client, operatorId: operator.id, account: operator.id };
  const guess = await takeGuess(services, 'code', guesser);
  if (!guess.ok) return tooOften(guess);
  const { newSecret } = session;
  const now = services.clock();
  const step = newSecret === null ? undefined : stepOfCode(newSecret, input, now);
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
    await recordChange(tx, {
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
