import { readForms } from './html.ts';
import { onlyOrder, query } from './books.ts';
import type { PaidShop } from './paid-shop.ts';
import type { Page, Visitor } from './visitor.ts';

/** The screen on which money of the only order goes back. */
export async function moneyBackOf(shop: PaidShop['shop']): Promise<string> {
  return `/ad/orders/${(await onlyOrder(shop)).number}/money-back`;
}

/** The fields of the form of money-back, as the page drew them. */
export function returnFields(page: Page): Record<string, string> {
  const form = readForms(page.html).find(({ fields }) => 'announced' in fields);
  if (!form) throw new Error(`No money goes back from here: ${page.text.slice(0, 500)}`);
  return form.fields;
}

/** Opens the screen, reads what would happen for a sum, and presses the button. */
export async function returnMoney(
  visitor: Visitor,
  address: string,
  sum: string,
  more: Record<string, string> = {},
): Promise<Page> {
  const input = { sum, reason: 'agreement', ...more };
  const read = await visitor.get(`${address}?${new URLSearchParams(input)}`);
  return visitor.post(address, { ...returnFields(read), ...input });
}

/** Lets the seconds of the undo pass, and has done what follows from that. */
export async function afterUndo({ shop, time }: Pick<PaidShop, 'shop' | 'time'>): Promise<void> {
  await time.pass(shop, 1);
  await shop.workOnce();
}

/** So many units of the only line were delivered, as its customer had asked for, of an order that goes on. */
export async function deliver(shop: PaidShop['shop'], delivered: number): Promise<void> {
  await query(
    shop,
    `with begun as (update orders set state = 'delivering', express_consent = true)
     update order_lines set work = 'delivering', started_at = now(), delivered = $1`,
    [delivered],
  );
}
