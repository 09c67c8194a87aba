import { type AddressName, adminHref } from '#domain/addresses.ts';
import type { Need } from '#domain/addresses/address-row.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { readChosen } from '#domain/text/nothing-chosen.ts';
import type { Operator } from '#domain/admin/operator.ts';
import { withReturnTo } from '#domain/admin/return-path.ts';
import { type Right, hasRight, isGrave, isProofFresh } from '#domain/admin/rights.ts';
import { findKeptForm, findSignedIn, keepForm, toOperator } from '#flows/sign-in/sessions.ts';
import type { Services } from '#flows/services.ts';
import { namingAt } from '#web/cookies/cookie-naming.ts';
import { readOperatorCookie, writeOperatorCookie } from '#web/cookies/operator-cookies.ts';
import { redirectToOrigin } from './bound-head.ts';

/** Who stands in the section, and the form that was kept for this page. */
export interface Entered {
  operator: Operator | undefined;
  /** That of who is signed in, wholly or not, or the one that was chosen at a sign-in page. */
  language: Locale | undefined;
  keptForm: [string, string][] | undefined;
  /** Who is signed in lacks the right. */
  isRefused?: true;
}

/** A request to the section, with what is known of it besides. */
export interface Entering {
  /** As the guard of all posts let it through. */
  request: Request;
  /** The right that the row of its address names. */
  needs: Need;
  isEnglishHost: boolean;
  /** From where it comes, as limits count it. */
  client: string;
}

type SignInPageName = Extract<AddressName, 'operatorSignIn' | 'operatorCode' | 'operatorEnrolment'>;

const pagesByStage = {
  code: 'operatorCode',
  enrolment: 'operatorEnrolment',
} as const satisfies Record<string, SignInPageName>;

/**
 * The one guard of the operator's section (rules 21 and 42): it lives on the Czech origin alone, and an
 * address opens to who is signed in and has the right that its row names. Who may not yet is led to the sign-in page
 * that is missing, and the form that was posted is kept until then.
 */
export async function requireOperator(
  services: Services,
  { request, needs, isEnglishHost, client }: Entering,
): Promise<Entered | Response> {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const { pathname, search, searchParams } = new URL(request.url);
  if (isEnglishHost)
    return isRead ? toCzechOrigin(services, pathname + search, pathname) : answerRefused();
  const cookies = request.headers.get('Cookie');
  const naming = namingAt(services.shop.origins.cs);
  const token = readOperatorCookie(cookies, 'session', naming);
  const signedIn = token === undefined ? undefined : await findSignedIn(services, token);
  const operator = signedIn?.session.stage === 'open' ? toOperator(signedIn) : undefined;
  const keptToken =
    request.method === 'GET' ? readOperatorCookie(cookies, 'kept-form', naming) : undefined;
  const chosen = locales.find((locale) => locale === searchParams.get('language'));
  const language = signedIn?.operator.language ?? chosen;
  if (needs === 'nothing') return { operator, language, keptForm: undefined };
  if (!operator) {
    const stage = signedIn?.session.stage;
    const page = stage === 'code' || stage === 'enrolment' ? pagesByStage[stage] : 'operatorSignIn';
    return leadTo(services, request, { page, client });
  }
  if (!hasRight(operator.role, needs)) {
    return { operator, language, keptForm: undefined, isRefused: true };
  }
  const isProved = isProofFresh(operator.provedAt, services.clock());
  if (!isProved && isProofAsked(needs, isRead)) {
    return leadTo(services, request, { page: 'operatorProof', client });
  }
  const keptForm =
    keptToken === undefined
      ? undefined
      : await findKeptForm(services, { path: pathname, token: keptToken });
  return { operator, language, keptForm };
}

/** A file is not kept until somebody has signed in: it is chosen again. */
function isUpload({ headers }: Request): boolean {
  return headers.get('content-type')?.startsWith('multipart/') ?? false;
}

/** A file with people's data is a grave act by itself; of other pages only what they post is. */
function isProofAsked(right: Right, isRead: boolean): boolean {
  return right === 'export' || (!isRead && isGrave(right));
}

/** To a sign-in page, from where the way leads back here. What was posted is kept. */
async function leadTo(
  services: Services,
  request: Request,
  { page, client }: { page: SignInPageName | 'operatorProof'; client: string },
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers({
    Location: withReturnTo(adminHref(page), pathname + search, pathname),
  });
  if (request.method === 'POST' && request.body !== null && !isUpload(request)) {
    const read = () => fieldsOf(request);
    const token = await keepForm(services, { path: pathname, read, client });
    const naming = namingAt(services.shop.origins.cs);
    if (token) headers.append('Set-Cookie', writeOperatorCookie('kept-form', token, naming));
  }
  return new Response(null, { status: 303, headers });
}

async function fieldsOf(request: Request): Promise<[string, string][]> {
  return [...(await request.clone().formData())].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, readChosen(value)]] : [],
  );
}

function toCzechOrigin({ shop }: Services, ...addresses: readonly string[]): Response {
  return redirectToOrigin(shop.origins.cs, ...addresses, adminHref('operator'));
}

function answerRefused(): Response {
  return new Response(null, { status: 403 });
}
