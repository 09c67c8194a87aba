import { createHmac, randomBytes } from 'node:crypto';
import type { WebhookCall } from '#ports/webhooks/port.ts';

const PREFIX = 'whsec_';

/** A new secret of a receiver, as its owner gets it: 32 random bytes in Base64 behind a prefix. */
export function newSecret(): string {
  return PREFIX + randomBytes(32).toString('base64');
}

/**
 * The signature of a call, as the Standard Webhooks write it: HMAC-SHA256 over id, moment and body.
 * @param seconds since 1970
 */
export function signature(
  secret: string,
  { id, seconds, body }: { id: string; seconds: number; body: string },
): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const mark = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return `v1,${mark}`;
}

/** A call with its headers, signed with each of the secrets that hold at this moment. */
export function signedCall(
  { url, secrets }: { url: string; secrets: readonly string[] },
  { id, body, at }: { id: string; body: string; at: Date },
): WebhookCall {
  const seconds = Math.floor(at.getTime() / 1000);
  const marks = secrets.map((secret) => signature(secret, { id, seconds, body }));
  const headers = {
    'user-agent': 'Vzlet-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': marks.join(' '),
  };
  return { url, headers, body };
}
