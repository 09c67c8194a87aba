import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { onlyOrder, query } from './books.ts';
import { readForms } from './html.ts';
import { deliver } from './money-desk.ts';
import { signIn } from './operator.ts';
import type { PaidShop } from './paid-shop.ts';
import type { Page, Visitor } from './visitor.ts';

/** Somebody signed in, and the screen of the care of the only order. */
export async function openAfterSales(
  shop: PaidShop['shop'],
  options: Parameters<typeof signIn>[1] = {},
): Promise<{ visitor: Visitor; address: string }> {
  const { visitor } = await signIn(shop, options);
  return { visitor, address: `/ad/orders/${(await onlyOrder(shop)).number}/care` };
}

/** The fields of a form of the screen by its name, as they are drawn. */
export function afterSalesFields(page: Page, form: string): Record<string, string> {
  const found = readForms(page.html).find(({ fields }) => fields['form'] === form);
  if (!found) throw new Error(`No form ${form}: ${page.text.slice(0, 800)}`);
  return found.fields;
}

/** A complaint about the first line of the only order, made some days ago. @returns its id */
export async function complained(
  { shop, time }: Pick<PaidShop, 'shop' | 'time'>,
  text = 'Dorazila jen polovina.',
  days = 3,
): Promise<string> {
  const id = randomUUID();
  const now = time.clock();
  const at = (offset: number) => new Date(now.getTime() + offset * 86_400_000);
  await query(
    shop,
    `insert into complaints (id, order_id, line, text, remedy, received_at, due_at)
     select $1, id, 0, $2, 'money', $3, $4 from orders`,
    [id, text, at(-days), at(30 - days)],
  );
  return id;
}

/** Sees the e-mail first, then confirms it, as a person does. */
export async function settle(
  visitor: Visitor,
  address: string,
  form: string,
  input: Record<string, string> = {},
): Promise<{ shown: Page; answer: Page }> {
  const fields = { ...afterSalesFields(await visitor.get(address), form), ...input };
  const shown = await visitor.post(address, fields);
  expect(shown.status).toBe(200);
  // What the button says stands in no field.
  const { how } = input;
  const again = { ...afterSalesFields(shown, form), ...(how !== undefined && { how }) };
  return { shown, answer: await visitor.post(address, again) };
}

/** A complaint about the one line that was accepted with a refill, which is under way. */
export async function acceptedWithRefill(here: Pick<PaidShop, 'shop' | 'time'>) {
  await deliver(here.shop, 100);
  const id = await complained(here);
  const admin = await openAfterSales(here.shop);
  const input = { outcome: 'refill', answer: 'Doplníme.' };
  const { answer } = await settle(admin.visitor, admin.address, `complaint-${id}`, input);
  expect(answer.status).toBe(303);
  const [{ id: refill } = {}] = await query(here.shop, 'select id from refills');
  return { ...admin, id, refill: String(refill) };
}
