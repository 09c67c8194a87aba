import { ageText } from '#content/age-text.ts';
import { formatShortMoment } from '#content/short-moment.ts';
import type { ListedMessage, RowPlace } from '#database/message-list.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import {
  type MessageFilter,
  isFiltered,
  writeMessageFilter,
} from '#domain/operator/message-filter.ts';
import { MessageStatePill } from '#web/operator/message-state.tsx';
import { messagesWords } from '#web/operator/messages-words.ts';
import { writePlace } from '#web/operator/page-place.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { MessageFilterForm } from './filter-form.tsx';
import type { MessagesPageProps } from './props.ts';

/** The messages of customers, a page at a time, the one that was changed last first. */
export function MessagesPage(props: MessagesPageProps) {
  const { locale, filter, page } = props;
  const m = messagesWords[locale];
  const isNone = !isFiltered(filter);
  return (
    <div className="desk-page">
      <header className="messages__head">
        <h1>{m.title}</h1>
        <p className="log__lead">{m.lead}</p>
        <a className="way" href={adminHref('operatorAnswers')}>
          {m.list.answers}
        </a>
      </header>
      <MessageFilterForm {...props} />
      {page.rows.length === 0 ? (
        <EmptyState title={isNone ? m.list.none : m.list.empty}>
          {isNone ? m.list.noneHint : m.list.emptyHint}
        </EmptyState>
      ) : (
        <MessageTable {...props} />
      )}
      <Pages {...props} />
    </div>
  );
}

function MessageTable({ locale, page, now }: MessagesPageProps) {
  const { list: m } = messagesWords[locale];
  return (
    <table className="log">
      <caption className="visually-hidden">{m.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{m.columns.from}</th>
          <th scope="col">{m.columns.what}</th>
          <th scope="col">{m.columns.state}</th>
          <th scope="col">{m.columns.to}</th>
          <th scope="col">{m.columns.changed}</th>
        </tr>
      </thead>
      <tbody>
        {page.rows.map((row) => (
          <Row key={row.number} row={row} locale={locale} now={now} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, locale, now }: { row: ListedMessage; locale: Locale; now: Date }) {
  const m = messagesWords[locale];
  const { number, name, email, kind, service, text, state, assignee, changedAt } = row;
  return (
    <tr>
      <th scope="row" className="messages__from">
        <a href={adminHref('operatorMessage', { number: String(number) })}>
          {`#${number} ${name || m.thread.unknownSender}`}
        </a>
        <span className="messages__address">{email}</span>
      </th>
      <td className="messages__what">
        <p>{service === '' ? m.kinds[kind] : `${m.kinds[kind]}: ${service}`}</p>
        <p className="messages__text">{text}</p>
      </td>
      <td>
        <MessageStatePill state={state} locale={locale} />
      </td>
      <td className="messages__to">{assignee ?? m.list.nobody}</td>
      <td className="messages__when">
        <time dateTime={changedAt.toISOString()}>{formatShortMoment(locale, changedAt)}</time>
        <span className="messages__address">{ageText(locale, changedAt, now)}</span>
      </td>
    </tr>
  );
}

function Pages({ locale, filter, page }: MessagesPageProps) {
  const { list: m } = messagesWords[locale];
  const { first, last, hasNext, hasPrevious, searchedTo } = page;
  if (!hasNext && !hasPrevious && !searchedTo) return null;
  return (
    <>
      {searchedTo && <p className="quiet small">{m.searched}</p>}
      <nav className="cluster" aria-label={m.pages}>
        {hasPrevious && <ButtonLink href={addressOf(filter)}>{m.newest}</ButtonLink>}
        {hasPrevious && first && (
          <ButtonLink href={addressOf(filter, 'before', first)} rel="prev">
            {m.newer}
          </ButtonLink>
        )}
        {hasNext && last && (
          <ButtonLink href={addressOf(filter, 'after', last)} rel="next">
            {m.older}
          </ButtonLink>
        )}
        {searchedTo && (
          <ButtonLink href={addressOf(filter, 'after', searchedTo)} rel="next">
            {m.further}
          </ButtonLink>
        )}
      </nav>
    </>
  );
}

function addressOf(filter: MessageFilter, side?: 'after' | 'before', place?: RowPlace): string {
  const query = writeMessageFilter(filter);
  if (side && place) query[side] = writePlace([place.changedAt, place.number]);
  const address = adminHref('operatorMessages');
  return Object.keys(query).length === 0 ? address : withQuery(address, query);
}
