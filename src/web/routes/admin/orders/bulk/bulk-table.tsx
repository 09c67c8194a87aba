import type { ReactNode } from 'react';
import type { OrderRowFacts } from '#database/orders/order-rows.ts';
import { adminHref } from '#domain/addresses.ts';
import { displayName } from '#domain/customer/customer.ts';
import type { Locale } from '#domain/locale.ts';
import type { BulkMessages } from '#messages/cs/admin/bulk.ts';
import { RowLines } from '#web/admin/orders/row-lines.tsx';
import { StatusBadges } from '#web/admin/orders/status-badges.tsx';

interface BulkTableProps {
  caption: string;
  /** The head of the last column. */
  last: string;
  /** The head of a column before it, where there is one. */
  middle?: string | undefined;
  locale: Locale;
  m: BulkMessages;
  children: readonly { row: OrderRowFacts; middle?: ReactNode; outcome: ReactNode }[];
}

/** The orders of a bulk action, each with what becomes or became of it. */
export function BulkTable({ caption, middle, last, locale, m, children }: BulkTableProps) {
  return (
    <section className="table-region" aria-labelledby="bulk-caption">
      <table className="order-table">
        <caption className="visually-hidden" id="bulk-caption">
          {caption}
        </caption>
        <thead>
          <tr>
            <th scope="col" className="order-table__number">
              {m.columns.order}
            </th>
            <th scope="col">{m.columns.customer}</th>
            <th scope="col">{m.columns.items}</th>
            <th scope="col">{m.columns.state}</th>
            {middle && <th scope="col">{middle}</th>}
            <th scope="col">{last}</th>
          </tr>
        </thead>
        <tbody>
          {children.map(({ row, outcome, ...more }) => (
            <tr key={row.number}>
              <th scope="row" className="order-table__number">
                <a
                  className="order-table__open tabular"
                  href={adminHref('operatorOrder', { number: String(row.number) })}
                >
                  {row.number}
                </a>
              </th>
              <td data-label={m.columns.customer}>{displayName(row)}</td>
              <td data-label={m.columns.items}>
                <RowLines lines={row.lines} locale={locale} />
              </td>
              <td data-label={m.columns.state}>
                <StatusBadges order={row} locale={locale} />
              </td>
              {middle && <td data-label={middle}>{more.middle}</td>}
              <td data-label={last}>{outcome}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
