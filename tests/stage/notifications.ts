import { createHmac, randomUUID } from 'node:crypto';
import type { TestCheckoutOptions } from '#main/services/adapters.ts';
import { type Books, query } from './books.ts';
import type { TestShop } from './shop.ts';

export const WEBHOOK_SECRET = 'whsec_of_the_tests';

/** A checkout whose messages do not come by themselves: a test brings them, when and as often as it likes. */
export const heldBack: TestCheckoutOptions = {
  webhookSecret: WEBHOOK_SECRET,
  deliver: async () => new Response(null, { status: 503 }),
};

export interface ProviderEvent extends Record<string, unknown> {
  id: string;
  type: string;
  data: { object: Record<string, unknown> };
}

/** The messages of the provider so far, oldest first. */
export async function listEvents(shop: Books, type?: string): Promise<ProviderEvent[]> {
  const rows = await query<{ body: ProviderEvent }>(
    shop,
    'select body from test_checkout.event where $1::text is null or type = $1 order by seq',
    [type ?? null],
  );
  return rows.map(({ body }) => body);
}

export async function onlyEvent(shop: Books, type: string): Promise<ProviderEvent> {
  const [event, ...others] = await listEvents(shop, type);
  if (!event || others.length > 0) throw new Error(`There is not one ${type} event.`);
  return event;
}

/** Another message about the same checkout, as the provider might have sent it. */
export function alike(event: ProviderEvent, type: string, change: object = {}): ProviderEvent {
  const object = { ...event.data.object, ...change };
  return { ...event, id: `evt_${randomUUID()}`, type, data: { object } };
}

/** Brings a message to the shop's webhook and says how it was answered. */
export async function notify(shop: TestShop, event: ProviderEvent): Promise<number> {
  const body = JSON.stringify(event);
  return (await postNotification(shop, body, sign(body))).status;
}

export function postNotification(
  shop: TestShop,
  body: string | Uint8Array<ArrayBuffer>,
  signature: string | null,
): Promise<Response> {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (signature !== null) headers.set('Stripe-Signature', signature);
  const address = 'http://localhost:3000/webhooks/payments';
  return shop.app(new Request(address, { method: 'POST', body, headers }));
}

/** A signature of this moment, of another one, with another secret. */
export function sign(body: string, { secondsAgo = 0, secret = WEBHOOK_SECRET } = {}): string {
  const at = Math.floor(Date.now() / 1000) - secondsAgo;
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}
