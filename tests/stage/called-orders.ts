import { expect } from 'vitest';
import { query } from './books.ts';
import type { Called } from './calling.ts';
import { readForms } from './html.ts';
import type { TestShop } from './shop.ts';
import type { Page } from './visitor.ts';

export const CHECKOUT = 'create-order-checkout';
export const EMAIL = 'send-order-email';
export const CONTACT = 'send-contact-email';
/** Reviews as another client asks for them (rules 25). */
export const REVIEWS = 'testimonials?select=*&language=eq.cs&order=created_at.desc';

/** Cart items as another client has them. */
export const followers = {
  id: 'k3x9',
  platform: 'instagram',
  service: 'sledujici',
  package: { amount: '10.000', price: 7999 },
  quantity: 1,
};
export const likes = {
  id: 'p0q2',
  platform: 'tiktok',
  service: 'likes',
  package: { amount: '500', price: 299 },
  quantity: 1,
};
export const buyer = { customerName: 'Žofie Říhová', customerEmail: 'zofie@example.com' };
export const checkout = { ...buyer, orderItems: [{ ...followers, target: '@zofie' }], discount: 0 };
export const two = {
  ...buyer,
  orderItems: [
    { ...followers, target: '@zofie' },
    { ...likes, target: 'https://www.tiktok.com/@zofie/video/7212345678901234567' },
  ],
  discount: 0.1,
};
/** The least that a client sends for the checkout: no target, no phone, no key (rules 25). */
export const specified = { ...buyer, orderItems: [followers, likes], discount: 0.1 };
/** Everything that the order form of another client sends. */
export const form = {
  username: '@zofie',
  profileName: '@zofie',
  name: 'Žofie Říhová',
  email: 'zofie@example.com',
  phoneCountry: 'CZ',
  phone: '+420 777123456',
  companyInvoice: false,
  companyName: '',
  ico: '',
  dic: '',
  address: '',
  note: 'Prosím večer.',
  discountCode: '',
  orderItems: [followers, likes],
  total: 7468.2,
  discount: 10,
};

export const message = {
  name: 'Žofie Říhová',
  email: 'zofie@example.com',
  phone: 'CZ:777123456',
  service: 'instagram',
  message: 'Dobrý den',
};

/** Every call with a body that it would act on. */
export const calls: [string, object][] = [
  [CHECKOUT, checkout],
  [EMAIL, form],
  [CONTACT, message],
];

/** The body of an answer that went well. */
export function bodyOf({ status, body }: Called): Record<string, unknown> {
  expect(status, JSON.stringify(body)).toBe(200);
  return Object(body);
}

/** The key that an answer gives for the next call. */
export function keyOf(called: Called): string {
  return String(bodyOf(called)['idempotencyKey']);
}

/** The address of the checkout that was opened. */
export function urlOf(called: Called): string {
  return String(bodyOf(called)['url']);
}

export function listLines(shop: Pick<TestShop, 'database'>) {
  return query(shop, 'select * from order_lines order by order_id, position');
}

/** How the target of each line is shown; null where it has none. */
export async function listTargets(shop: Pick<TestShop, 'database'>): Promise<unknown[]> {
  return (await listLines(shop)).map((line) => line['target_label']);
}

/** The lines whose target or post the page of an order asks for. */
export function askedLines({ html }: Pick<Page, 'html'>): unknown[] {
  return readForms(html)
    .filter(({ intents }) => intents.includes('target'))
    .map(({ fields }) => fields['line']);
}

/** Checkouts that can still be paid. */
export function listOpenSessions(shop: Pick<TestShop, 'database'>) {
  return query(shop, `select * from test_checkout.session where status = 'open'`);
}

/** No call has left anything behind. */
export async function expectUntouched(shop: Pick<TestShop, 'database'>): Promise<void> {
  expect(await query(shop, 'select * from orders')).toEqual([]);
  expect(await query(shop, 'select * from messages')).toEqual([]);
}
