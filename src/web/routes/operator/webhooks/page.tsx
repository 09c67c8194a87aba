import { formatMoment } from '#content/moments.ts';
import type { DeliveryCount } from '#database/webhook-receivers.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';
import type { WebhookEvent } from '#domain/webhooks/event.ts';
import type { ReceiverProblem } from '#domain/webhooks/receiver.ts';
import type { WebhookMessages } from '#messages/cs/operator/webhooks.ts';
import { ListTable } from '#web/admin/list/list-table.tsx';
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
    <ListTable
      caption={list.caption}
      rows={receivers}
      keyOf={({ id }) => id}
      columns={[
        {
          head: list.name,
          isName: true,
          render: ({ id, name, url }) => (
            <>
              <a className="breakable" href={adminHref('operatorReceiver', { receiver: id })}>
                {name}
              </a>
              <span className="small faint breakable list-table__below">{url}</span>
            </>
          ),
        },
        {
          head: list.events,
          render: ({ events }) => events.map((event) => m.events[event]).join(', '),
        },
        { head: list.state, render: ({ mark }) => <ReceiverPill mark={mark} m={m} /> },
        {
          head: list.waiting,
          render: ({ count }) => (
            <>
              {counted(locale, count?.waiting ?? 0)}
              {count?.next && (
                <span className="small faint list-table__below">
                  {m.deliveries.next(formatMoment(locale, count.next))}
                </span>
              )}
            </>
          ),
        },
        {
          head: list.undelivered,
          render: ({ id, count }) =>
            count && count.undelivered > 0 ? (
              <a
                href={withQuery(adminHref('operatorReceiver', { receiver: id }), {
                  state: 'failed',
                })}
              >
                {counted(locale, count.undelivered)}
              </a>
            ) : (
              counted(locale, 0)
            ),
        },
      ]}
    />
  );
}

function counted(locale: Locale, count: number): string {
  return count > MOST_COUNTED
    ? `> ${formatCount(locale, MOST_COUNTED)}`
    : formatCount(locale, count);
}
