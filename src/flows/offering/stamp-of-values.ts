import { createHash } from 'node:crypto';

/** A short mark of stored values, by which a form tells that somebody else has changed them; no action of its own. */
export function stampOfValues(values: unknown): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 16);
}
