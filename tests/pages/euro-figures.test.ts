import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { href } from '#domain/addresses.ts';
import { listPackages } from '#domain/catalogue/catalogue.ts';
import type { Package } from '#domain/catalogue/price-list.ts';
import { formatEuro, formatEuroSum, formatMoney } from '#domain/money.ts';
import { packageAddress, priceListAddress } from '#web/offers/addresses.ts';
import { listEmails, onlyOrder } from '#tests/stage/books.ts';
import { textOf } from '#tests/stage/html.ts';
import { catalogue } from '#tests/stage/offering.ts';
import { WIZARD, fillCart, openDetails, pay, placeOrder } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import type { Visitor } from '#tests/stage/visitor.ts';

let shop: TestShop;
let visitor: Visitor;
beforeAll(async () => {
  shop = await createTestShop();
  visitor = shop.visitor('en');
});
afterAll(() => shop.close());

const packages = listPackages(catalogue);
const services = catalogue.platforms.flatMap((platform) => platform.services);
const figures = new Map(packages.map(({ price }) => [crownsOf(price), formatEuro(price)]));

function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

function crownsOf(price: number): string {
  return plain(formatMoney('en', price));
}

/** Every sum of crowns that a euro figure stands behind, with that figure. */
function sumsWithEuros(text: string): { crowns: string; euros: string }[] {
  const found = plain(text).matchAll(/(−?CZK [\d,]+(?:\.\d+)?)\s\(?([≈<] −?€[\d,]+(?:\.\d+)?)/g);
  return [...found].map(([, crowns = '', euros = '']) => ({ crowns, euros }));
}

/** Shows each of these packages with its one figure, no other one with another, and no figure of a piece. */
function expectFigures(text: string, shown: readonly Package[]): void {
  const sums = sumsWithEuros(text);
  for (const { price } of shown)
    expect(sums).toContainEqual({ crowns: crownsOf(price), euros: plain(formatEuro(price) ?? '') });
  for (const { crowns, euros } of sums)
    expect({ crowns, euros }).toEqual({ crowns, euros: plain(figures.get(crowns) ?? euros) });
  expect(plain(text)).not.toMatch(/€0|< ?€|€\d*\.\d|€ ?\d[\d,]* per/);
}

it('there are sixty packages, of which some have another figure than their whole euros', () => {
  expect(packages).toHaveLength(60);
  const rounded = packages.filter(({ price }) => formatEuro(price) !== formatEuroSum(price));
  expect(rounded.length).toBeGreaterThan(10);
});

describe('a package has one euro figure', () => {
  it.each(services)('in the price list: $platform $id', async (service) => {
    const { text } = await visitor.get(priceListAddress(catalogue, 'en', service));
    expectFigures(text, service.packages);
  });

  it.each(packages)('on its page, in the cart, its total and the summary: $id', async (sold) => {
    const page = await visitor.get(packageAddress('en', sold));
    expectFigures(page.text, [sold]);
    const buyer = shop.visitor('en');
    fillCart(buyer, [{ packageId: sold.id, target: targetOf(sold) }]);
    const cart = await buyer.get(WIZARD);
    expectFigures(cart.text, [sold]);
    expectFigures(totalOf(cart.html), [sold]);
  });

  it.each(services)('in the summary before the order: $platform $id', async ({ packages }) => {
    for (const sold of packages.filter(({ price }) => formatEuro(price) !== formatEuroSum(price))) {
      const buyer = shop.visitor('en');
      fillCart(buyer, [{ packageId: sold.id, target: targetOf(sold) }]);
      const { text } = await openDetails(buyer);
      expect(sumsWithEuros(text).length).toBeGreaterThan(2);
      expectFigures(text, [sold]);
    }
  });

  it('where a service can be chosen, recommended or read about', async () => {
    for (const { platform, id, packages } of services) {
      const buyer = shop.visitor('en');
      const choose = { intent: 'choose', platform, service: id };
      const { text } = await buyer.follow(await buyer.post(WIZARD, choose));
      expectFigures(text, packages);
    }
    for (const path of [href('home', 'en'), href('howItWorks', 'en'), '/what-one-follower-costs']) {
      const { text } = await visitor.get(path);
      expect(sumsWithEuros(text).length, path).toBeGreaterThan(2);
      expectFigures(text, []);
    }
  });

  it('on the page and in the e-mails of an order', async () => {
    const buyer = shop.visitor('en');
    const wish = { packageId: 'ig-likes-1000', target: 'https://www.instagram.com/p/Cabc123/' };
    await pay(buyer, await placeOrder(buyer, [wish]));
    const { token } = await onlyOrder(shop);
    await shop.workOnce();
    const written = (await listEmails(shop)).map(({ text }) => text);
    const page = await buyer.get(`/payment-success?order=${token}`);
    for (const text of [page.text, written.join(' ').replaceAll(/\s+/g, ' ')])
      expect(sumsWithEuros(text)).toContainEqual({ crowns: 'CZK 419', euros: '≈ €15' });
  });
});

it('what is nothing, or less than a euro, carries none', async () => {
  const empty = await shop.visitor('en').get(WIZARD);
  expect(empty.text).not.toMatch(/€0/);
});

/** What stands in the row of the cart's total. */
function totalOf(html: string): string {
  const row = /totals__row--total">.*?<\/div>/s.exec(html)?.[0] ?? '';
  return textOf(row);
}

function targetOf({ platform, service }: Package): string {
  const posts: Record<string, string> = {
    instagram: 'https://www.instagram.com/p/Cabc123/',
    tiktok: 'https://www.tiktok.com/@zofie/video/7123456789012345678',
    youtube: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    facebook: 'https://www.facebook.com/zofie/posts/1234567890123456',
  };
  return service === 'followers' || service === 'subscribers'
    ? '@zofie.rihova'
    : (posts[platform] ?? '');
}
