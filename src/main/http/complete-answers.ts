import type { Services } from '#flows/services.ts';
import type { App } from './handlers.ts';
import { editionOf } from './hosts.ts';
import { securityHeaders } from './security-headers.ts';

/**
 * Completes every answer, whoever gives it: only the shop's own hosts are served, and every answer has the
 * security headers and must not be kept unless it says otherwise.
 */
export function completeAnswers(services: Services, answer: App): App {
  const { shop } = services;
  const headers = Object.entries(securityHeaders(services));

  function complete(response: Response): Response {
    const hasOwnPolicy = response.headers.has('Content-Security-Policy');
    for (const [name, value] of headers) {
      // What has a policy of its own is no page of the shop and fetches none ahead.
      if (hasOwnPolicy && name === 'Speculation-Rules') continue;
      if (!response.headers.has(name)) response.headers.set(name, value);
    }
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store');
    return response;
  }

  return async (request) => {
    if (!editionOf(shop, new URL(request.url))) return complete(misdirected());
    return complete(await answer(request));
  };
}

/** The answer to a request for a host that is not ours: without a page. */
function misdirected(): Response {
  const body = 'Na této adrese obchod není.\nThere is no shop at this address.\n';
  return new Response(body, {
    status: 421,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
