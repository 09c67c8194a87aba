import { ageText, formatShortMoment } from '#content/moments.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money.ts';
import type { ListedRow } from '#database/queues.ts';
import { OrderLink } from '#web/operator/order-link.tsx';
import { RowLines } from '#web/operator/row-lines.tsx';
import { queueWords } from '#web/operator/queue-words.ts';
import { describeRow } from './describe-row.ts';
import type { QueuePageProps } from './queue-facts.ts';
import { RowActions } from './row-actions.tsx';
import { RowLink, wayOf } from './row-link.tsx';

interface QueueTableProps extends QueuePageProps {
  caption: string;
}

/** One row for each thing that waits; columns that no row of the page has are left out. */
export function QueueTable(props: QueueTableProps) {
  const { locale, page, caption } = props;
  const { columns: m } = queueWords[locale];
  const has = {
    amount: page.rows.some(({ amount }) => Boolean(amount)),
    due: page.rows.some(({ due }) => due !== null),
    startBy: page.rows.some(({ startBy }) => startBy !== null),
  };
  return (
    <section className="queue-region" aria-label={caption} data-list="">
      <table className="queue">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{m.order}</th>
            <th scope="col">{m.what}</th>
            {has.amount && (
              <th scope="col" className="queue__number">
                {m.amount}
              </th>
            )}
            <th scope="col">{m.since}</th>
            {has.startBy && <th scope="col">{m.startBy}</th>}
            {has.due && <th scope="col">{m.due}</th>}
            <th scope="col">{m.next}</th>
          </tr>
        </thead>
        <tbody>
          {page.rows.map((row) => (
            <Row key={row.id} {...props} row={row} has={has} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps extends QueueTableProps {
  row: ListedRow;
  has: { amount: boolean; startBy: boolean; due: boolean };
}

function Row({ has, ...props }: RowProps) {
  const { row, locale, queue } = props;
  const { columns: m } = queueWords[locale];
  return (
    <tr data-row={row.id} data-order={row.id}>
      <OrderCell row={row} locale={locale} queue={queue} />
      <WhatCell row={row} locale={locale} queue={queue} />
      {has.amount && (
        <td className="queue__number" data-label={m.amount}>
          {row.amount !== null && row.amount > 0 && (
            <data value={row.amount}>{formatMoney(locale, row.amount)}</data>
          )}
        </td>
      )}
      <td data-label={m.since}>
        <Since locale={locale} row={row} now={props.now} />
      </td>
      {has.startBy && (
        <td data-label={m.startBy}>
          {row.startBy && <Due locale={locale} due={row.startBy} now={props.now} />}
        </td>
      )}
      {has.due && (
        <td data-label={m.due}>
          {row.due && <Due locale={locale} due={row.due} now={props.now} />}
        </td>
      )}
      <td data-label={m.next} className="queue__next">
        <p>{describeRow(locale, queue, row).next}</p>
        <RowLink queue={queue} row={row} locale={locale} />
        <RowActions {...props} row={row} />
      </td>
    </tr>
  );
}

interface CellProps {
  row: ListedRow;
  locale: Locale;
}

function OrderCell({ row, locale, queue }: CellProps & Pick<QueuePageProps, 'queue'>) {
  const m = queueWords[locale];
  return (
    <th scope="row" className="queue__order">
      {row.number !== null && <OrderLink number={row.number} way={wayOf(queue, row)} />}
      {row.number === null && (row.message === null ? m.noOrder : m.messageOf(row.message))}
      {row.name && <span className="queue__name breakable">{row.name}</span>}
    </th>
  );
}

function WhatCell({ row, locale, queue }: CellProps & Pick<QueuePageProps, 'queue'>) {
  const { what, quoted } = describeRow(locale, queue, row);
  return (
    <td className="queue__what" data-label={queueWords[locale].columns.what}>
      {what && <p>{what}</p>}
      <RowLines lines={row.lines} locale={locale} />
      {quoted && <p className="queue__quoted breakable">{quoted}</p>}
    </td>
  );
}

function Since({ locale, row, now }: CellProps & { now: Date }) {
  const { ago } = queueWords[locale];
  return (
    <>
      <time dateTime={row.since.toISOString()}>{formatShortMoment(locale, row.since)}</time>
      <span className="queue__age">{ago(ageText(locale, row.since, now))}</span>
    </>
  );
}

function Due({ locale, due, now }: { locale: Locale; due: Date; now: Date }) {
  const m = queueWords[locale];
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
