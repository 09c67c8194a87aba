import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatMoney } from '#domain/money.ts';
import { expectSales, listEmails, onlyOrder } from '#tests/stage/books.ts';
import { readForm, readForms, textOf } from '#tests/stage/html.ts';
import {
  WIZARD,
  addToCart,
  cartOf,
  fillCart,
  openDetails,
  pay,
  placeOrder,
  pressDetails,
  pressHosted,
  someone,
  threePackages,
  threePackagesTotal,
} from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await createTestShop();
});
afterEach(() => shop.close());

describe.each([
  {
    locale: 'cs' as const,
    origin: 'http://localhost:3000',
    words: {
      legal: 'Objednávka zavazující k platbě',
      paid: 'platbu máme',
      discount: 'sleva 15',
      again: 'Zvolte prosím znovu, kdy máme začít',
    },
    orderPath: '/objednavky/',
  },
  {
    locale: 'en' as const,
    origin: 'http://en.localhost:3000',
    words: {
      legal: 'Order with obligation to pay',
      paid: 'we have your payment',
      discount: 'discount 15%',
      again: 'Please choose again when we should start',
    },
    orderPath: '/orders/',
  },
])('an order by forms alone ($locale)', ({ locale, origin, words, orderPath }) => {
  it('goes from the first package to the paid order with its two e-mails', async () => {
    const visitor = shop.visitor(locale);
    for (const wish of threePackages) {
      const added = await visitor.follow(await addToCart(visitor, wish));
      expect(added.status).toBe(200);
    }
    const details = await openDetails(visitor);
    expect(details.text).toContain(words.legal);
    expect(details.text.replaceAll('\u00a0', ' ')).toContain(words.discount);
    expect(details.text).toContain(
      formatMoney(locale, threePackagesTotal).replaceAll('\u00a0', ' '),
    );
    expect(readForm(details.html, 'order').fields['start']).toBeUndefined();

    const ordered = await pressDetails(visitor, details, { ...someone, start: 'now' });
    expect(ordered.status).toBe(303);
    expect(ordered.location).toMatch(new RegExp(`^${origin}/test-checkout/pay/cs_test_`));
    expect(await onlyOrder(shop)).toMatchObject({ state: 'pending', locale });

    const paid = await pressHosted(visitor, ordered.location ?? '');
    expect(paid.location).toMatch(`${origin}/payment-success?order=`);
    const success = await visitor.follow(paid);
    expect(success.text).toContain(words.paid);
    expect(success.html).toContain('data-payment="paid"');
    expect(success.html).toContain(`<html lang="${locale}"`);
    expect(visitor.cookies.has('cart')).toBe(false);
    expect(visitor.cookies.has('draft')).toBe(false);

    await shop.workOnce();
    await expectSales(shop, 1);
    const order = await onlyOrder(shop);
    const emails = await listEmails(shop);
    expect(emails).toHaveLength(2);
    const toCustomer = emails.find((email) => email.to_address === someone.email);
    expect(toCustomer).toMatchObject({ locale });
    expect(toCustomer?.text).toContain(`${origin}${orderPath}${order.token}`);
    expect(toCustomer?.text).toContain('/obchodni-podminky');
    expect(emails.find((email) => email !== toCustomer)).toMatchObject({
      to_address: shop.services.shop.supportMail,
    });

    const page = await visitor.get(orderPath + order.token);
    expect(page.status).toBe(200);
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expect(page.text).toContain(order.invoice_number);
    expect(page.text).toContain('@zofie.rihova');
    expect(readForms(page.html).flatMap(({ intents }) => intents)).toEqual(['cancel']);
  });

  it('keeps cart and details when the customer comes back without paying', async () => {
    const visitor = shop.visitor(locale);
    const url = await placeOrder(visitor, threePackages);
    const canceled = await visitor.follow(await pressHosted(visitor, url, 'cancel'));
    expect(new URL(url).pathname.split('/').at(-1)).toBe((await onlyOrder(shop)).checkout_id);
    expect(canceled.text).toContain((await onlyOrder(shop)).checkout_id);
    expect(cartOf(visitor).lines).toHaveLength(3);
    const details = await visitor.get(`${WIZARD}?step=details`);
    const { start: _, ...kept } = someone;
    const { fields } = readForm(details.html, 'order');
    expect(fields).toMatchObject(kept);
    // For another order the start is chosen again, and the page says so.
    expect(fields).not.toHaveProperty('start');
    expect(details.text).toContain(words.again);

    const retry = readForm(canceled.html, 'pay');
    const again = await visitor.post(retry.action, { intent: 'pay' });
    expect(again.location).toBe(url);
    await pay(visitor, url);
    await shop.workOnce();
    await expectSales(shop, 1);
  });
});

