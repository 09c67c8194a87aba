import { adminHref } from '#domain/addresses.ts';
import type { Cursor } from '#domain/list/cursor.ts';
import type { Locale } from '#domain/locale.ts';
import { type OrderFilter, writeOrderFilter } from '#domain/order/order-filter.ts';
import type { OrdersMessages } from '#messages/cs/admin/orders/orders.ts';
import type { LoadedList } from './load-list.ts';

/** What every part of the page knows. */
export interface ListProps extends LoadedList {
  locale: Locale;
  m: OrdersMessages;
  /** Of the form that saves the list: sent twice it is one. */
  formId: string;
}

/** The address of the list with a filter. */
export function listHref(filter: OrderFilter, cursor?: Cursor): string {
  return withList(adminHref('operatorOrders'), writeOrderFilter(filter, cursor));
}

/** An address with a query that is written already; as it is where that is empty. */
export function withList(address: string, query: string): string {
  return query === '' ? address : `${address}?${query}`;
}

/** The id of the form that the boxes of the rows belong to. */
export const BULK_FORM = 'bulk';
