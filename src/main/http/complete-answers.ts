import { href } from '#domain/addresses.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { Services } from '#flows/services.ts';
import { boundHead, boundLocation, redirectToOrigin } from './guards/bound-head.ts';
import type { App, OnError } from './handlers.ts';
import { editionOf } from './hosts.ts';
import { securityHeaders } from './security-headers.ts';

/**
 * Completes every answer, whoever gives it: pages come under the shop's own hosts alone, and every answer has the
 * security headers, must not be kept unless it says otherwise, and has a head that every proxy takes.
 */
export function completeAnswers(services: Services, answer: App, onError: OnError): App {
  const { shop, payments } = services;
  const headers = Object.entries(securityHeaders(services));

  function complete(bare: Response): Response {
    const response = boundLocation(bare, payments.checkoutOrigin, onError);
    const hasOwnPolicy = response.headers.has('Content-Security-Policy');
    for (const [name, value] of headers) {
      // What has a policy of its own is no page of the shop and fetches none ahead.
      if (hasOwnPolicy && name === 'Speculation-Rules') continue;
      if (!response.headers.has(name)) response.headers.set(name, value);
    }
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store');
    boundHead(response, onError);
    return response;
  }

  return async (request) => {
    const url = new URL(request.url);
    if (editionOf(shop, url)) return complete(await answer(request));
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    return complete(isRead ? toCzechOrigin(shop, url) : answerMisdirected());
  };
}

/** Who reads under a host that is not ours is led to the same path of the Czech edition (rules 1). */
function toCzechOrigin({ origins }: Shop, { pathname, search }: URL): Response {
  return redirectToOrigin(origins.cs, pathname + search, pathname, href('home', 'cs'));
}

/** The answer to any other request for a host that is not ours: without a page. */
function answerMisdirected(): Response {
  const body = 'Na této adrese obchod není.\nThere is no shop at this address.\n';
  return new Response(body, {
    status: 421,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
