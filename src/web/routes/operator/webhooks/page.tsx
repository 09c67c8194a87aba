import { formatMoment } from '#content/moment-text.ts';
import type { DeliveryCount } from '#database/webhook-counts.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';
import type { WebhookEvent } from '#domain/webhooks/event.ts';
import type { ReceiverProblem } from '#domain/webhooks/receiver.ts';
import type { WebhookMessages } from '#messages/cs/operator/webhooks.ts';
import type { TypedReceiver } from '#web/operator/typed-receiver.ts';
import { NewSecret, type ReceiverMark, ReceiverPill } from '#web/operator/webhook-parts.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AddReceiver } from './add-receiver.tsx';

/** Deliveries that are counted of a receiver; from there on it only matters that there are many. */
export const MOST_COUNTED = 999;

interface ListedReceiver {
  id: string;
  name: string;
  url: string;
  events: readonly WebhookEvent[];
  mark: ReceiverMark;
  count: DeliveryCount | undefined;
}

interface WebhooksPageProps {
  locale: Locale;
  m: WebhookMessages;
  receivers: readonly ListedReceiver[];
  formId: string;
  isRemoved: boolean;
  kept: TypedReceiver | undefined;
  typed?: TypedReceiver;
  problem?: ReceiverProblem | 'form-old';
  added?: { id: string; secret: string | undefined };
}

/** Who is told of orders, and the form that adds one more. */
export function WebhooksPage(props: WebhooksPageProps) {
  const { m, receivers, added, problem, kept, isRemoved } = props;
  return (
    <div className="desk-page">
      <header>
        <h1>{m.title}</h1>
        <p className="log__lead">{m.lead}</p>
      </header>
      {added && (
        <>
          <NewSecret m={m} said={m.secret.added} secret={added.secret} />
          <p>
            <a className="way" href={adminHref('operatorReceiver', { receiver: added.id })}>
              {m.secret.open}
            </a>
          </p>
        </>
      )}
      {isRemoved && !problem && !added && <Notice tone="success">{m.saved.removed}</Notice>}
      {kept && !problem && !added && <Notice>{m.kept}</Notice>}
      {problem && (
        <Notice tone="error" live>
          {problem === 'form-old' ? m.refused[problem] : m.fix}
        </Notice>
      )}
      {receivers.length === 0 ? (
        <EmptyState title={m.none}>{m.noneText}</EmptyState>
      ) : (
        <Receivers {...props} />
      )}
      <AddReceiver {...props} typed={props.typed ?? (added ? undefined : kept)} />
      <p className="small faint">{m.docs}</p>
    </div>
  );
}

function Receivers({ m, locale, receivers }: WebhooksPageProps) {
  const { list } = m;
  return (
    <table className="list-table panel">
      <caption className="visually-hidden">{list.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{list.name}</th>
          <th scope="col">{list.events}</th>
          <th scope="col">{list.state}</th>
          <th scope="col">{list.waiting}</th>
          <th scope="col">{list.undelivered}</th>
        </tr>
      </thead>
      <tbody>
        {receivers.map(({ id, name, url, events, mark, count }) => (
          <tr key={id}>
            <th scope="row" data-label={list.name}>
              <a className="breakable" href={adminHref('operatorReceiver', { receiver: id })}>
                {name}
              </a>
              <span className="small faint breakable list-table__below">{url}</span>
            </th>
            <td data-label={list.events}>{events.map((event) => m.events[event]).join(', ')}</td>
            <td data-label={list.state}>
              <ReceiverPill mark={mark} m={m} />
            </td>
            <td data-label={list.waiting}>
              {counted(locale, count?.waiting ?? 0)}
              {count?.next && (
                <span className="small faint list-table__below">
                  {m.deliveries.next(formatMoment(locale, count.next))}
                </span>
              )}
            </td>
            <td data-label={list.undelivered}>
              {count && count.undelivered > 0 ? (
                <a
                  href={withQuery(adminHref('operatorReceiver', { receiver: id }), {
                    state: 'failed',
                  })}
                >
                  {counted(locale, count.undelivered)}
                </a>
              ) : (
                counted(locale, 0)
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function counted(locale: Locale, count: number): string {
  return count > MOST_COUNTED
    ? `> ${formatCount(locale, MOST_COUNTED)}`
    : formatCount(locale, count);
}
