import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOrders } from '#tests/stage/books.ts';
import { pay, placeOrder, someone } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
/** Somebody's paid order and somebody's unpaid one. */
const paid = { token: '', session: '' };
const unpaid = { token: '', session: '' };
const somebody = { name: 'Dobroslava Tajná', email: 'tajna@example.com', phone: '777 987 654' };
beforeAll(async () => {
  shop = await createTestShop();
  const visitor = shop.visitor();
  await pay(visitor, await placeOrder(visitor, undefined, somebody));
  await placeOrder(shop.visitor(), undefined, somebody);
  for (const order of await listOrders(shop)) {
    const kept = order.paid_at ? paid : unpaid;
    Object.assign(kept, { token: order.token, session: order.checkout_id });
  }
});
afterAll(() => shop.close());

const nothingPrivate = (text: string) => {
  expect(text).not.toMatch(/Tajná|tajna|987 ?654|1000\d\d|@zofie/);
};

describe('somebody else’s order', () => {
  it('is not shown for the id of its payment', async () => {
    const visitor = shop.visitor();
    for (const { session } of [paid, unpaid]) {
      const success = await visitor.get(`/payment-success?session_id=${session}`);
      expect(success.status).toBe(200);
      expect(success.html).toContain('data-payment="unknown"');
      const canceled = await visitor.get(`/payment-canceled?session_id=${session}`);
      // What is paid is not called anything else, and nobody is led to pay it again.
      if (session === paid.session) expect(canceled.location).toMatch(/\/payment-success$/);
      else expect(canceled.text).toContain(session);
      for (const page of [success, canceled]) {
        nothingPrivate(page.text.replace(session, ''));
        expect(page.html).not.toContain(paid.token);
        expect(page.html).not.toContain(unpaid.token);
      }
    }
  });

  it('is not shown to a customer who has the link of another order', async () => {
    const address = `order=${unpaid.token}&session_id=${paid.session}`;
    const success = await shop.visitor().get(`/payment-success?${address}`);
    expect(success.html).toContain('data-payment="checking"');
    const canceled = await shop.visitor().get(`/payment-canceled?${address}`);
    expect(canceled.text).toContain(unpaid.session);
    expect(canceled.text).not.toContain(paid.session);
  });

  it.each([
    'abc',
    '%00',
    '%ff',
    '%',
    '%252e%252e',
    '..%2f..%2fetc%2fpasswd',
    "'%20or%201=1--",
    'a'.repeat(8000),
    '__proto__',
    'null',
    '%F0%9F%91%A9',
  ])('is not found by guessing: %s', async (guess) => {
    for (const locale of ['cs', 'en'] as const) {
      const visitor = shop.visitor(locale);
      const path = locale === 'cs' ? '/objednavky/' : '/orders/';
      const page = await visitor.get(path + guess);
      // An address of nothing leads to the page of what is not found (rules 7).
      if (page.status === 302) expect(new URL(page.location ?? '').pathname).toBe('/404');
      else expect([400, 404]).toContain(page.status);
      const posted = await visitor.post(path + guess, { intent: 'cancel' });
      expect([302, 400, 404, 409]).toContain(posted.status);
      for (const name of ['payment-success', 'payment-canceled']) {
        const returned = await visitor.get(`/${name}?order=${guess}`);
        expect([200, 400]).toContain(returned.status);
        expect(returned.html).not.toMatch(/data-payment="(paid|checking)"/);
      }
    }
  });

  it('is not found by a link that is nearly right', async () => {
    const visitor = shop.visitor();
    const { token } = paid;
    for (const near of [
      token.slice(1),
      `${token}a`,
      token.toUpperCase(),
      ` ${token}`,
      `${token} `,
    ]) {
      const page = await visitor.get(`/objednavky/${encodeURIComponent(near)}`);
      expect(page.status).not.toBe(200);
      nothingPrivate(page.text);
    }
  });
});

describe('one’s own order', () => {
  it('is for no cache, no search engine and no foreign page', async () => {
    const visitor = shop.visitor();
    const addresses = [
      `/objednavky/${paid.token}`,
      `/payment-success?order=${paid.token}`,
      `/payment-canceled?order=${unpaid.token}`,
    ];
    for (const address of addresses) {
      const page = await visitor.get(address);
      expect(page.status).toBe(200);
      expect(page.headers.get('Cache-Control')).toBe('no-store');
      expect(page.headers.get('X-Robots-Tag')).toBe('noindex');
      expect(page.headers.get('Referrer-Policy')).toMatch(/same-origin|no-referrer/);
      expect(page.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    }
  });

  it('is shown in the language of its host, whichever it was ordered in', async () => {
    const visitor = shop.visitor('en');
    const moved = await visitor.get(`/objednavky/${paid.token}`);
    expect(moved.status).toBe(308);
    const page = await visitor.follow(moved);
    expect(page.text).toContain('We have your payment');
    expect(page.text).toContain(somebody.name);
  });

  it('tells nobody more than the customer typed', async () => {
    const page = await shop.visitor().get(`/objednavky/${paid.token}`);
    expect(page.text).toContain(somebody.email);
    expect(page.text).not.toContain(someone.email);
    expect(page.html).not.toMatch(/fingerprint|cart_?id|idempotency/i);
  });

  it('is found again from the page of a payment that was broken off', async () => {
    const address = `?order=${unpaid.token}`;
    const czech = await shop.visitor().get(`/payment-canceled${address}`);
    expect(czech.html).toMatch(new RegExp(`href="/objednavky/${unpaid.token}"`));
    const english = await shop.visitor('en').get(`/payment-canceled${address}`);
    expect(english.html).toMatch(new RegExp(`href="/orders/${unpaid.token}"`));
  });

  it('is not called paid before it is', async () => {
    const page = await shop.visitor().get(`/payment-success?order=${unpaid.token}`);
    expect(page.text).not.toMatch(/zaplacená|platbu máme/);
    const canceled = await shop.visitor().get(`/payment-canceled?order=${paid.token}`);
    expect(canceled.location).toContain('/payment-success?order=');
  });
});
