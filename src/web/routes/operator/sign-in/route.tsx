import { data } from 'react-router';
import { signInByPasskey, signInByPassword } from '#flows/sign-in/sign-in.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { shopOf } from '#web/frame/context.ts';
import {
  hasKeptForm,
  onTo,
  returnPathOf,
  sessionAt,
  sessionCookie,
  toDoor,
  visitOf,
  waitAnswer,
} from '#web/operator/at-door.ts';
import type { Route } from './+types/route.ts';
import { SignInPage } from './page.tsx';

const nextDoors = { code: 'operatorCode', enrolment: 'operatorEnrolment' } as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const to = returnPathOf(request);
  const signedIn = await sessionAt(shop, request);
  if (signedIn?.session.stage === 'open') throw onTo(to);
  const query = new URL(request.url).searchParams;
  const isFormKept = hasKeptForm(shop, request);
  return { locale: shop.locale, isOut: query.has('out'), isLedHere: query.has('to'), isFormKept };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context);
  const field = postedFields(await request.formData());
  const visit = visitOf(shop, request);
  const typed = { email: field('email') };
  const isPasskey = field('intent') === 'passkey';
  const signedIn = isPasskey
    ? await signInByPasskey(shop.services, field('passkeyAnswer'), visit)
    : await signInByPassword(shop.services, { ...typed, password: field('password') }, visit);
  if (signedIn.ok) {
    const cookie = sessionCookie(shop, signedIn.token);
    return toDoor(nextDoors[signedIn.next], returnPathOf(request), cookie);
  }
  if (signedIn.problem === 'too-often') return waitAnswer(signedIn.retryAfterSeconds, { typed });
  return data({ typed, problem: signedIn.problem, waitMinutes: undefined }, { status: 422 });
}

export const headers = answerHeaders;

export default function SignInRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SignInPage {...loaderData} {...actionData} />;
}
