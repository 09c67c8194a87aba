import { randomBytes } from 'node:crypto';

/**
 * Connects a request, its lines in the log and its error page. For incoming requests the server itself sets
 * it, to the proxy's value or not at all.
 */
export const REQUEST_ID_HEADER = 'x-request-id';

const REQUEST_ID = /^[\w-]{8,64}$/;

/** The id that a trusted proxy gave, where it looks like one. */
export function readRequestId(given: string | undefined): string | undefined {
  return given !== undefined && REQUEST_ID.test(given) ? given : undefined;
}

export function newRequestId(): string {
  return randomBytes(8).toString('hex');
}
