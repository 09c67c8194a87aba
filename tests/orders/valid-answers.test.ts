import { afterEach, beforeEach, expect, it } from 'vitest';
import { href } from '#domain/addresses.ts';
import { locales } from '#domain/locale.ts';
import {
  WIZARD,
  addToCart,
  fillCart,
  openDetails,
  pay,
  placeOrder,
  pressDetails,
  someone,
  threePackages,
} from '#tests/stage/ordering.ts';
import { onlyOrder } from '#tests/stage/books.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { faultsOfHtml } from '#tests/stage/valid-html.ts';
import type { Page, Visitor } from '#tests/stage/visitor.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await createTestShop();
});
afterEach(() => shop.close());

/** Every page that an order by forms alone may meet, by what was done. */
async function meetPages(visitor: Visitor): Promise<Record<string, Page>> {
  const post = async (fields: Record<string, string>) => {
    const answer = await visitor.post(WIZARD, fields);
    return answer.location ? visitor.follow(answer) : answer;
  };
  const followers = { platform: 'instagram', service: 'followers' };
  const met: Record<string, Page> = {
    'an empty order': await visitor.get(WIZARD),
    'nothing chosen': await post({ intent: 'add' }),
    'a wrong target': await post({
      ...followers,
      intent: 'add',
      package: 'ig-followers-1000',
      target: 'https://www.youtube.com/@abc',
      quantity: 'many',
    }),
    'another platform': await post({ ...followers, intent: 'choose', platform: 'youtube' }),
  };
  met['a package without a target'] = await visitor.get(
    `${WIZARD}?platform=youtube&service=subscribers&package=yt-subscribers-1000`,
  );
  met['a package of an address'] = met['a package without a target'].location
    ? await visitor.follow(met['a package without a target'])
    : met['a package without a target'];
  met['going on without a target'] = await post({ intent: 'continue' });
  for (const wish of threePackages) await addToCart(visitor, wish);
  met['a full cart'] = await visitor.get(WIZARD);
  fillCart(visitor, threePackages);
  const details = await openDetails(visitor);
  return {
    ...met,
    'empty details': details,
    'details that are missing': await pressDetails(visitor, details, { email: '', name: '' }),
    'wrong details': await pressDetails(visitor, details, {
      ...someone,
      email: 'a@',
      phone: '12',
      companyInvoice: 'on',
      companyId: '12345678',
    }),
    'a company that is looked up': await pressDetails(
      visitor,
      details,
      { ...someone, companyInvoice: 'on', companyCountry: 'CZ', companyId: '99990016' },
      'lookup',
    ),
    'a code that is unknown': await pressDetails(visitor, details, { code: 'NOTHING' }, 'code'),
  };
}

/** The pages of one order, and what they answer to wrong posts. */
async function meetOrder(visitor: Visitor): Promise<Record<string, Page>> {
  const locale = 'cs';
  const checkout = await placeOrder(visitor, threePackages);
  const { token } = await onlyOrder(shop);
  const order = href('order', locale, { token });
  const pending = await visitor.get(order);
  const hosted = await visitor.get(checkout);
  const success = await pay(visitor, checkout);
  return {
    'an order that is not paid': pending,
    'the page of the test checkout': hosted,
    'a payment that has come': success,
    'an order that is paid': await visitor.get(order),
    'a post that means nothing': await visitor.post(order, { intent: 'nothing known' }),
    'a lost link': await visitor.post(href('orderLink', locale), { number: 'x', email: 'x' }),
  };
}

it.each(locales)(
  'every answer to a form of the order is HTML without a fault: %s',
  async (locale) => {
    const met = await meetPages(shop.visitor(locale));
    if (locale === 'cs') Object.assign(met, await meetOrder(shop.visitor(locale)));
    const faults: Record<string, string[]> = {};
    for (const [name, { html, headers }] of Object.entries(met)) {
      if (!headers.get('Content-Type')?.startsWith('text/html')) continue;
      const found = await faultsOfHtml(html);
      if (found.length > 0) faults[name] = found;
    }
    expect(faults).toEqual({});
  },
);
