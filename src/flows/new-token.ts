import { randomBytes } from 'node:crypto';

/** The secret part of a private link, which nobody can guess: 24 random bytes, 32 characters. */
export function newToken(): string {
  return randomBytes(24).toString('base64url');
}
