import { data, redirect } from 'react-router';
import { problemsOfForm, toEnquiryForm } from '#domain/customer/enquiry.ts';
import { kindAt } from '#domain/customer/enquiry-kind.ts';
import { LATER_SECONDS } from '#flows/services.ts';
import { type SentEnquiry, sendEnquiry } from '#flows/messages/send-enquiry.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { retryAfter, shopOf } from '#web/frame/context.ts';
import { noteAway } from '#web/frame/failure.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { useWords } from '#web/words.ts';
import type { Route } from './+types/route.ts';
import { MessagePage } from './page.tsx';
import { type PostedEnquiry, readPosted, readSentFrom, sentAddress, wayBack } from './posted.ts';

/** Without a message there is the empty contact form; `sent` names the form that a message came from. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const from = readSentFrom((name) => searchParams.get(name) ?? '', 'sent');
  return { locale: shopOf(context).locale, from, isSent: searchParams.has('sent') };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { locale, allowance } = shopOf(context);
  const posted = readPosted(postedFields(await request.formData()));
  const { typed, from } = posted;
  const sent = allowance.ok
    ? await trySending(context, posted)
    : { ...allowance, problem: 'too-often' as const };
  if (sent.ok) return redirect(sentAddress(locale, from), 303);
  const again = { typed, from, isSent: false };
  if (sent.problem === 'fields') {
    return data({ ...again, problems: problemsOfForm(typed, sent.fields) }, { status: 422 });
  }
  const isAway = sent.problem === 'away';
  const seconds = isAway ? LATER_SECONDS : sent.retryAfterSeconds;
  return data(
    { ...again, failure: isAway ? ('failed' as const) : sent.problem },
    { status: isAway ? 503 : 429, headers: retryAfter(seconds) },
  );
}

type Tried = SentEnquiry | { ok: false; problem: 'away' };

/** While the database is away nothing can be stored, and so nothing is promised. */
async function trySending(
  context: Route.ActionArgs['context'],
  { typed, trap }: PostedEnquiry,
): Promise<Tried> {
  const { locale, client, services } = shopOf(context);
  try {
    const form = toEnquiryForm(typed, locale);
    return await sendEnquiry(services, { form, trap, locale, client });
  } catch (error) {
    noteAway(context, error);
    return { ok: false, problem: 'away' };
  }
}

export const headers = answerHeaders;

export default function MessageRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { shop, offering } = usePageFacts();
  const { locale } = loaderData;
  const answer = { ...loaderData, ...actionData };
  const words = useWords().contact.page;
  const title = words.titles[kindAt(answer.from.where)];
  const state = answer.isSent ? `${words.sentTitle}: ${title}` : title;
  return (
    <>
      {/* It follows the answer to a post, which a route's meta does not know. */}
      <title>{`${actionData ? words.errorTitle(title) : state} | ${shop.brand}`}</title>
      <MessagePage
        {...answer}
        shop={shop}
        back={wayBack(locale, offering.catalogue, answer.from)}
      />
    </>
  );
}
