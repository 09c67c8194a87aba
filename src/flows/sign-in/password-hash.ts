import { argon2 as derive, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { normalPassword } from '#domain/admin/password.ts';

/** As OWASP's Password Storage Cheat Sheet has it: 19 MiB of memory, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const BYTES = { nonce: 16, tag: 32 };

const argon2 = promisify(derive);

/** A password as it is stored: Argon2id with its parameters, in the form of the PHC. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(BYTES.nonce);
  const tag = await tagOf(password, nonce, COST);
  const { memory, passes, parallelism } = COST;
  const cost = `m=${memory},t=${passes},p=${parallelism}`;
  return `$argon2id$v=19$${cost}$${base64(nonce)}$${base64(tag)}`;
}

/**
 * Whether a password is the one that is stored. Where none is, the answer is no and takes as long: its time does
 * not tell whether somebody is known.
 */
export async function isPassword(
  stored: string | null | undefined,
  input: string,
): Promise<boolean> {
  const [, m, t, p, nonce = '', tag = ''] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored ?? '') ?? [];
  const cost = nonce ? { memory: Number(m), passes: Number(t), parallelism: Number(p) } : COST;
  const salt = nonce ? Buffer.from(nonce, 'base64') : Buffer.alloc(BYTES.nonce);
  const derived = await tagOf(input, salt, cost);
  const known = Buffer.from(tag, 'base64');
  return known.length === derived.length && timingSafeEqual(known, derived);
}

function tagOf(password: string, nonce: Buffer, cost: typeof COST): Promise<Buffer> {
  const message = normalPassword(password);
  return argon2('argon2id', { message, nonce, tagLength: BYTES.tag, ...cost });
}

/** Without padding, as the PHC writes it. */
function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
