/** Whether a client, or a proxy before it, has this very version already, as it says in If-None-Match. */
export function isKnown(etag: string, known: string | undefined): boolean {
  if (known === undefined) return false;
  return known.split(',').some((one) => one.trim() === '*' || opaque(one) === opaque(etag));
}

/** A validator without the sign that says how exact it is, which does not count here (RFC 9110, 13.1.2). */
function opaque(etag: string): string {
  return etag.trim().replace(/^W\//, '');
}
