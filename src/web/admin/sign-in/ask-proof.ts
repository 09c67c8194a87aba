import { adminHref } from '#domain/addresses.ts';
import { withReturnTo } from '#domain/admin/return-path.ts';
import { isProofFresh } from '#domain/admin/rights.ts';
import { keepForm } from '#flows/sign-in/sessions.ts';
import { namingAt } from '#web/cookies/cookie-naming.ts';
import { writeOperatorCookie } from '#web/cookies/operator-cookies.ts';
import type { OperatorContext } from '#web/frame/context.ts';
import { redirectTo } from './session-cookies.ts';
import { fieldsOf } from '#web/admin/form/form-input.ts';

/**
 * For a grave change of one's own at an address whose other changes are not: leads to the proof and keeps what was
 * posted. Undefined where password or passkey were shown a moment ago.
 * @param to the address that the form was posted to, with its query
 */
export async function askProof(
  { services, operator, client }: OperatorContext,
  to: string,
  posted: FormData,
): Promise<Response | undefined> {
  if (isProofFresh(operator.provedAt, services.clock())) return undefined;
  const [path = to] = to.split('?');
  const token = await keepForm(services, { path, read: async () => fieldsOf(posted), client });
  const naming = namingAt(services.shop.origins.cs);
  const headers: HeadersInit = token
    ? { 'Set-Cookie': writeOperatorCookie('kept-form', token, naming) }
    : {};
  return redirectTo(withReturnTo(adminHref('operatorProof'), to, path), headers);
}
