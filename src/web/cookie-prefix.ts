/**
 * What the name of a cookie begins with where the shop's origin is https: a browser takes it from this
 * host alone, over TLS alone, for the whole of it. The server adds it at its front door, the browser's
 * script where the page says so (root.tsx), so that both go by the origin of the settings.
 */
export const PREFIX = '__Host-';

/** In a browser, whether this page's cookies have the prefix; on the server never. */
export function isPrefixed(): boolean {
  return globalThis.document?.documentElement.dataset['cookies'] === 'prefixed';
}