describe('the first step by forms alone', () => {
  it('draws services and packages of the platform that was chosen', async () => {
    const visitor = shop.visitor();
    const page = await visitor.post(WIZARD, {
      intent: 'choose',
      platform: 'youtube',
      service: 'views',
    });
    expect(page.status).toBe(200);
    expect(page.html).toContain('value="yt-views-50000"');
    expect(page.html).not.toContain('value="ig-followers-1000"');
  });

  it('takes more, fewer, a typed quantity and removal', async () => {
    const visitor = shop.visitor();
    await addToCart(visitor, { packageId: 'ig-likes-100', target: '@zofie' });
    const [line] = cartOf(visitor).lines;
    const press = (intent: string, quantity = '1') =>
      visitor.post(WIZARD, { intent, line: line?.id ?? '', quantity });
    const quantity = () => cartOf(visitor).lines[0]?.quantity;
    await press('more');
    expect(quantity()).toBe(2);
    await press('quantity', '7');
    expect(quantity()).toBe(7);
    await press('fewer', '7');
    expect(quantity()).toBe(6);
    await press('remove');
    expect(cartOf(visitor).lines).toEqual([]);
  });

  it('forgets what is paid before the package of an address is put in', async () => {
    const visitor = shop.visitor();
    await pressHosted(shop.visitor(), await placeOrder(visitor));
    await shop.workOnce();
    const address = `${WIZARD}?platform=instagram&service=zhlednuti&package=ig-views-500`;
    await visitor.follow(await visitor.get(address));
    expect(cartOf(visitor).lines).toMatchObject([{ packageId: 'ig-views-500' }]);
  });

  it('asks in place for a target that is missing and goes on once it is there', async () => {
    const visitor = shop.visitor('en');
    const address = `${WIZARD}?platform=instagram&service=sledujici&package=ig-followers-1000`;
    const filled = await visitor.follow(await visitor.get(address));
    expect(filled.text).toContain('Package added to cart!');
    const stopped = await visitor.post(WIZARD, { intent: 'continue' });
    expect(stopped.status).toBe(422);
    expect(stopped.text).toContain('Enter a profile name or a link');
    const { action } = readForm(stopped.html, 'continue');
    const [line] = cartOf(visitor).lines;
    const input = { [`target-${line?.id}`]: '@zofie' };
    const details = await visitor.follow(
      await visitor.post(action, { ...input, intent: 'continue' }),
    );
    expect(details.text).toContain('@zofie');
  });

  it('saves what can be read and asks for the rest alone, by the name of its row', async () => {
    const visitor = shop.visitor();
    fillCart(visitor, [
      { packageId: 'ig-followers-1000', target: '' },
      { packageId: 'tt-followers-1000', target: '' },
      { packageId: 'yt-subscribers-250', target: '' },
    ]);
    const [first, second] = cartOf(visitor).lines;
    const stopped = await visitor.post(WIZARD, {
      intent: 'continue',
      [`target-${first?.id}`]: '@zofie',
      [`target-${second?.id}`]: 'https://www.instagram.com/zofie/',
    });
    expect(stopped.status).toBe(422);
    expect(cartOf(visitor).lines.map(({ target }) => target)).toEqual([
      'https://www.instagram.com/zofie/',
      null,
      null,
    ]);
    const summary = textOf(stopped.html.split('error-summary__list')[1]?.split('</ul>')[0] ?? '');
    expect(stopped.text).toContain('Vyplňte prosím všechna pole');
    expect(summary).toContain('1.000 sledujících na TikToku: ');
    expect(summary).toContain('250 odběratelů na YouTube: doplňte profil');
    expect(summary).not.toContain('na Instagramu:');
    expect(stopped.html).toContain('value="https://www.instagram.com/zofie/"');
  });

  it('adds a package of the price list once, however often it is pressed, and says so', async () => {
    const visitor = shop.visitor();
    const address = `${WIZARD}?platform=instagram&service=sledujici&package=ig-followers-1000`;
    const first = await visitor.follow(await visitor.get(address));
    expect(first.text).toContain('Balíček přidán do košíku! Teď doplňte profil nebo odkaz.');
    const again = await visitor.follow(await visitor.get(address));
    expect(again.text).toContain('Tento balíček už v košíku máte.');
    expect(cartOf(visitor).lines).toMatchObject([{ quantity: 1, target: null }]);
    await addToCart(visitor, { packageId: 'ig-followers-1000', target: '@zofie' });
    expect(cartOf(visitor).lines).toMatchObject([{ quantity: 1, target: expect.anything() }]);
    const third = await visitor.follow(await visitor.get(address));
    expect(third.text).toContain('Tento balíček už v košíku máte, nic jsme nepřidali.');
    expect(cartOf(visitor).lines).toMatchObject([{ quantity: 1 }]);
  });
});
