import { createContext, use } from 'react';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { isReturnTo } from '#domain/admin/return-path.ts';
import { type WorkList, findWorkList } from '#domain/admin/work-list.ts';
import { workListHref } from '#web/admin/figures/figure-links.ts';

/** Pages of an order that know where somebody came from. */
type OrderPage = 'operatorOrder' | 'operatorAfterSales' | 'operatorMoneyBack';

/** Where an order was opened from: what it leads back to, and what its neighbours are of. */
export type OrderOrigin =
  /** The row by its cursor, by which the next one is found also once the row is gone. */
  | { from: 'queue'; queue: WorkList; row: string }
  /** The query of the list's address; empty for the list of all. */
  | { from: 'list'; list: string };

/** The way of the page, for the parts of it that lead on. */
export const OriginContext = createContext<OrderOrigin>({ from: 'list', list: '' });

/** Keeps an address on the way of the page. */
export function useOrigin(): (address: string) => string {
  const origin = use(OriginContext);
  return (address) => addOrigin(address, origin);
}

/** A moment and an id, as the cursor of a queue has them (database/keyset.ts). */
const ROW = /^(?:\d{1,16}|-?Infinity)~[\w-]{1,100}$/;

/** Reads it of an address; what cannot be read is the list of all. */
export function readOrigin(query: URLSearchParams): OrderOrigin {
  const queue = findWorkList(query.get('queue') ?? '');
  const row = query.get('row') ?? '';
  if (queue && ROW.test(row)) return { from: 'queue', queue, row };
  const list = query.get('list') ?? '';
  // It stands in the address of every page on the way, and an answer leads only to a short one.
  return { from: 'list', list: isReturnTo(list) ? list : '' };
}

/** The address of a page of an order that was opened this way. */
export function hrefFrom(page: OrderPage, number: number, origin: OrderOrigin): string {
  return addOrigin(adminHref(page, { number: String(number) }), origin);
}

/** An address of the section, on the same way. */
export function addOrigin(address: string, origin: OrderOrigin): string {
  const fields = originFields(origin);
  if (Object.keys(fields).length === 0) return address;
  const [path = '', hash] = address.split('#');
  const whole = withQuery(path, fields);
  return hash === undefined ? whole : `${whole}#${hash}`;
}

/** The same as fields of a form whose query takes the place of that of its address. */
export function originFields(origin: OrderOrigin): Record<string, string> {
  if (origin.from === 'queue') return { queue: origin.queue, row: origin.row };
  return origin.list === '' ? {} : { list: origin.list };
}

/** The address of what the order was opened from. */
export function originHref(origin: OrderOrigin): string {
  if (origin.from === 'queue') return workListHref(origin.queue);
  const orders = adminHref('operatorOrders');
  return origin.list === '' ? orders : `${orders}?${origin.list}`;
}

/** The number of an order in an address; undefined where it is none. */
export function orderNumberIn(param: string): number | undefined {
  const number = /^\d{1,10}$/.test(param) ? Number(param) : 0;
  return number > 0 && number < 2 ** 31 ? number : undefined;
}
