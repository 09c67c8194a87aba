import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onlyOrder, query } from '#tests/stage/books.ts';
import { readForms, titleOf } from '#tests/stage/html.ts';
import { cartOf, fillCart, oneWish, placeOrder, someone } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
let session: string;
let token: string;
beforeEach(async () => {
  shop = await createTestShop();
  await placeOrder(shop.visitor());
  const order = await onlyOrder(shop);
  [session, token] = [String(order.checkout_id), order.token];
});
afterEach(() => shop.close());

const pathOf = (address = '') => address.replace(/^https?:\/\/[^/]+/, '');
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const look = (id: string, locale: 'cs' | 'en' = 'cs') =>
  shop.visitor(locale).get(`/payment-canceled?session_id=${id}`);

const words = {
  cs: {
    title: 'Platba nebyla dokončena',
    retry: 'Zkusit znovu',
    sum: 'K zaplacení: 199 Kč',
    again: 'Objednat znovu',
    saved: 'zaplatíte ji přes odkaz',
    id: 'ID platby připojíme za vás, ať ji hned najdeme',
    unknown: 'Nevíme, o kterou objednávku jde',
    unknownId: 'Platbu s tímto ID neznáme',
    noOrder: 'Adresa žádnou objednávku neuvádí',
  },
  en: {
    title: 'The payment was not completed',
    retry: 'Try again',
    // The figure that cart and order page have of it.
    sum: 'To pay: CZK 199 (≈ €8)',
    again: 'Order again',
    saved: 'the link to it that we email to you leads to paying',
    id: 'We add the payment ID for you so that we can find it at once',
    unknown: 'We can’t tell which order this is',
    unknownId: 'We know no payment with this ID',
    noOrder: 'The address names no order',
  },
};

describe.each(['cs', 'en'] as const)(
  'a payment that was not completed, by its session: %s',
  (locale) => {
    const m = words[locale];

    it.each([
      ['of the test checkout', undefined],
      ['as Stripe makes it', `cs_live_${'a1B2c3D4'.repeat(7)}Xy`],
    ])('is known, with its sum and the way on, and tells nobody whose it is: %s', async (_, id) => {
      if (id) await query(shop, 'update checkouts set checkout_id = $1', [id]);
      const known = id ?? session;
      const page = await look(known, locale);
      const text = plain(page.text);
      expect([page.status, titleOf(page.html)]).toEqual([200, `${m.title} | Vzlet`]);
      for (const said of [m.sum, m.id, known]) expect(text).toContain(said);
      expect(text).not.toContain(m.unknown);
      expect(text).toContain(m.saved);
      expect(page.html).not.toContain(token);
      for (const own of [someone.name, someone.email, someone.phone, '1000', '@zofie'])
        expect(text.replaceAll(known, '')).not.toContain(own);
      const fields = readForms(page.html).find((form) => 'paymentId' in form.fields)?.fields ?? {};
      expect(fields).toMatchObject({ paymentId: known, name: '', email: '' });
      expect(fields['order'] ?? '').toBe('');
    });

    it.each(['pending', 'expired'])(
      'leads to the same packages in whatever browser, without their targets: %s',
      async (state) => {
        await query(shop, 'update orders set state = $1', [state]);
        const visitor = shop.visitor(locale);
        const page = await visitor.get(`/payment-canceled?session_id=${session}`);
        const retry = readForms(page.html).find((form) => form.fields['payment'] === session);
        expect(page.html).toMatch(
          new RegExp(`value="again"[^>]*>${state === 'pending' ? m.retry : m.again}<`),
        );
        const press = () =>
          visitor.post(retry?.action ?? '', { ...retry?.fields, intent: 'again' });
        for (let presses = 0; presses < 2; presses += 1) {
          const pressed = await press();
          expect([pressed.status, pathOf(pressed.location)]).toEqual([303, '/objednavka']);
          const [line, ...others] = cartOf(visitor).lines;
          expect(others).toEqual([]);
          expect(line).toMatchObject({ packageId: 'ig-likes-100', quantity: 1, target: null });
        }
      },
    );

    it('says of one that it does not know nothing that it cannot keep', async () => {
      for (const id of ['cs_test_neznama', `cs_live_${'z'.repeat(58)}`, `${session}x`]) {
        const text = plain((await look(id, locale)).text);
        expect(text).toContain(m.unknown);
        expect(text).toContain(m.unknownId);
        expect(text).toContain(id);
        for (const not of [m.noOrder, m.title, m.retry, m.id]) expect(text).not.toContain(not);
      }
      const none = plain((await look('', locale)).text);
      expect(none).toContain(m.noOrder);
      expect(none).not.toContain(m.unknownId);
    });
  },
);

describe('a session alone', () => {
  it('leads to no second payment once it is paid, or the money is on its way', async () => {
    for (const change of [
      `update checkouts set outcome = 'processing'`,
      `update orders set paid_at = now(), state = 'paid'`,
    ]) {
      await query(shop, change);
      const { status, location } = await look(session);
      expect([status, location]).toEqual([303, expect.stringMatching(/\/payment-success$/)]);
    }
  });

  it('puts nothing into a cart once it is paid, or where it is none', async () => {
    await query(shop, `update orders set paid_at = now(), state = 'paid'`);
    for (const payment of [session, 'cs_test_neznama', '']) {
      const visitor = shop.visitor();
      const pressed = await visitor.post('/objednavka', { intent: 'again', payment });
      expect(pathOf(pressed.location)).toBe(`/payment-canceled?session_id=${payment}`);
      expect(cartOf(visitor).lines).toEqual([]);
    }
  });

  it('leaves what lies in the cart of the same browser as it is', async () => {
    const visitor = shop.visitor();
    fillCart(visitor, oneWish);
    const before = cartOf(visitor);
    await visitor.post('/objednavka', { intent: 'again', payment: session });
    expect(cartOf(visitor)).toEqual(before);
  });

  it('of an order that is over says so', async () => {
    await query(shop, `update orders set state = 'expired'`);
    const page = await look(session);
    expect(titleOf(page.html)).toBe('Objednávku už zaplatit nejde | Vzlet');
    expect(page.text).toContain('Objednat znovu');
    expect(page.text).not.toContain('Platba nebyla dokončena');
    expect(plain(page.text)).not.toContain('K zaplacení');
  });

  it('is looked for as often as people look, and no more', async () => {
    const visitor = shop.visitor();
    const answers = [];
    for (let i = 0; i < 42; i += 1)
      answers.push((await visitor.get(`/payment-canceled?session_id=cs_test_${i}`)).status);
    expect(answers.slice(0, 40)).not.toContain(429);
    expect(answers.slice(40)).toEqual([429, 429]);
    expect((await look(session)).status).toBe(200);
  });
});
