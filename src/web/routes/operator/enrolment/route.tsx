import { createContext, data } from 'react-router';
import { isProofFresh } from '#domain/operator/rights.ts';
import type { SessionOf } from '#database/sessions.ts';
import { secretUri } from '#flows/sign-in/authenticator.ts';
import { setAuthenticator } from '#flows/sign-in/set-authenticator.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { type ShopContext, shopOf } from '#web/frame/context.ts';
import {
  onTo,
  returnPathOf,
  sessionAt,
  sessionCookie,
  toDoor,
  waitAnswer,
} from '#web/operator/at-door.ts';
import { qrPath } from '#web/operator/qr-code.ts';
import type { Route } from './+types/route.ts';
import { EnrolmentPage } from './page.tsx';

/** Whether this request has set the authenticator up. */
const doneContext = createContext(false);

/** Where somebody goes who comes again: the codes were shown once, to a press that may have been the first of two. */
const codesShown = withQuery(adminHref('operatorAccount'), { saved: 'codes-shown' });

/** The session in which an authenticator is being set up, or where to go instead. */
async function enrolling(shop: ShopContext, request: Request): Promise<SessionOf | Response> {
  const to = returnPathOf(request);
  const found = await sessionAt(shop, request);
  if (!found) return toDoor('operatorSignIn', to);
  const { stage, newSecret, provedAt } = found.session;
  if (stage === 'code') return toDoor('operatorCode', to);
  if (newSecret === null) return onTo(codesShown);
  const isProved = stage !== 'open' || isProofFresh(provedAt, shop.services.clock());
  return isProved ? found : toDoor('operatorProof', adminHref('operatorEnrolment'));
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const found = await enrolling(shop, request);
  // Behind the action there is nothing left to set up, and its answer is shown.
  if (context.get(doneContext)) return { locale: shop.locale, setup: undefined };
  if (found instanceof Response) throw found;
  const { session, operator } = found;
  const { brand } = shop.services.shop;
  const secret = session.newSecret ?? '';
  const uri = secretUri(secret, { brand, email: operator.email });
  return { locale: shop.locale, setup: { secret, uri, qr: qrPath(uri) } };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context);
  const to = returnPathOf(request);
  const field = postedFields(await request.formData());
  if (field('intent') === 'stored') return onTo(to);
  const found = await enrolling(shop, request);
  if (found instanceof Response) return found;
  const set = await setAuthenticator(shop.services, found, field('code'), shop.client);
  if (set.ok) {
    const { email } = found.operator;
    context.set(doneContext, true);
    return data({ codes: set.codes, email }, { headers: sessionCookie(shop, set.token) });
  }
  if (set.problem === 'too-often') return waitAnswer(set.retryAfterSeconds, {});
  return data({ problem: set.problem, waitMinutes: undefined }, { status: 422 });
}

export const headers = answerHeaders;

export default function EnrolmentRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <EnrolmentPage {...loaderData} {...actionData} />;
}
