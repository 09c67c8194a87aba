import { ageText, formatShortMoment } from '#content/moments.ts';
import { type ListedMessage, listMessages } from '#database/messages/message-list.ts';
import { listColleagues } from '#database/messages/messages.ts';
import { adminHref } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { ME, NOBODY, messageFilter } from '#domain/messages/message.ts';
import { CellNote, type Column } from '#web/admin/list/list-table.tsx';
import { ListPage } from '#web/admin/list/list-page.tsx';
import { operatorOf } from '#web/frame/context.ts';
import { MessageStateBadge } from '#web/admin/messages/message-state.tsx';
import { messagesWords } from '#web/admin/messages/messages-words.ts';
import type { Route } from './+types/route.ts';

/** What customers wrote to the shop, as the filter in the address has it. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, locale, operator } = operatorOf(context);
  const asked = messageFilter.read(new URL(request.url).searchParams);
  const [page, people] = await Promise.all([
    listMessages(services.db, asked, operator.id),
    listColleagues(services.db),
  ]);
  return { locale, asked, people, page, now: services.clock() };
}

/** The messages of customers, the one that was changed last first. */
export default function Messages({ loaderData }: Route.ComponentProps) {
  const { locale, asked, people, page, now } = loaderData;
  const m = messagesWords[locale];
  return (
    <ListPage
      address={adminHref('operatorMessages')}
      title={m.title}
      lead={m.lead}
      action={
        <a className="line-link" href={adminHref('operatorAnswers')}>
          {m.list.answers}
        </a>
      }
      filter={{
        filter: messageFilter,
        asked,
        labels: m.filter,
        hints: { q: m.filter.qHint },
        options: {
          state: m.states,
          kind: m.kinds,
          to: [
            [ME, m.filter.me],
            [NOBODY, m.filter.nobody],
            ...people.map(({ id, name }) => [id, name] as const),
          ],
          language: m.languages,
        },
      }}
      page={page}
      caption={m.list.caption}
      keyOf={({ number }) => number}
      isUnlabelled
      columns={columnsOf(locale, now)}
      none={{ title: m.list.none, text: m.list.noneHint }}
    />
  );
}

function columnsOf(locale: Locale, now: Date): Column<ListedMessage>[] {
  const m = messagesWords[locale];
  const { columns } = m.list;
  return [
    {
      head: columns.from,
      isName: true,
      render: ({ number, name, email }) => (
        <>
          <a href={adminHref('operatorMessage', { number: String(number) })}>
            {`#${number} ${name || m.thread.unknownSender}`}
          </a>
          <CellNote>{email}</CellNote>
        </>
      ),
    },
    {
      head: columns.what,
      className: 'messages__what',
      render: ({ kind, service, text }) => (
        <>
          <p>{service === '' ? m.kinds[kind] : `${m.kinds[kind]}: ${service}`}</p>
          <p className="messages__text">{text}</p>
        </>
      ),
    },
    {
      head: columns.state,
      render: ({ state }) => <MessageStateBadge state={state} locale={locale} />,
    },
    { head: columns.to, render: ({ assignee }) => assignee ?? m.list.nobody },
    {
      head: columns.changed,
      render: ({ changedAt }) => (
        <>
          <time dateTime={changedAt.toISOString()}>{formatShortMoment(locale, changedAt)}</time>
          <CellNote>{ageText(locale, changedAt, now)}</CellNote>
        </>
      ),
    },
  ];
}
