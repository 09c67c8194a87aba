import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Services } from '#flows/services.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals the secret of a token (AES-256-GCM) with a key that only this shop can make, and that is of use for
 * this token alone.
 * @param id of the token
 */
export function sealSecret({ sign }: Pick<Services, 'sign'>, id: string, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(sign, id), nonce);
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Opens what was sealed; undefined where another shop has sealed it, as after its secret was drawn anew. */
export function openSealed(
  { sign }: Pick<Services, 'sign'>,
  id: string,
  sealed: string,
): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const textFrom = NONCE_BYTES + TAG_BYTES;
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(sign, id), bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, textFrom));
    return Buffer.concat([decipher.update(bytes.subarray(textFrom)), decipher.final()]).toString();
  } catch {
    return undefined;
  }
}

function keyOf(sign: Services['sign'], id: string): Buffer {
  return createHash('sha256')
    .update(sign(`secret of the token ${id}`))
    .digest();
}
