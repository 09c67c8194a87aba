import { useLoaderData } from 'react-router';
import type { OrderDeskMessages } from '#messages/cs/operator/order.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import type { loader } from './load-order.ts';
import { orderDeskWords } from './words.ts';

/** What the page of an order has loaded, for its parts. */
export function useOrderPage() {
  return { ...useLoaderData<typeof loader>(), m: useOrderWords() };
}

export type OrderPage = ReturnType<typeof useOrderPage>;
export type OrderPageLine = OrderPage['order']['lines'][number];

export function useOrderWords(): OrderDeskMessages {
  return orderDeskWords[usePageFacts().locale];
}
