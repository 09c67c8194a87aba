import { createHmac } from 'node:crypto';

/** Signs texts with a key that all replicas share (`sharedSecret`). */
export function signer(key: string): (text: string) => string {
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}
