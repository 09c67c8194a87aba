import { formatMoment } from '#content/moments.ts';
import type { ListedDelivery } from '#database/webhooks/webhook-deliveries.ts';
import { adminHref } from '#domain/addresses.ts';
import { type Cursor, writeCursor } from '#domain/list/cursor.ts';
import { formatCount } from '#domain/money.ts';
import { withFilter } from '#web/admin/list/list-page.tsx';
import { type Column, ListTable } from '#web/admin/list/list-table.tsx';
import { ListTabs } from '#web/admin/list/list-tabs.tsx';
import { Pager } from '#web/admin/list/pager.tsx';
import { ActionForm } from '#web/admin/page/action-forms.tsx';
import { WebhookBadge } from '#web/admin/webhooks/webhook-parts.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { IconName } from '#web/ui/icon.tsx';
import { useReceiverForm } from './actions.ts';
import { type ReceiverPage, deliveryFilter, useReceiverPage } from './load-receiver.ts';

const looks: Record<
  ListedDelivery['state'],
  { icon: IconName; tone: 'success' | 'warning' | undefined }
> = {
  held: { icon: 'clock', tone: undefined },
  waiting: { icon: 'clock', tone: undefined },
  delivered: { icon: 'check', tone: 'success' },
  refused: { icon: 'warning', tone: 'warning' },
  failed: { icon: 'warning', tone: 'warning' },
};

/** The deliveries of a receiver, all of them or those of one state. */
export function Deliveries() {
  const shown = useReceiverPage();
  const { m, receiver, state, page } = shown;
  const words = m.deliveries;
  const address = adminHref('operatorReceiver', { receiver: receiver.id });
  const to = (one: typeof state, cursor?: Cursor) =>
    withFilter(address, { ...deliveryFilter.write({ state: one }), ...writeCursor(cursor) });
  return (
    <>
      <ListTabs
        label={words.filter.label}
        tabs={([undefined, 'failed', 'waiting'] as const).map((one) => ({
          text: words.filter[one ?? 'all'],
          href: to(one),
          isCurrent: one === state,
        }))}
      />
      {page.rows.length === 0 ? (
        <EmptyState title={words.none}>{words.noneText}</EmptyState>
      ) : (
        <ListTable
          caption={words.caption}
          columns={columnsOf(shown)}
          rows={page.rows}
          keyOf={({ id }) => id}
        />
      )}
      <Pager page={page} to={(cursor) => to(state, cursor)} />
    </>
  );
}

type RowProps = ReceiverPage & { row: ListedDelivery };

function columnsOf(props: ReceiverPage): Column<ListedDelivery>[] {
  const words = props.m.deliveries;
  return [
    {
      head: words.event,
      isName: true,
      render: (row) => (
        <>
          {props.m.events[row.type]}
          <span className="small faint list-table__below">
            {factsOf({ ...props, row }).join(' · ')}
          </span>
        </>
      ),
    },
    {
      head: words.state,
      render: ({ state }) => <WebhookBadge {...looks[state]}>{words.states[state]}</WebhookBadge>,
    },
    { head: words.last, render: (row) => <LastTry {...props} row={row} /> },
    { head: words.again, render: (row) => row.endedAt && <SendAgain {...props} row={row} /> },
  ];
}

function factsOf({ m, locale, row }: RowProps): string[] {
  const words = m.deliveries;
  return [
    row.number === null ? undefined : words.order(row.number),
    row.sequence === null ? undefined : words.sequence(row.sequence),
    formatMoment(locale, row.createdAt),
    row.replay === null ? undefined : words.replayed,
  ].filter((one) => one !== undefined);
}

function SendAgain(props: RowProps) {
  const { m, row } = props;
  const words = m.deliveries;
  const form = useReceiverForm('replay', row.id);
  const named = `${m.events[row.type]}, ${factsOf(props).join(', ')}`;
  return (
    <ActionForm form={form} hidden={{ which: 'one', delivery: row.id }}>
      <Button aria-label={words.sendOf(named)}>{words.send}</Button>
    </ActionForm>
  );
}

function LastTry({ m, locale, row }: RowProps) {
  const words = m.deliveries;
  const { status, problem, durationMs, answer, tries, endedAt, dueAt } = row;
  if (tries === 0) return <span className="faint">{words.untried}</span>;
  const ms = `${formatCount(locale, durationMs ?? 0)}\u00a0ms`;
  const stated = status === null ? problem && words.problem(problem, ms) : words.status(status, ms);
  const about = [words.tries(tries), endedAt ? '' : words.next(formatMoment(locale, dueAt))];
  return (
    <>
      <span className="breakable">{stated}</span>
      <span className="small faint list-table__below">{about.filter(Boolean).join(', ')}</span>
      {answer && (
        <details className="webhook-answer">
          <summary>{words.answer}</summary>
          <code className="code-text breakable">{answer}</code>
        </details>
      )}
    </>
  );
}
