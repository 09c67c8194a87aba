import { href } from '#domain/addresses.ts';
import { EVERYTHING, writeOrderFilter } from '#domain/operator/order-filter.ts';
import { type FigureQuery, writeFigureQuery } from '#domain/operator/figure-query.ts';
import type { Period } from '#domain/operator/periods.ts';
import type { Locale } from '#domain/locale.ts';

/** The page of some figures; `part` is a table on it. */
export function figuresAddress(asked: FigureQuery, part?: string): string {
  const address = `${href('operatorFigures', 'cs')}?${writeFigureQuery(asked)}`;
  return part === undefined ? address : `${address}#${part}`;
}

/** The orders that were paid in a period: those that a figure of orders counts. */
export function paidOrdersAddress(
  { from, to }: Period,
  filter: { edition?: Locale | undefined; package?: string | undefined },
): string {
  const orders = { ...EVERYTHING, ...filter, paidFrom: from, paidTo: to };
  return `${href('operatorOrders', 'cs')}?${writeOrderFilter(orders)}`;
}
