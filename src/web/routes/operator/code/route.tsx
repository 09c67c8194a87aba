import { data } from 'react-router';
import { enterCode } from '#flows/sign-in/enter-code.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { shopOf } from '#web/frame/context.ts';
import {
  onTo,
  returnPathOf,
  sessionAt,
  sessionCookie,
  toDoor,
  waitAnswer,
} from '#web/operator/at-door.ts';
import type { Route } from './+types/route.ts';
import { CodePage } from './page.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const to = returnPathOf(request);
  const stage = (await sessionAt(shop, request))?.session.stage;
  if (stage === 'open') throw onTo(to);
  if (stage !== 'code') throw toDoor(stage ? 'operatorEnrolment' : 'operatorSignIn', to);
  return { locale: shop.locale };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context);
  const to = returnPathOf(request);
  const half = await sessionAt(shop, request);
  if (half?.session.stage !== 'code') return toDoor('operatorSignIn', to);
  const field = postedFields(await request.formData());
  const entered = await enterCode(shop.services, half, field('code'), shop.client);
  if (entered.ok) return onTo(to, sessionCookie(shop, entered.token));
  if (entered.problem === 'too-often') return waitAnswer(entered.retryAfterSeconds, {});
  return data({ problem: entered.problem, waitMinutes: undefined }, { status: 422 });
}

export const headers = answerHeaders;

export default function CodeRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CodePage {...loaderData} {...actionData} />;
}
