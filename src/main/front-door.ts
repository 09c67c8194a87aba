import type { Services } from '#flows/services.ts';
import { PREFIX } from '#web/cookie-prefix.ts';
import type { App } from './app.ts';
import { editionOf } from './hosts.ts';
import { securityHeaders } from './security-headers.ts';

/**
 * What holds for every answer, whoever gives it: only the shop's own hosts are served, every answer has
 * the security headers and is kept by nobody unless it says otherwise, and cookies of a shop behind TLS
 * have the prefix that no neighbouring host can write.
 */
export function frontDoor(services: Services, answer: App): App {
  const { shop } = services;
  const headers = Object.entries(securityHeaders(services));
  const isPrefixed = shop.origins.cs.startsWith('https:');

  function complete(response: Response): Response {
    const hasOwnPolicy = response.headers.has('Content-Security-Policy');
    for (const [name, value] of headers) {
      // What has a policy of its own is no page of the shop and fetches none ahead.
      if (hasOwnPolicy && name === 'Speculation-Rules') continue;
      if (!response.headers.has(name)) response.headers.set(name, value);
    }
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store');
    if (isPrefixed) prefixCookies(response.headers);
    return response;
  }

  return async (request) => {
    if (!editionOf(shop, new URL(request.url))) return complete(misdirected());
    if (isPrefixed) keepPrefixedCookies(request.headers);
    return complete(await answer(request));
  };
}

/** To whom it may concern: no page, for nobody has come to one of ours. */
function misdirected(): Response {
  const body = 'Na této adrese obchod není.\nThere is no shop at this address.\n';
  return new Response(body, {
    status: 421,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}

/** A cookie without the prefix may have been planted by a neighbouring host: nobody reads it. */
function keepPrefixedCookies(headers: Headers): void {
  const given = (headers.get('Cookie') ?? '').split(';').map((pair) => pair.trim());
  const ours = given.filter((pair) => pair.startsWith(PREFIX));
  headers.delete('Cookie');
  if (ours.length === 0) return;
  headers.set('Cookie', ours.map((pair) => pair.slice(PREFIX.length)).join('; '));
}

function prefixCookies(headers: Headers): void {
  const lines = headers.getSetCookie();
  headers.delete('Set-Cookie');
  for (const line of lines) {
    const wide = line.replace(/;\s*Path=[^;]*/i, '; Path=/');
    headers.append('Set-Cookie', `${PREFIX}${wide}; Secure`);
  }
}
