import { createHmac } from 'node:crypto';

/** The name of the shop's secret with which it marks its own words in cookies. */
export const SIGNING_KEY = 'cookies';

/** Signs texts with a key that all replicas share (`sharedSecret`). */
export function makeSigner(key: string): (text: string) => string {
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}
