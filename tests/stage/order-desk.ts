import { listOrders, query } from './books.ts';
import { type HtmlForm, readForms } from './html.ts';
import { type SignedIn, type SigningIn, signIn } from './operator.ts';
import { type Request, oneWish, pressHosted, placeOrder } from './ordering.ts';
import type { TestShop } from './shop.ts';
import type { Page, Visitor } from './visitor.ts';

/** The page of an order, looked at by somebody who is signed in. */
export interface OrderAdmin {
  id: string;
  number: number;
  /** Of the page of its customer. */
  token: string;
  address: string;
  operator: SignedIn;
  look(): Promise<Page>;
  /** Sends a form as it stands on the page, with what is typed over it. */
  send(form: string, input?: Record<string, string>, page?: Page): Promise<Page>;
}

export interface OrderAdminOptions extends SigningIn {
  wishes?: readonly Request[];
  input?: Record<string, string>;
  isPaid?: boolean;
}

/** An order of a customer who wants it at once, paid unless told, and who looks at it. */
export async function openOrderAdmin(
  shop: TestShop,
  { wishes = oneWish, input = {}, isPaid = true, ...who }: OrderAdminOptions = {},
): Promise<OrderAdmin> {
  const visitor = shop.visitor();
  const hosted = await placeOrder(visitor, wishes, { start: 'now', ...input });
  if (isPaid) await visitor.follow(await pressHosted(visitor, hosted));
  const order = (await listOrders(shop)).at(-1);
  const [row] = await query<{ number: number }>(shop, 'select number from orders where id = $1', [
    order?.id,
  ]);
  return currentOfferOf(await signIn(shop, who), {
    id: order?.id ?? '',
    token: order?.token ?? '',
    number: row?.number ?? 0,
  });
}

/** The same page, looked at by somebody else. */
export function currentOfferOf(
  operator: SignedIn,
  { id, number, token }: Pick<OrderAdmin, 'id' | 'number' | 'token'>,
): OrderAdmin {
  const address = `/ad/orders/${number}`;
  const look = () => operator.visitor.get(address);
  return {
    id,
    number,
    token,
    address,
    operator,
    look,
    send: async (form, input = {}, page) =>
      press(operator.visitor, page ?? (await look()), form, input),
  };
}

/** Sends one of several forms of a page. */
function press(
  visitor: Visitor,
  page: Page,
  form: string,
  input: Record<string, string> = {},
): Promise<Page> {
  const { action, fields } = adminForm(page, form);
  return visitor.post(action, { ...fields, ...input });
}

/** A form of a page by what it is called there. */
export function adminForm({ html, text }: Page, name: string): HtmlForm {
  const form = readForms(html).find(({ fields }) => fields['form'] === name);
  if (!form) throw new Error(`The page has no form "${name}": ${text.slice(0, 800)}`);
  return form;
}

/** Whether a page has a form. */
export function hasForm({ html }: Page, name: string): boolean {
  return readForms(html).some(({ fields }) => fields['form'] === name);
}
