import { afterEach, beforeEach, expect, it } from 'vitest';
import { ageText } from '#content/moments.ts';
import { orderFilter } from '#domain/order/order-filter.ts';
import { signIn } from '#tests/stage/operator.ts';
import { faultsOfHtml } from '#tests/stage/valid-html.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { paidOrderAt, storeOrder, storedLine } from '#tests/stage/stored-orders.ts';

const NOW = new Date('2026-11-23T11:00:00Z');
const HOUR_MS = 60 * 60_000;
const MARKUP = `"><script>alert(1)</script><img src=x onerror='alert(2)'>`;

let shop: TestShop;
beforeEach(async () => {
  shop = await createTestShop({ clock: () => NOW });
});
afterEach(() => shop.close());

const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);

it('shows whatever a customer has typed as text', async () => {
  await storeOrder(shop, {
    ...paidOrderAt(NOW),
    name: MARKUP,
    email: `${MARKUP}@example.com`,
    phone: MARKUP,
    code: MARKUP,
    lines: [{ ...storedLine, label: MARKUP, url: `javascript:alert(3)//${MARKUP}` }],
  });
  await storeOrder(shop, { ...paidOrderAt(NOW), companyName: MARKUP });
  const { visitor } = await signIn(shop);
  for (const path of [
    '/ad/orders',
    `/ad/orders?code=${encodeURIComponent('">X')}`,
    `/ad/orders?q=${encodeURIComponent('script alert')}`,
    '/ad/orders/bulk?act=note&all=1&list=',
  ]) {
    const { html } = await visitor.get(path);
    expect(html).not.toMatch(/<script>alert|<img src=x|href="javascript:/);
  }
  const { text } = await visitor.get('/ad/orders');
  expect(text.split(MARKUP).length - 1).toBeGreaterThanOrEqual(3);
});

it('shows what was typed into the search as text, in every place where it stands again', async () => {
  await storeOrder(shop, paidOrderAt(NOW));
  const { visitor } = await signIn(shop);
  const query = new URLSearchParams({ q: MARKUP, code: MARKUP, min: MARKUP, from: MARKUP });
  const { html } = await visitor.get(`/ad/orders?${query}`);
  expect(html).not.toMatch(/<script>alert|<img src=x/);
});

it('is a table that says what it is, and by what it is sorted', async () => {
  await storeOrder(shop, paidOrderAt(NOW));
  const { visitor } = await signIn(shop);
  const { html, text } = await visitor.get('/ad/orders?sort=total&dir=asc&pay=paid');
  expect(html).toMatch(/<caption[^>]*>Objednávky: Všechny<\/caption>/);
  expect(html.match(/aria-sort="[a-z]+"/g)).toEqual(['aria-sort="ascending"']);
  expect(html).toContain('/ad/orders?pay=paid&amp;sort=total"');
  expect(html).toContain('<th scope="row"');
  expect(text).toContain('Platba: Zaplaceno');
  expect(html).toContain('aria-label="Zrušit filtr: Platba: Zaplaceno"');
});

it('says how old an order is as all lists do', async () => {
  await storeOrder(shop, { ...paidOrderAt(NOW), createdAt: at(-30) });
  const { visitor } = await signIn(shop);
  const { text } = await visitor.get('/ad/orders');
  expect(text).toContain(ageText('cs', at(-30), NOW).replace('\u00a0', ' '));
});

it('has a field for every part of a filter', async () => {
  const { visitor } = await signIn(shop);
  const { html } = await visitor.get('/ad/orders');
  for (const part of orderFilter.names) expect(html).toContain(`name="${part}"`);
});

it('has no fault in its HTML', async () => {
  await storeOrder(shop, paidOrderAt(NOW));
  const { visitor } = await signIn(shop);
  for (const path of ['/ad/orders?work=waiting&min=x', '/ad/orders?q=zzz', '/ad/orders/views'])
    expect(await faultsOfHtml((await visitor.get(path)).html), path).toEqual([]);
});

it('marks what is near, past, on its way, in progress, and what its customer has to mend', async () => {
  const near = await storeOrder(shop, { ...paidOrderAt(NOW), promisedAt: at(5) });
  const past = await storeOrder(shop, {
    ...paidOrderAt(NOW),
    state: 'delivering',
    promisedAt: at(-5),
  });
  const done = await storeOrder(shop, {
    ...paidOrderAt(NOW),
    state: 'completed',
    promisedAt: at(-5),
  });
  const { visitor } = await signIn(shop, { language: 'en' });
  const { html } = await visitor.get('/ad/orders');
  const rowOf = (number: number) =>
    new RegExp(`<tr data-order="${number}".*?</tr>`, 's').exec(html)?.[0] ?? '';
  expect(rowOf(near.number)).toContain('due soon');
  expect(rowOf(past.number)).toContain('overdue');
  expect(rowOf(past.number)).toMatch(/0 of 1,000/);
  expect(rowOf(done.number)).not.toMatch(/due soon|overdue/);
  for (const [view, number] of [
    ['late=past&sort=promised', past.number],
    ['late=near', near.number],
  ] as const) {
    const shown = [
      ...(await visitor.get(`/ad/orders?${view}`)).html.matchAll(/data-order="(\d+)"/g),
    ];
    expect(shown.map(([, found]) => Number(found))).toEqual([number]);
  }
});

it('says what to do while there is nothing yet', async () => {
  const { visitor } = await signIn(shop);
  const page = await visitor.get('/ad/orders');
  expect(page.text).toContain('Zatím tu není žádná objednávka');
  expect(page.html).not.toContain('id="bulk"');
});

it('leads from an order to those beside it in the list, and back to the list', async () => {
  const made = [];
  for (let i = 0; i < 4; i += 1)
    made.push(await storeOrder(shop, { ...paidOrderAt(at(-i)), total: (i % 2) * 10_000 }));
  const [first, second, third] = made.map(({ number }) => number);
  const { visitor } = await signIn(shop);
  const list = encodeURIComponent('max=0');
  const page = await visitor.get(`/ad/orders/${first}?list=${list}`);
  expect(page.html).toMatch(new RegExp(`/ad/orders/${third}\\?list=max%3D0" rel="next"`));
  expect(page.html).not.toContain('rel="prev"');
  expect(page.html).toContain('href="/ad/orders?max=0"');
  // One that has left the list is still beside those that it stood between; what cannot be read is the list of all.
  const gone = await visitor.get(`/ad/orders/${second}?list=${list}`);
  expect(gone.html).toMatch(new RegExp(`/ad/orders/${first}\\?list=max%3D0" rel="prev"`));
  expect(gone.html).toMatch(new RegExp(`/ad/orders/${third}\\?list=max%3D0" rel="next"`));
  const odd = await visitor.get(`/ad/orders/${second}?list=sort%3Dnonsense`);
  expect(odd.status).toBe(200);
});
