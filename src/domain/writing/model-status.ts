/** Statuses by which a service says that it does not let us in, or has not the model. */
const DENIED = new Set([401, 402, 403, 404]);
/** Statuses that pass by themselves. */
const BUSY = new Set([408, 409, 425, 429]);

/**
 * What the status of a model's service means: `denied` needs whoever keeps key and account, `away` passes by itself,
 * `unusable` is about what was asked.
 * @param body of the answer: services that have nothing left to spend say 429 as busy ones do
 */
export function meaningOfStatus(status: number, body = ''): 'denied' | 'away' | 'unusable' {
  if (DENIED.has(status)) return 'denied';
  if (status === 429 && body.includes('insufficient_quota')) return 'denied';
  return status >= 500 || BUSY.has(status) ? 'away' : 'unusable';
}
