import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { RECOVERY_CODES } from '#domain/operator/operator.ts';
import { tokenHash } from '#database/tokens.ts';

/** As every authenticator app knows it (RFC 6238): six figures, a new code every 30 seconds. */
const CODE = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Codes of so many steps before and after count too: clocks differ, and somebody types slowly. */
const STEPS_AROUND = 1;
/** Letters and figures that nobody takes for others: five bits each. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTVWXYZ0123456789';
/** Four groups of four, 80 bits. */
const RECOVERY = { groups: 4, letters: 4 };

/** A new secret of an authenticator, 160 bits in Base32. */
export function newSecret(): string {
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
 * @param typed also with the spaces that apps show in it
 */
export function stepOfCode(secret: string, typed: string, now: Date): number | undefined {
  const token = typed.replaceAll(/\s/g, '');
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
  const letters = (count: number) =>
    Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: RECOVERY.groups }, () => letters(RECOVERY.letters)).join('-');
}

/** Under which a recovery code is stored, however it is typed. */
export function recoveryHash(typed: string): string {
  return tokenHash(typed.toUpperCase().replaceAll(/[^A-Z\d]/g, ''));
}
