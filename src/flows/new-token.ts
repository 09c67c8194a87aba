import { randomBytes } from 'node:crypto';

/** What nobody can guess, for a private link or as the key of a call: 24 random bytes, 32 characters. */
export function newToken(): string {
  return randomBytes(24).toString('base64url');
}
