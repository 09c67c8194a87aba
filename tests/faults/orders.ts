import type { Page } from '#tests/stage/visitor.ts';
import type { Customer } from './customers.ts';
import type { Stage } from './stage.ts';

/** The page of the order whose checkout is at this address. */
export async function pageOf({ books }: Stage, hostedUrl: string): Promise<string> {
  const checkout = hostedUrl.split('/').at(-1);
  const [row] = await books(
    'select token from orders join checkouts on order_id = id where checkout_id = $1',
    [checkout],
  );
  return `/objednavky/${String(row?.['token'])}`;
}

/** Presses the button that cancels the order; 303 where it was canceled. */
export async function cancel(stage: Stage, customer: Customer, hostedUrl: string): Promise<Page> {
  return customer.post(await pageOf(stage, hostedUrl), { intent: 'cancel' });
}
