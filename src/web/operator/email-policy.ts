/**
 * The styles of an e-mail stand within it, so it comes with a policy of its own, which lets it show itself and do
 * nothing: no script, no form, no request, and no place in another page.
 */
export const EMAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-popups";
