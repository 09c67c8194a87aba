import { data, redirect } from 'react-router';
import { problemsOfForm, toMessageForm } from '#domain/messages/sent-message.ts';
import { formKindAt } from '#domain/messages/message-kind.ts';
import { LATER_SECONDS } from '#flows/services.ts';
import { type SentMessage, sendMessage } from '#flows/messages/send-message.ts';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { retryAfter, shopOf } from '#web/frame/context.ts';
import { recordAway } from '#web/frame/failure.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { useWords } from '#web/words.ts';
import type { Route } from './+types/route.ts';
import { SentMessagePage } from './page.tsx';
import { type PostedMessage, readPosted, readSentFrom, sentAddress, backHref } from './posted.ts';

/** Without a message there is the empty contact form; `sent` names the form that a message came from. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const from = readSentFrom((name) => searchParams.get(name) ?? '', 'sent');
  return { locale: shopOf(context).locale, from, isSent: searchParams.has('sent') };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { locale, allowance } = shopOf(context);
  const posted = readPosted(postedFields(await request.formData()));
  const { input, from } = posted;
  const sent = allowance.ok
    ? await trySending(context, posted)
    : { ...allowance, problem: 'too-often' as const };
  if (sent.ok) return redirect(sentAddress(locale, from), 303);
  const again = { input, from, isSent: false };
  if (sent.problem === 'fields') {
    return data({ ...again, problems: problemsOfForm(input, sent.fields) }, { status: 422 });
  }
  const isAway = sent.problem === 'away';
  const seconds = isAway ? LATER_SECONDS : sent.retryAfterSeconds;
  return data(
    { ...again, failure: isAway ? ('failed' as const) : sent.problem },
    { status: isAway ? 503 : 429, headers: retryAfter(seconds) },
  );
}

type Tried = SentMessage | { ok: false; problem: 'away' };

/** While the database is away nothing can be stored, and so nothing is promised. */
async function trySending(
  context: Route.ActionArgs['context'],
  { input, trap }: PostedMessage,
): Promise<Tried> {
  const { locale, client, services } = shopOf(context);
  try {
    const form = toMessageForm(input, locale);
    return await sendMessage(services, { form, trap, locale, client });
  } catch (error) {
    recordAway(context, error);
    return { ok: false, problem: 'away' };
  }
}

export const headers = answerHeaders;

export default function SentMessageRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { shop, offering } = usePageFacts();
  const { locale } = loaderData;
  const answer = { ...loaderData, ...actionData };
  const words = useWords().contact.page;
  const title = words.titles[formKindAt(answer.from.where)];
  const state = answer.isSent ? `${words.sentTitle}: ${title}` : title;
  return (
    <>
      {/* It follows the answer to a post, which a route's meta does not know. */}
      <title>{`${actionData ? words.errorTitle(title) : state} | ${shop.brand}`}</title>
      <SentMessagePage
        {...answer}
        shop={shop}
        back={backHref(locale, offering.catalogue, answer.from)}
      />
    </>
  );
}
