import { type MessagePlace, listMessages } from '#database/message-list.ts';
import { listColleagues } from '#database/messages.ts';
import { readMessageFilter } from '#domain/operator/message-filter.ts';
import { readMessageNumber } from '#domain/operator/message.ts';
import { operatorOf } from '#web/frame/context.ts';
import { pageMeta } from '#web/frame/page-meta.ts';
import { messagesWords } from '#web/operator/messages-words.ts';
import { readPlace } from '#web/operator/page-place.ts';
import type { Route } from './+types/route.ts';
import { MessagesPage } from './page.tsx';

/** What customers wrote to the shop, as the filter in the address has it. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, locale, operator } = operatorOf(context);
  const { searchParams } = new URL(request.url);
  const filter = readMessageFilter(searchParams);
  const asked = { filter, place: placeIn(searchParams), me: operator.id };
  const [page, people] = await Promise.all([
    listMessages(services.db, asked),
    listColleagues(services.db),
  ]);
  return { locale, filter, people, page, now: services.clock() };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({ title: messagesWords[loaderData.locale].title });
}

export default function Messages({ loaderData }: Route.ComponentProps) {
  return <MessagesPage {...loaderData} />;
}

function placeIn(query: URLSearchParams): MessagePlace | undefined {
  for (const side of ['after', 'before'] as const) {
    const [changedAt, number] = readPlace(query.get(side), 1) ?? [];
    if (changedAt !== undefined && number !== undefined && readMessageNumber(number) !== undefined)
      return { side, changedAt, number };
  }
  return undefined;
}
