import { ageText, formatShortMoment } from '#content/moments.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money.ts';
import type { ListedRow } from '#database/work-lists/work-lists.ts';
import { type Column, ListTable } from '#web/admin/list/list-table.tsx';
import { OrderLink } from '#web/admin/orders/order-link.tsx';
import { RowLines } from '#web/admin/orders/row-lines.tsx';
import { workListWords } from '#web/admin/orders/queue-words.ts';
import { describeRow } from './describe-row.ts';
import type { WorkListPageProps } from './queue-facts.ts';
import { RowActions } from './row-actions.tsx';
import { RowLink, originOf } from './row-link.tsx';

interface WorkTableProps extends WorkListPageProps {
  caption: string;
}

/** One row for each thing that waits; columns that no row of the page has are left out. */
export function WorkTable(props: WorkTableProps) {
  const { page, caption } = props;
  return (
    <section className="queue-region" aria-label={caption} data-list="">
      <ListTable
        caption={caption}
        look="queue"
        columns={columnsOf(props)}
        rows={page.rows}
        keyOf={({ id }) => id}
        rowData={({ id }) => ({ 'data-row': id, 'data-order': id })}
      />
    </section>
  );
}

function columnsOf(props: WorkTableProps): Column<ListedRow>[] {
  const { locale, page, queue, now } = props;
  const { columns: m } = workListWords[locale];
  const columns: (Column<ListedRow> & { isShown?: boolean })[] = [
    {
      head: m.order,
      isName: true,
      className: 'queue__order',
      render: (row) => <OrderCell row={row} locale={locale} queue={queue} />,
    },
    {
      head: m.what,
      className: 'queue__what',
      render: (row) => <WhatCell row={row} locale={locale} queue={queue} />,
    },
    {
      isShown: page.rows.some(({ amount }) => Boolean(amount)),
      head: m.amount,
      headClassName: 'queue__number',
      className: 'queue__number',
      render: ({ amount }) =>
        amount !== null && amount > 0 && <data value={amount}>{formatMoney(locale, amount)}</data>,
    },
    { head: m.since, render: (row) => <Since locale={locale} row={row} now={now} /> },
    {
      isShown: page.rows.some(({ startBy }) => startBy !== null),
      head: m.startBy,
      render: ({ startBy }) => startBy && <Due locale={locale} due={startBy} now={now} />,
    },
    {
      isShown: page.rows.some(({ due }) => due !== null),
      head: m.due,
      render: ({ due }) => due && <Due locale={locale} due={due} now={now} />,
    },
    {
      head: m.next,
      className: 'queue__next',
      render: (row) => (
        <>
          <p>{describeRow(locale, queue, row).next}</p>
          <RowLink queue={queue} row={row} locale={locale} />
          <RowActions {...props} row={row} />
        </>
      ),
    },
  ];
  return columns.filter(({ isShown = true }) => isShown);
}

interface CellProps {
  row: ListedRow;
  locale: Locale;
}

function OrderCell({ row, locale, queue }: CellProps & Pick<WorkListPageProps, 'queue'>) {
  const m = workListWords[locale];
  return (
    <>
      {row.number !== null && <OrderLink number={row.number} origin={originOf(queue, row)} />}
      {row.number === null && (row.message === null ? m.noOrder : m.messageOf(row.message))}
      {row.name && <span className="queue__name breakable">{row.name}</span>}
    </>
  );
}

function WhatCell({ row, locale, queue }: CellProps & Pick<WorkListPageProps, 'queue'>) {
  const { what, quoted } = describeRow(locale, queue, row);
  return (
    <>
      {what && <p>{what}</p>}
      <RowLines lines={row.lines} locale={locale} />
      {quoted && <p className="queue__quoted breakable">{quoted}</p>}
    </>
  );
}

function Since({ locale, row, now }: CellProps & { now: Date }) {
  const { ago } = workListWords[locale];
  return (
    <>
      <time dateTime={row.since.toISOString()}>{formatShortMoment(locale, row.since)}</time>
      <span className="queue__age">{ago(ageText(locale, row.since, now))}</span>
    </>
  );
}

function Due({ locale, due, now }: { locale: Locale; due: Date; now: Date }) {
  const m = workListWords[locale];
  const isPast = due <= now;
  return (
    <>
      <time dateTime={due.toISOString()}>{formatShortMoment(locale, due)}</time>
      <span className="queue__age" data-past={isPast ? '' : undefined}>
        {(isPast ? m.past : m.left)(ageText(locale, due, now))}
      </span>
    </>
  );
}
