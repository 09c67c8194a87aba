import { type AddressName, href, withQuery } from '#domain/addresses.ts';
import type { Need } from '#domain/address-row.ts';
import type { Operator } from '#domain/operator/operator.ts';
import { type Right, hasRight, isGrave, isProofFresh } from '#domain/operator/rights.ts';
import { findSignedIn, toOperator } from '#flows/operator/find-operator.ts';
import { findKeptForm, keepForm } from '#flows/operator/keep-form.ts';
import type { Services } from '#flows/services.ts';
import { namingAt } from '#web/cookies/cookie-naming.ts';
import { readOperatorCookie, writeOperatorCookie } from '#web/cookies/operator-cookies.ts';

/** Who stands in the section, and the form that was kept for this page. */
export interface Entered {
  operator: Operator | undefined;
  keptForm: [string, string][] | undefined;
}

type Door = Extract<AddressName, 'operatorSignIn' | 'operatorCode' | 'operatorEnrolment'>;

const doors = { code: 'operatorCode', enrolment: 'operatorEnrolment' } as const satisfies Record<
  string,
  Door
>;

/**
 * The one guard of the operator's section (rules 21 and 42): it lives on the Czech origin alone, and an
 * address opens to who is signed in and has the right that its row names. Who may not yet is led to the door
 * that is missing, and the form that was posted is kept until then.
 * @param request as the guard of all posts let it through
 */
export async function enterSection(
  services: Services,
  request: Request,
  needs: Need,
  isEnglishHost: boolean,
): Promise<Entered | Response> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const { pathname, search } = new URL(request.url);
  if (isEnglishHost) return isRead ? toCzechOrigin(services, pathname + search) : refused();
  const cookies = request.headers.get('Cookie');
  const naming = namingAt(services.shop.origins.cs);
  const token = readOperatorCookie(cookies, 'session', naming);
  const signedIn = token === undefined ? undefined : await findSignedIn(services, token);
  const operator = signedIn?.session.stage === 'open' ? toOperator(signedIn) : undefined;
  const keptToken = isRead ? readOperatorCookie(cookies, 'kept-form', naming) : undefined;
  if (needs === 'nothing') return { operator, keptForm: undefined };
  if (!operator) {
    const stage = signedIn?.session.stage;
    const door = stage === 'code' || stage === 'enrolment' ? doors[stage] : 'operatorSignIn';
    return leadTo(services, request, door);
  }
  if (!hasRight(operator.role, needs)) return refused();
  const isProved = isProofFresh(operator.provedAt, services.clock());
  if (!isProved && isProofAsked(needs, isRead)) return leadTo(services, request, 'operatorProof');
  const keptForm =
    keptToken === undefined
      ? undefined
      : await findKeptForm(services, { path: pathname, token: keptToken });
  return { operator, keptForm };
}

/** A file with people's data is a grave act by itself; of other pages only what they post is. */
function isProofAsked(right: Right, isRead: boolean): boolean {
  return right === 'export' || (!isRead && isGrave(right));
}

/** To a door, from where the way leads back here. What was posted is kept. */
async function leadTo(
  services: Services,
  request: Request,
  door: Door | 'operatorProof',
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers({
    Location: withQuery(href(door, 'cs'), { to: pathname + search }),
  });
  if (request.method === 'POST') {
    const fields = [...(await request.clone().formData())].flatMap(
      ([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : []),
    );
    const token = await keepForm(services, { path: pathname, fields });
    const naming = namingAt(services.shop.origins.cs);
    headers.append('Set-Cookie', writeOperatorCookie('kept-form', token, naming));
  }
  return new Response(null, { status: 303, headers });
}

function toCzechOrigin({ shop }: Services, address: string): Response {
  return new Response(null, { status: 308, headers: { Location: shop.origins.cs + address } });
}

function refused(): Response {
  return new Response(null, { status: 403 });
}
