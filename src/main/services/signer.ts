import { createHmac, randomBytes } from 'node:crypto';

/**
 * Signs texts with a key made of a secret that all replicas share. Without one, as on a local shop, the key
 * lasts as long as the process; what was signed before is then no longer known again.
 */
export function signer(secret: string | undefined): (text: string) => string {
  const key = secret === undefined ? randomBytes(32) : `cookies ${secret}`;
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}
