import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOrders, query } from '#tests/stage/books.ts';
import { CHECKOUT, EMAIL, bodyOf, checkout } from '#tests/stage/called-orders.ts';
import { createClient } from '#tests/stage/calling.ts';
import {
  fillCart,
  oneWish,
  openDetails,
  pay,
  placeOrder,
  pressDetails,
} from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

interface KnownOrder {
  token: string;
  session: string;
  number: string;
  invoice: string;
}

let shop: TestShop;
let mine: KnownOrder;
let theirs: KnownOrder;
let unpaid: KnownOrder;
const somebody = { name: 'Dobroslava Tajná', email: 'tajna@example.com' };
beforeAll(async () => {
  shop = await createTestShop();
  for (const customer of [{}, somebody]) {
    const visitor = shop.visitor();
    await pay(visitor, await placeOrder(visitor, oneWish, customer));
  }
  await placeOrder(shop.visitor(), oneWish, somebody);
  const known = (await listOrders(shop)).map((order): KnownOrder => ({
    token: order.token,
    session: order.checkout_id ?? '',
    number: String(order['number']),
    invoice: order.invoice_number ?? '',
  }));
  [mine, theirs, unpaid] = known as [KnownOrder, KnownOrder, KnownOrder];
});
afterAll(() => shop.close());

