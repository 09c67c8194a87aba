import { data } from 'react-router';
import { findOpenLink, spendLink } from '#flows/sign-in/operator-link.ts';
import type { Locale } from '#domain/locale.ts';
import { adminHref } from '#domain/addresses.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { retryAfter, shopOf } from '#web/frame/context.ts';
import { onTo, sessionCookie, visitOf, waitAnswer } from '#web/operator/at-door.ts';
import type { Route } from './+types/route.ts';
import { LinkPage } from './page.tsx';

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const { services, client, locale } = shopOf(context);
  const link = await findOpenLink(services, params.token);
  if (link) return data({ locale, link });
  // Who tries tokens is counted; who looks at a link that is good is not.
  const isLooking = request.method === 'GET';
  const allowance = isLooking ? await services.limits.take('operator-link', client) : undefined;
  if (allowance && !allowance.ok) {
    const headers = retryAfter(allowance.retryAfterSeconds);
    return data({ locale, link: undefined }, { status: 429, headers });
  }
  return data({ locale, link: undefined }, { status: 410 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = shopOf(context);
  const field = postedFields(await request.formData());
  const language: Locale = field('language') === 'en' ? 'en' : 'cs';
  const typed = { name: field('name'), email: field('email'), language };
  const joining = { ...typed, password: field('password') };
  const spent = await spendLink(shop.services, params.token, joining, visitOf(shop, request));
  if (spent.ok) return onTo(adminHref('operatorEnrolment'), sessionCookie(shop, spent.token));
  if ('problem' in spent) return waitAnswer(spent.retryAfterSeconds, { typed, problems: [] });
  const { problems } = spent;
  const status = problems.includes('link-dead') ? 410 : 422;
  return data({ typed, problems, waitMinutes: undefined }, { status });
}

export const headers = answerHeaders;

export default function LinkRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <LinkPage {...loaderData} {...actionData} />;
}
