import type { Shop } from '#domain/shop/shop.ts';
import type { Services } from '#flows/services.ts';
import { SPECULATION_RULES } from './speculation-rules.ts';

/**
 * Headers of every page. No page has an inline script or style, so the policy needs no hashes. form-action
 * names the hosted checkout, because browsers apply that directive also to the address that a form is
 * redirected to: the redirect after the order would be blocked. Both editions are named, because the order
 * goes from one to the other by a form (rules 2).
 */
export function securityHeaders({ shop, payments }: Services): Record<string, string> {
  const isDevelopment = import.meta.env.DEV;
  const policy = {
    'default-src': "'none'",
    'object-src': "'none'",
    'script-src': "'self'",
    'style-src': isDevelopment ? "'self' 'unsafe-inline'" : "'self'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'connect-src': isDevelopment ? "'self' ws:" : "'self'",
    'form-action': ["'self'", ...Object.values(shop.origins), payments.checkoutOrigin]
      .filter(Boolean)
      .join(' '),
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'same-origin',
    // Public pages are fetched ahead; the order never is, because its address may fill the cart.
    ...(isDevelopment ? {} : { 'Speculation-Rules': `"${SPECULATION_RULES}"` }),
    'X-Content-Type-Options': 'nosniff',
    ...transport(shop.isLocal),
  };
}

/** For answers that are not pages: opened by themselves they may do nothing. */
export const NOTHING =
  "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Headers of files: the page that uses a file decides what it may do; opened by itself it may do nothing. */
export function fileHeaders({ isLocal }: Pick<Shop, 'isLocal'>): Record<string, string> {
  return {
    'Content-Security-Policy': NOTHING,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    ...transport(isLocal),
  };
}

/**
 * A public shop is reached only over TLS. The header leaves out subdomains: they may belong to others, and
 * they cannot write the shop's cookies (cookie-naming.ts).
 */
function transport(isLocal: boolean): Record<string, string> {
  return isLocal ? {} : { 'Strict-Transport-Security': 'max-age=31536000' };
}
