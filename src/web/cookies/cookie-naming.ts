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
 * The whole name of a cookie; cookies of other names are ignored. A browser accepts `__Host-` only from
 * this host, and for all of its paths. A cookie for a part of the shop cannot have it: `__Secure-` only
 * says that the cookie came over TLS.
 */
export function cookieName(name: string, path: string, naming: CookieNaming): string {
  if (naming === 'plain') return name;
  return (path === '/' ? '__Host-' : '__Secure-') + name;
}
