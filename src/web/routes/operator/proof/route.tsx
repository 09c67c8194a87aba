import { data } from 'react-router';
import { prove } from '#flows/sign-in/sign-in.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import {
  hasKeptForm,
  onTo,
  returnPathOf,
  sessionCookie,
  toDoor,
  waitAnswer,
} from '#web/operator/at-door.ts';
import type { Route } from './+types/route.ts';
import { ProofPage } from './page.tsx';

export function loader({ request, context }: Route.LoaderArgs) {
  const shop = operatorOf(context);
  const { locale, operator } = shop;
  return {
    locale,
    to: returnPathOf(request),
    email: operator.email,
    isFormKept: hasKeptForm(shop, request),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = operatorOf(context);
  const to = returnPathOf(request);
  const field = postedFields(await request.formData());
  const proof =
    field('intent') === 'passkey'
      ? { passkeyAnswer: field('passkeyAnswer') }
      : { password: field('password') };
  const proven = await prove(shop.services, shop.operator, proof, shop.client);
  if (proven.ok) return onTo(to, sessionCookie(shop, proven.token));
  if (proven.problem === 'too-often') return waitAnswer(proven.retryAfterSeconds, {});
  if (proven.problem === 'signed-out') return toDoor('operatorSignIn', to);
  return data({ problem: proven.problem, waitMinutes: undefined }, { status: 422 });
}

export const headers = answerHeaders;

export default function ProofRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ProofPage {...loaderData} {...actionData} />;
}
