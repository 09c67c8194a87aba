import { randomUUID } from 'node:crypto';
import { query } from './books.ts';
import { readForms } from './html.ts';
import type { PaidShop } from './paid-shop.ts';
import type { Page, Visitor } from './visitor.ts';

/** A declaration of withdrawal with a number that no order has. @returns its id */
export async function stray(
  { shop }: Pick<PaidShop, 'shop'>,
  email: string,
  more: Record<string, string> = {},
): Promise<string> {
  const input = { name: 'Neznámý Člověk', number: '999999', email, part: '', reason: '', ...more };
  await shop.visitor().post('/odstoupeni', { ...input, id: randomUUID(), intent: 'confirm' });
  await shop.workOnce();
  const [{ id } = {}] = await query(shop, 'select id from withdrawals');
  return String(id);
}

/** Sees what follows when it is tied to an order, then confirms it. */
export async function tie(visitor: Visitor, id: string, number = '100001'): Promise<Page> {
  const address = `/ad/withdrawals/${id}`;
  const shown = await visitor.post(address, { intent: 'tie', number });
  const form = readForms(shown.html).find(({ fields }) => 'previewed' in fields);
  return visitor.post(address, { ...form?.fields, intent: 'tie' });
}
