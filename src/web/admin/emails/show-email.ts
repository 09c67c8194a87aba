import { hidePrivateLinks } from '#domain/addresses/private-links.ts';

/**
 * The styles of an e-mail stand within it, so it comes with a policy of its own, which lets it show itself and do
 * nothing: no script, no form, no request, and no place in another page.
 */
const EMAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-popups";

/** An e-mail as a mail program gets it, but for the private links of its customer. */
export function showEmail(html: string): Response {
  return new Response(hidePrivateLinks(html), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': EMAIL_POLICY,
    },
  });
}
