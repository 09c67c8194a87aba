import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleRequest } from '#ports/payments/contract.ts';
import type { Bench } from '#tests/stage/payments-bench.ts';
import { createBench } from '#tests/stage/payments-bench.ts';

let bench: Bench;
beforeEach(async () => {
  bench = await createBench();
});
afterEach(() => bench.close());

const open = (changes: Parameters<typeof sampleRequest>[0] = {}) =>
  bench.payments.openCheckout(sampleRequest(changes));
const visit = (url: string) => bench.checkout.handle(new Request(url));
const look = async (url: string) => (await visit(url)).text();

async function eventTypes(): Promise<unknown[]> {
  const { rows } = await bench.pool.query('select type from test_checkout.event order by seq');
  return rows.map(({ type }) => type);
}

describe('the hosted page of the test checkout', () => {
  it('says in Czech what is paid, to whom it belongs and that it is a test', async () => {
    const { id, url } = await open();
    const page = await look(url);
    expect(page).toContain('<html lang="cs">');
    expect(page).toContain('TEST – neplatíte skutečnými penězi');
    expect(page).toContain('Instagram – 1.000 sledujících');
    expect(page).toContain('1.077,30\u00a0Kč');
    expect(page).toContain('jana@example.cz');
    expect(page).toContain(id);
    for (const button of ['pay', 'decline', 'pay-later', 'cancel']) {
      expect(page).toContain(`value="${button}"`);
    }
  });

  it('speaks English on the English host, each edition on its own', async () => {
    const { url } = await open({
      locale: 'en',
      successUrl: 'http://en.localhost:3000/order/done?p={CHECKOUT_ID}',
    });
    expect(new URL(url).origin).toBe('http://en.localhost:3000');
    const page = await look(url);
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('TEST – no real money is taken');
    expect(page).toContain('CZK\u00a01,077.30');
  });

  it('takes the paying customer to the success address with the id of the checkout', async () => {
    const { id, url } = await open();
    const answer = await bench.press(url, 'pay');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(
      `http://localhost:3000/objednavka/uspech?token=t&platba=${id}`,
    );
  });

  it('takes the canceling customer back and leaves the checkout open', async () => {
    const { id, url } = await open();
    const answer = await bench.press(url, 'cancel');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`http://localhost:3000/objednavka?platba=${id}`);
    expect(await bench.payments.readCheckout(id)).toMatchObject({ status: 'open' });
    expect(await eventTypes()).toEqual([]);
  });

  it('says that a card was declined and lets the customer try again', async () => {
    const { id, url } = await open();
    const answer = await bench.press(url, 'decline');
    const declined = new URL(answer.headers.get('location') ?? '', url).href;
    expect(await look(declined)).toContain('role="alert"');
    expect(await bench.payments.readCheckout(id)).toMatchObject({ status: 'open' });
    await bench.press(url, 'pay');
    expect(await bench.payments.readCheckout(id)).toMatchObject({ status: 'paid' });
  });

  it('makes one payment and one event of many clicks', async () => {
    const { id, url } = await open();
    const answers = await Promise.all(
      ['pay', 'pay', 'pay', 'pay-later', 'pay'].map((button) => bench.press(url, button)),
    );
    expect(answers.every(({ status }) => status === 303)).toBe(true);
    expect(await eventTypes()).toEqual(['checkout.session.completed']);
    const { paymentId } = await bench.payments.readCheckout(id);
    expect(paymentId).toBeTruthy();
    expect(await eventTypes()).toHaveLength(1);
  });

  it('keeps a customer who pays later on the page until the money is decided on', async () => {
    const { id, url } = await open();
    const answer = await bench.press(url, 'pay-later');
    expect(answer.headers.get('location')).toBe(new URL(url).pathname);
    const page = await look(url);
    expect(page).toContain('value="arrive"');
    expect(page).toContain('value="fail"');
    expect(page).not.toContain('value="pay"');
    const arrived = await bench.press(url, 'arrive');
    expect(arrived.headers.get('location')).toContain(`platba=${id}`);
    await bench.press(url, 'fail');
    expect(await eventTypes()).toEqual([
      'checkout.session.completed',
      'checkout.session.async_payment_succeeded',
    ]);
  });

  it('shows a paid checkout as paid, with the way on and no button', async () => {
    const { url } = await open();
    await bench.press(url, 'pay');
    const page = await look(url);
    expect(page).toContain('Zaplaceno');
    expect(page).not.toContain('<button');
    expect(page).toContain('href="http://localhost:3000/objednavka/uspech?token=t&amp;platba=');
  });

  it('shows an expired checkout as gone and takes no payment for it', async () => {
    const { id, url } = await open();
    bench.passTime(12 * 60 + 1);
    expect((await bench.press(url, 'pay')).status).toBe(303);
    const answer = await visit(url);
    expect(answer.status).toBe(410);
    expect(await answer.text()).not.toContain('<button');
    expect(await bench.payments.readCheckout(id)).toMatchObject({ status: 'expired' });
  });

  it('answers 404 for ids that were tampered with', async () => {
    const { url } = await open();
    const base = 'http://localhost:3000/test-checkout/pay/';
    for (const bad of [
      `${url}0`,
      url.slice(0, -1),
      base,
      `${base}..%2f`,
      `${base}%00`,
      `${url}/x`,
    ]) {
      expect((await visit(bad)).status, bad).toBe(404);
      expect((await bench.press(bad, 'pay')).status, bad).toBe(404);
    }
    expect((await visit('http://localhost:3000/test-checkout/')).status).toBe(404);
  });

  it('does nothing for an unknown button or another method', async () => {
    const { url } = await open();
    expect((await bench.press(url, 'refund')).status).toBe(400);
    const put = await bench.checkout.handle(new Request(url, { method: 'DELETE' }));
    expect(put.status).toBe(405);
    expect(await eventTypes()).toEqual([]);
  });

  it('escapes what the order says', async () => {
    const { url } = await open({
      lines: [{ name: '<img src=x onerror=alert(1)> & "x"', unitAmount: 100, quantity: 1 }],
      total: 100,
      cancelUrl: 'http://localhost:3000/?a="><script>',
    });
    const page = await look(url);
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;x&quot;');
    expect(page).not.toMatch(/<img|<script/);
    bench.passTime(13 * 60);
    expect(await look(url)).not.toMatch(/<script/);
  });

  it('allows styles of its own only, and forms that lead here or back to the shop', async () => {
    const { url } = await open({ cancelUrl: 'http://other.localhost:3000/c' });
    const { headers } = await visit(url);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(
      "form-action 'self' http://localhost:3000 http://other.localhost:3000;",
    );
    expect(headers.get('cache-control')).toBe('no-store');
  });
});
