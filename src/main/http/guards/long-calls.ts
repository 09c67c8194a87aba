import type { ServerResponse } from 'node:http';
import { adminHref, rootOf } from '#domain/addresses.ts';

/** Where a service of somebody else writes or draws while the caller waits, and where a file is read and stored. */
const LONG_CALLS = [`${rootOf('functions')}/generate-`, adminHref('operatorReviewImport')];
/**
 * Milliseconds that such a call may take: longer than the calls themselves wait (api/generate.ts), so that who
 * asked is told what became of it. deploy/nginx.conf waits a little longer.
 */
const PATIENCE_MS = 140_000;

/** Keeps the connection of a long call, on which no byte passes meanwhile; the next answer is given the usual time. */
export function waitWhereLong(path: string, response: ServerResponse): void {
  if (LONG_CALLS.some((long) => path.startsWith(long))) response.setTimeout(PATIENCE_MS);
}
