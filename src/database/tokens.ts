import { createHash, randomBytes } from 'node:crypto';

/** What nobody can guess, for a private link, as the key of a call or of the operator: 24 random bytes, 32 characters. */
export function newToken(): string {
  return randomBytes(24).toString('base64url');
}

/** Under which a token is stored, so that who reads the database cannot use it: SHA-256 in hexadecimal. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
