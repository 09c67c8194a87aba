import { adminHref, withQuery } from '#domain/addresses.ts';
import { type Cursor, writeCursor } from '#domain/list/cursor.ts';
import type { Locale } from '#domain/locale.ts';
import { EVERYTHING, writeOrderFilter } from '#domain/order/order-filter.ts';
import type { FigureSubject } from '#domain/figures/figure-query.ts';
import type { Period } from '#domain/figures/periods.ts';
import type { MessageState } from '#domain/messages/message.ts';
import type { WorkList } from '#domain/admin/work-list.ts';
import { type LedgerFilter, ledgerFilter } from '#domain/figures/takings.ts';

/** The list of what waits in a queue. */
export function workListHref(queue: WorkList, query: Record<string, string> = {}): string {
  if (queue === 'messages')
    return withQuery(adminHref('operatorMessages'), { state: 'open' satisfies MessageState });
  const address = adminHref('operatorQueue', { queue });
  return Object.keys(query).length > 0 ? withQuery(address, query) : address;
}

/** Figures that have a list of their rows. */
export const figures = ['takings', 'funnel'] as const;
export type ListedFigure = (typeof figures)[number];

/** The payments and refunds of a period, or one side or one edition of them. */
export function takingsAddress(
  { from, to }: Period,
  filter: LedgerFilter = {},
  cursor?: Cursor,
): string {
  const query = { from, to, ...ledgerFilter.write(filter), ...writeCursor(cursor) };
  return withQuery(
    adminHref('operatorFigure', { figure: 'takings' satisfies ListedFigure }),
    query,
  );
}

/** The orders that were paid in a period: those that a figure of orders counts. */
export function paidOrdersAddress(
  { from, to }: Period,
  filter: { edition?: Locale | undefined; package?: string | undefined } = {},
): string {
  const orders = { ...EVERYTHING, ...filter, paidFrom: from, paidTo: to };
  return `${adminHref('operatorOrders')}?${writeOrderFilter(orders)}`;
}

/** The file for spreadsheets of a subject, in which small counts are hidden (decisions/0038). */
export function figuresFileAddress(subject: FigureSubject, { from, to }: Period): string {
  return withQuery(adminHref('operatorFiguresFile'), { subject, from, to });
}

/** How far carts and orders of a period came, by day and edition. */
export function funnelAddress({ from, to }: Period): string {
  const address = adminHref('operatorFigure', { figure: 'funnel' satisfies ListedFigure });
  return withQuery(address, { from, to });
}
