import { data, redirect } from 'react-router';
import { type PlainAdminPage, adminHref } from '#domain/addresses.ts';
import { returnPath, withReturnTo } from '#domain/admin/return-path.ts';
import type { SessionOf } from '#database/admin/sessions.ts';
import { type SignInVisit, findSignedIn } from '#flows/sign-in/sessions.ts';
import { namingAt } from '#web/cookies/cookie-naming.ts';
import {
  clearOperatorCookie,
  readOperatorCookie,
  writeOperatorCookie,
} from '#web/cookies/operator-cookies.ts';
import { type ShopContext, retryAfter } from '#web/frame/context.ts';

/** The session that a browser shows at a sign-in page, however far it has come. */
export async function sessionAt(
  { services }: Pick<ShopContext, 'services'>,
  request: Request,
): Promise<SessionOf | undefined> {
  const naming = namingAt(services.shop.origins.cs);
  const token = readOperatorCookie(request.headers.get('Cookie'), 'session', naming);
  return token === undefined ? undefined : findSignedIn(services, token);
}

/** Whether a form was posted before this sign-in page that is filled in again behind it. */
export function hasKeptForm(
  { services }: Pick<ShopContext, 'services'>,
  request: Request,
): boolean {
  const naming = namingAt(services.shop.origins.cs);
  return readOperatorCookie(request.headers.get('Cookie'), 'kept-form', naming) !== undefined;
}

/** From where somebody comes. */
export function visitOf({ client }: Pick<ShopContext, 'client'>, request: Request): SignInVisit {
  return { client, userAgent: request.headers.get('User-Agent') };
}

/** Where the sign-in page leads to in the end, as its address says. */
export function returnPathOf(request: Request): string {
  return returnPath(new URL(request.url).searchParams.get('to'));
}

/** To another sign-in page, from which the way leads on to the same page. */
export function redirectToSignIn(
  page: PlainAdminPage,
  to: string,
  headers: HeadersInit = {},
): Response {
  return redirect(withReturnTo(adminHref(page), to), { status: 303, headers });
}

/** On into the section. */
export function redirectTo(to: string, headers: HeadersInit = {}): Response {
  return redirect(to, { status: 303, headers });
}

/** The header that gives a browser its session. */
export function sessionCookie(
  { services }: Pick<ShopContext, 'services'>,
  token: string,
): { 'Set-Cookie': string } {
  const naming = namingAt(services.shop.origins.cs);
  return { 'Set-Cookie': writeOperatorCookie('session', token, naming) };
}

/** The header that takes it away. */
export function noSessionCookie({ services }: Pick<ShopContext, 'services'>): {
  'Set-Cookie': string;
} {
  return { 'Set-Cookie': clearOperatorCookie('session', namingAt(services.shop.origins.cs)) };
}

/** The same form again for who has tried too often, with the time after which it is worth trying again. */
export function waitAnswer<const Input>(seconds: number, input: Input) {
  const waitMinutes = Math.ceil(seconds / 60);
  return data({ ...input, waitMinutes }, { status: 429, headers: retryAfter(seconds) });
}
