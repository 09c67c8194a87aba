import { randomBytes } from 'node:crypto';

/** What nobody can guess, for a private link, as the key of a call or of the operator: 24 random bytes, 32 characters. */
export function newToken(): string {
  return randomBytes(24).toString('base64url');
}
