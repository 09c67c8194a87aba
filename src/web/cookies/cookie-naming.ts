/** How the names of cookies begin: plain without TLS, else with a prefix by which browsers guard them. */
export type CookieNaming = 'plain' | 'prefixed';

/** On the server: by the shop's origin in the settings. */
export function namingAt(origin: string): CookieNaming {
  return origin.startsWith('https:') ? 'prefixed' : 'plain';
}

/** In a browser: as the page says that the server does it (root.tsx). */
export function namingHere(): CookieNaming {
  return document.documentElement.dataset['cookies'] === 'prefixed' ? 'prefixed' : 'plain';
}

/**
 * The whole name of a cookie; one of another name is nobody's. `__Host-` a browser takes from this very
 * host alone, and for the whole of it. What goes to a part of the shop alone cannot have that:
 * `__Secure-` says no more than that it came over TLS.
 */
export function cookieName(name: string, path: string, naming: CookieNaming): string {
  if (naming === 'plain') return name;
  return (path === '/' ? '__Host-' : '__Secure-') + name;
}
