import { type Allowance, takeWizardPost } from '#flows/limits.ts';
import type { Services } from '#flows/services.ts';
import { isCallAt } from '#api/answer-call.ts';
import { readCartId } from '#web/cookies/cart-cookie.ts';
import type { ShopContext } from '#web/frame/context.ts';
import { namingAt } from '#web/cookies/cookie-naming.ts';
import { CLIENT_ADDRESS_HEADER, networkOf } from './client-network.ts';
import type { RequestRule } from './address-rules.ts';

/** The client of a request, and whether it has posted too often. */
export interface Caller extends Pick<ShopContext, 'client' | 'allowance'> {
  /** Whether the request is a post that does nothing here. */
  isStray: boolean;
}

/** A client that is not counted. */
export const noCaller: Caller = { client: '', allowance: { ok: true }, isStray: false };

/**
 * Counts a request for its client. What leads nowhere is counted apart, so that a neighbour who sends
 * such things without end takes nothing from those who order.
 * @param passed the request as the guard let it through, or the refusal
 * @param counted what a post there is counted as
 */
export async function callerOf(
  services: Pick<Services, 'limits' | 'shop'>,
  request: Request,
  passed: Request | Response,
  counted: RequestRule['counted'],
): Promise<Caller> {
  const client = networkOf(request.headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown');
  if (counted === 'not') return { ...noCaller, client };
  const isEmpty = passed instanceof Response || passed.body === null;
  const isNothing = counted === 'call' && !isCallAt(new URL(request.url).pathname);
  const takesNone = counted === 'stray' || counted === 'search';
  const isStray = request.method === 'POST' && (isEmpty || isNothing || takesNone);
  const allowance = await allowanceOf(services, request, client, isStray ? 'stray' : counted);
  return { client, isStray, allowance };
}

async function allowanceOf(
  { limits, shop }: Pick<Services, 'limits' | 'shop'>,
  { method, headers }: Request,
  client: string,
  counted: RequestRule['counted'],
): Promise<Allowance> {
  if (method === 'GET' && counted === 'call') return limits.take('table-read', client);
  if (method !== 'POST') {
    return counted === 'search' ? limits.take('article-search', client) : { ok: true };
  }
  if (counted === 'stray') return limits.take('post-stray', client);
  if (counted === 'undo') return limits.take('post-undo', client);
  if (counted !== 'cart') return limits.take('post', client);
  const cartId = readCartId(headers.get('Cookie'), namingAt(shop.origins.cs));
  return takeWizardPost(limits, client, cartId ?? '');
}
