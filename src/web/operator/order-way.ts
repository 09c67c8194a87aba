import { createContext, use } from 'react';
import { adminHref } from '#domain/addresses.ts';
import { isWayBack } from '#domain/operator/return-path.ts';
import { type Queue, findQueue } from '#domain/operator/queue.ts';
import { queueAddress } from './figure-links.ts';

/** Pages of an order that know where somebody came from. */
type OrderPage = 'operatorOrder' | 'operatorCare' | 'operatorMoneyBack';

/** Where an order was opened from: what it leads back to, and what its neighbours are of. */
export type OrderWay =
  /** The row by its cursor, by which the next one is found also once the row is gone. */
  | { from: 'queue'; queue: Queue; row: string }
  /** The query of the list's address; empty for the list of all. */
  | { from: 'list'; list: string };

/** The way of the page, for the parts of it that lead on. */
export const Way = createContext<OrderWay>({ from: 'list', list: '' });

/** Keeps an address on the way of the page. */
export function useWay(): (address: string) => string {
  const way = use(Way);
  return (address) => keepWay(address, way);
}

/** A moment and an id, as the cursor of a queue has them (database/keyset.ts). */
const ROW = /^(?:\d{1,16}|-?Infinity)~[\w-]{1,100}$/;

/** Reads it of an address; what cannot be read is the list of all. */
export function readWay(query: URLSearchParams): OrderWay {
  const queue = findQueue(query.get('queue') ?? '');
  const row = query.get('row') ?? '';
  if (queue && ROW.test(row)) return { from: 'queue', queue, row };
  const list = query.get('list') ?? '';
  // It stands in the address of every page on the way, and an answer leads only to a short one.
  return { from: 'list', list: isWayBack(list) ? list : '' };
}

/** The address of a page of an order that was opened this way. */
export function onWay(page: OrderPage, number: number, way: OrderWay): string {
  return keepWay(adminHref(page, { number: String(number) }), way);
}

/** An address of the section, on the same way. */
export function keepWay(address: string, way: OrderWay): string {
  const query = new URLSearchParams(wayFields(way)).toString();
  if (query === '') return address;
  const [path = '', hash] = address.split('#');
  const whole = `${path}${path.includes('?') ? '&' : '?'}${query}`;
  return hash === undefined ? whole : `${whole}#${hash}`;
}

/** The same as fields of a form whose query takes the place of that of its address. */
export function wayFields(way: OrderWay): Record<string, string> {
  if (way.from === 'queue') return { queue: way.queue, row: way.row };
  return way.list === '' ? {} : { list: way.list };
}

/** The address of what the order was opened from. */
export function backOn(way: OrderWay): string {
  if (way.from === 'queue') return queueAddress(way.queue);
  const orders = adminHref('operatorOrders');
  return way.list === '' ? orders : `${orders}?${way.list}`;
}

/** The number of an order in an address; undefined where it is none. */
export function orderNumberIn(param: string): number | undefined {
  const number = /^\d{1,10}$/.test(param) ? Number(param) : 0;
  return number > 0 && number < 2 ** 31 ? number : undefined;
}
