import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultOffering } from '#content/catalogue/price-list.ts';
import { listEmails, listIssued, onlyOrder } from '#tests/stage/books.ts';
import { CHECKOUT, bodyOf, listLines, specified } from '#tests/stage/called-orders.ts';
import { createClient } from '#tests/stage/calling.ts';
import { readForms } from '#tests/stage/html.ts';
import { pay } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

/** The default offering without the packages that the order of these tests holds. */
const { priceList } = defaultOffering;
const dropped = new Set(['instagram followers 10000', 'tiktok likes 500']);
const offered = {
  ...defaultOffering,
  priceList: {
    ...priceList,
    platforms: priceList.platforms.map(({ id: platform, services }) => ({
      id: platform,
      services: services.map(({ id, packages }) => ({
        id,
        packages: packages.filter(([amount]) => !dropped.has(`${platform} ${id} ${amount}`)),
      })),
    })),
  },
};

/** Sold the packages; the other came after it and has none of them. */
let former: TestShop;
let shop: TestShop;
let checkout: string;
let page: string;
beforeEach(async () => {
  former = await createTestShop();
  const answer = bodyOf(await createClient(former).call(CHECKOUT, specified));
  checkout = String(answer['url']);
  page = String(answer['orderUrl']);
  shop = await createTestShop({ onDatabaseUrl: former.databaseUrl, offered });
});
afterEach(async () => {
  await shop.close();
  await former.close();
});

describe('an order whose packages are no longer sold', () => {
  it('is paid, invoiced and told of under the names that they had', async () => {
    await pay(shop.visitor(), checkout);
    await shop.workOnce();
    const [invoice] = await listIssued(shop, 'invoice');
    const rows = invoice?.snapshot.rows.map(({ text }) => text.replaceAll('\u00a0', ' '));
    expect(rows).toEqual(['10.000 sledujících na Instagramu', '500 lajků na TikToku']);
    const emails = await listEmails(shop);
    expect(emails).toHaveLength(2);
    for (const { text } of emails) {
      expect(text.replaceAll('\u00a0', ' ')).toContain('10.000 sledujících na Instagramu');
      expect(text).not.toContain('ig-followers');
    }
  });

  it.each([
    ['cs', '10.000 sledujících na Instagramu'],
    ['en', '10,000 Instagram followers'],
  ] as const)('has a page in %s that names them', async (locale, name) => {
    const { token } = await onlyOrder(shop);
    const path = locale === 'cs' ? `/objednavky/${token}` : `/orders/${token}`;
    const { text } = await shop.visitor(locale).get(path);
    expect(text).toContain(name);
    expect(text).not.toContain('ig-followers');
  });

  it('takes the profiles that are missing, so that it can be delivered', async () => {
    const visitor = shop.visitor();
    const back = await pay(visitor, checkout);
    const asked = readForms(back.html).filter(({ intents }) => intents.includes('target'));
    expect(asked).toHaveLength(2);
    const give = (line: string, target: string) =>
      visitor.post(page, { intent: 'target', line, target });
    expect((await give('1', 'https://www.instagram.com/zofie/')).status).toBe(422);
    expect((await give('0', '@zofie')).status).toBe(303);
    expect((await give('1', '@zofie')).status).toBe(303);
    const urls = (await listLines(shop)).map((line) => line['target_url']);
    expect(urls).toEqual(['https://www.instagram.com/zofie/', 'https://www.tiktok.com/@zofie']);
  });
});
