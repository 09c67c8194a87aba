import type { OrderState } from './order.ts';
import { type EndedLines, endedShort } from './short.ts';

/** How an order goes on after a withdrawal from it: it waits to be paid, or for what becomes of another withdrawal. */
export type ReleasedState = 'unpaid' | 'unbegun' | 'held' | 'delivering' | 'delivered' | 'short';

/** How an order goes on whose withdrawal was settled so that delivery goes on. */
export function releasedState(
  order: EndedLines & { state: OrderState; heldAt: Date | null },
): ReleasedState {
  const { state, heldAt } = order;
  if (state === 'completed') return endedShort(order) ? 'short' : 'delivered';
  if (heldAt) return 'held';
  if (state === 'pending') return 'unpaid';
  return state === 'paid' ? 'unbegun' : 'delivering';
}
