import { data, redirect } from 'react-router';
import { readEmail } from '#domain/customer/email-address.ts';
import { readOrderNumber } from '#domain/order/order.ts';
import { sendOrderLink } from '#flows/orders/send-order-link.ts';
import { href, withQuery } from '#domain/addresses.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { retryAfter, shopOf } from '#web/frame/context.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { wordsOf } from '#messages/words.ts';
import type { Route } from './+types/route.ts';
import { type LinkProblem, OrderLinkPage } from './page.tsx';

export function loader({ request, context }: Route.LoaderArgs) {
  const { locale, services } = shopOf(context);
  const { supportMail, brand } = services.shop;
  const isSent = new URL(request.url).searchParams.has('sent');
  return { locale, supportMail, brand, isSent };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { locale, services, client } = shopOf(context);
  const field = postedFields(await request.formData());
  const typed = { number: field('number'), email: field('email') };
  const number = readOrderNumber(typed.number);
  const email = readEmail(typed.email);
  if (number === undefined || email === undefined) {
    const problems: LinkProblem[] = [];
    if (number === undefined) problems.push('number-invalid');
    if (email === undefined) problems.push('email-invalid');
    return data({ typed, problems, isTooOften: false }, { status: 422 });
  }
  const sent = await sendOrderLink(services, { number, email, client });
  if (!sent.ok) {
    const headers = retryAfter(sent.retryAfterSeconds);
    return data({ typed, problems: [], isTooOften: true }, { status: 429, headers });
  }
  return redirect(withQuery(href('orderLink', locale), { sent: '1' }), 303);
}

export const headers = answerHeaders;

export default function OrderLinkRoute({ loaderData, actionData }: Route.ComponentProps) {
  const m = wordsOf(loaderData.locale).payment.link;
  const title = loaderData.isSent ? m.sentHeading : m.title;
  return (
    <>
      {/* It follows the answer to a post, which a route's meta does not know. */}
      <title>{`${actionData ? m.errorTitle(m.title) : title} | ${loaderData.brand}`}</title>
      <OrderLinkPage {...loaderData} m={m} {...actionData} />
    </>
  );
}