describe('the link of an order', () => {
  it('is drawn from more than anybody can try, and no two are alike', async () => {
    const tokens = (await listOrders(shop)).map(({ token }) => token);
    expect(new Set(tokens).size).toBe(tokens.length);
    // 24 random bytes.
    for (const token of tokens) expect(token).toMatch(/^[\w-]{32}$/);
  });

  it('is nothing that is known of the order otherwise', async () => {
    const [order] = await query<{ id: string; cart_id: string }>(
      shop,
      'select id, cart_id from orders where token = $1',
      [theirs.token],
    );
    const guesses = [theirs.session, theirs.number, theirs.invoice, order?.id, order?.cart_id];
    for (const guess of [...guesses, `%${theirs.token}`, `${theirs.token.slice(0, 31)}%`]) {
      for (const path of ['/objednavky/', '/payment-success?order=', '/payment-canceled?order=']) {
        const answer = await shop.get(path + encodeURIComponent(guess ?? ''));
        expect(await answer.text()).not.toMatch(/Tajná|tajna|data-payment="(paid|checking)"/);
      }
    }
  });

  it('lets nobody else cancel, pay or read', async () => {
    const before = await listOrders(shop);
    for (const guess of [theirs.session, theirs.number, 'x'.repeat(32), `${theirs.token}x`]) {
      for (const intent of ['cancel', 'pay']) {
        const answer = await shop.post(`/objednavky/${guess}`, { intent, token: theirs.token });
        expect([302, 404, 409]).toContain(answer.status);
        expect(answer.headers.get('Location') ?? '/404').toBe('/404');
      }
    }
    expect(await listOrders(shop)).toEqual(before);
  });

  it('is left out of what scripts and caches could read of the page', async () => {
    for (const path of [`/objednavky/${theirs.token}.data`, `/objednavky/${theirs.token}/.data`]) {
      const answer = await shop.get(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toMatch(/Tajná|tajna/);
    }
    const page = await (await shop.get(`/objednavky/${theirs.token}`)).text();
    expect(page).not.toMatch(/fingerprint|cartId|checkoutAttempt/);
  });
});

describe('an order of another client', () => {
  it('is met by no call from the same network that knows all of it but its key', async () => {
    const client = createClient(shop);
    const { name, email } = somebody;
    const { orderItems } = checkout;
    const bodies = {
      [CHECKOUT]: { customerName: name, customerEmail: email, orderItems },
      [EMAIL]: { name, email, orderItems, phone: '777123456' },
    };
    const placed = bodyOf(await client.call(CHECKOUT, bodies[CHECKOUT]));
    const [order] = await query<Record<string, string>>(
      shop,
      'select * from orders order by number desc limit 1',
    );
    const { id, token, cart_id: cart = '', fingerprint, checkout_id: session } = order ?? {};
    const guesses = [undefined, id, token, cart, cart.replace('key:', ''), fingerprint, session];
    for (const idempotencyKey of guesses) {
      for (const [call, body] of Object.entries(bodies)) {
        const met = JSON.stringify((await client.call(call, { ...body, idempotencyKey })).body);
        for (const field of ['url', 'orderUrl', 'orderNumber', 'idempotencyKey']) {
          expect(met).not.toContain(`"${field}":${JSON.stringify(placed[field])}`);
        }
      }
    }
    const [after] = await query(shop, 'select * from orders where id = $1', [id]);
    expect(after).toEqual(order);
  });
});

describe('an invoice', () => {
  it('is given to who has the link of its own order, and to nobody else', async () => {
    const at = (token: string, file: string) => shop.get(`/objednavky/${token}/doklady/${file}`);
    expect((await at(mine.token, `${mine.invoice}.pdf`)).status).toBe(200);
    for (const [token, file] of [
      [mine.token, `${theirs.invoice}.pdf`],
      [unpaid.token, `${theirs.invoice}.pdf`],
      ['x', `${mine.invoice}.pdf`],
      [mine.token, `${mine.invoice}.exe`],
      [mine.token, `..%2f${theirs.invoice}.pdf`],
      [mine.token, `${mine.invoice}.pdf%00`],
      [mine.token, `%2e%2e%2f%2e%2e%2fetc%2fpasswd`],
      [mine.token, `${mine.invoice}.pdf;x.css`],
    ] as const) {
      const answer = await at(token, file);
      expect(answer.status, file).toBe(404);
      expect(await answer.text()).not.toContain('%PDF');
    }
  });

  it('is a file to be kept, that no cache has and no browser takes for a page', async () => {
    const { headers } = await shop.get(`/objednavky/${mine.token}/doklady/${mine.invoice}.pdf`);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Content-Disposition')).toMatch(/^attachment; filename="[\w.-]+"$/);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });
});

describe('the success page', () => {
  it('calls nothing paid that is not, whichever payment is named beside it', async () => {
    for (const query of [
      `order=${unpaid.token}&session_id=${theirs.session}`,
      `session_id=${theirs.session}&order=${unpaid.token}`,
      `order=${unpaid.token}&order=${theirs.token}`,
      `order=${unpaid.token}&payment_status=paid&state=paid&paid=1`,
      `session_id=${theirs.session}`,
      `session_id=${unpaid.session}`,
      `order=${unpaid.session}`,
      `order[]=${theirs.token}`,
    ]) {
      const html = await (await shop.get(`/payment-success?${query}`)).text();
      expect(html, query).not.toContain('data-payment="paid"');
    }
    const [order] = await query(shop, 'select state from orders where token = $1', [unpaid.token]);
    expect(order).toEqual({ state: 'pending' });
  });
});

describe('what nobody may decide but the shop', () => {
  const decided = {
    state: 'paid',
    status: 'paid',
    paid: 'true',
    paidAt: '2026-01-01',
    paid_at: '2026-01-01',
    total: '1',
    subtotal: '1',
    discount: '99',
    discountPercent: '99',
    currency: 'jpy',
    id: '00000000-0000-0000-0000-000000000000',
    orderId: '00000000-0000-0000-0000-000000000000',
    number: '1',
    token: 'a'.repeat(32),
    cartId: 'cart1234',
    invoiceNumber: '202600001',
    checkoutId: 'cs_test_mine',
    checkoutUrl: 'https://evil.example',
    role: 'operator',
    isAdmin: 'true',
    ['__proto__']: 'x',
    'constructor[prototype][state]': 'paid',
    createdAt: '2020-01-01',
    locale: 'en',
    termsVersion: '0',
  };

  it('is not decided by more fields of the form', async () => {
    const visitor = shop.visitor();
    fillCart(visitor, oneWish);
    const details = await openDetails(visitor);
    const more = { ...decided, ...somebody, phone: '777123456', phoneCountry: 'CZ', start: 'now' };
    const left = await pressDetails(visitor, details, more);
    expect(left.status).toBe(303);
    const [order] = await query(shop, 'select * from orders order by number desc limit 1');
    expect(order).toMatchObject({ state: 'pending', total: '19900', paid_at: null, locale: 'cs' });
    for (const [column, value] of Object.entries(order ?? {})) {
      const posted = new Map(Object.entries(decided)).get(column);
      if (posted !== undefined) expect(String(value), column).not.toBe(posted);
    }
    expect(order?.['token']).not.toBe(decided.token);
    expect(order?.['invoice_number']).toBeNull();
    expect({}).not.toHaveProperty('state');
  });

  it.each(Object.entries(decided))('is refused in a call: %s', async (name, value) => {
    if (name === 'total' || name === 'discount') return;
    const before = await listOrders(shop);
    const answer = await createClient(shop).call(CHECKOUT, { ...checkout, [name]: value });
    expect(answer.status).toBe(422);
    expect(await listOrders(shop)).toEqual(before);
  });

  it.each([
    ['{"__proto__":{"state":"paid"}}', [400, 422]],
    ['[]', [400, 422]],
    ['null', [400, 422]],
    ['"text"', [400, 422]],
    ['{"customerName":{"$ne":null},"customerEmail":["a@b.cz","c@d.cz"],"orderItems":{}}', [422]],
    ['{"orderItems":[[]],"customerName":[],"customerEmail":{},"discount":"0"}', [422]],
    ['{"orderItems":[{"package":"x","quantity":"1"}]}', [422]],
    ['{"customerName":"A","customerName":"B"}', [422]],
  ] as const)('nor by the shape of a body: %s', async (body, statuses) => {
    const answer = await createClient(shop).call(CHECKOUT, body);
    expect(statuses).toContain(answer.status);
    expect({}).not.toHaveProperty('state');
  });
});
