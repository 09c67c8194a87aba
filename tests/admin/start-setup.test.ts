import { afterEach, expect, it } from 'vitest';
import { adminHref } from '#domain/addresses.ts';
import { locales } from '#domain/locale.ts';
import { query } from '#tests/stage/books.ts';
import { signIn } from '#tests/stage/operator.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { identity } from '#tests/stage/wire/identity.ts';

const origins = { CS_ORIGIN: 'https://vzlet.cz', EN_ORIGIN: 'https://vzlet.com' };
const live = { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };

let shop: TestShop;
afterEach(() => shop.close());

async function startPage(env: Record<string, string>, language: 'cs' | 'en' = 'cs') {
  shop = await createTestShop({ env });
  const { visitor } = await signIn(shop, { language });
  const page = await visitor.get(adminHref('operator'));
  expect(page.status).toBe(200);
  return page;
}

it('names each setting of a public shop that still has its demo value, and no other', async () => {
  const { OPERATOR_PHONE: _, CHAT_NUMBER: __, ...set } = identity;
  const { html, text } = await startPage({ ...set, ...origins, ALLOW_TEST_CHECKOUT: 'true' });
  expect([...html.matchAll(/<code>([A-Z_]+)<\/code>/g)].map(([, name]) => name)).toEqual([
    'OPERATOR_PHONE',
    'CHAT_NUMBER',
  ]);
  expect(text).toContain('Nastavení s ukázkovými hodnotami');
  expect(text).not.toContain('Ukázkové zmínky');
});

it('misses the provider’s approval where real money is taken without it', async () => {
  const { html, text } = await startPage({ ...identity, ...origins, ...live }, 'en');
  expect(text).toContain('The payment provider’s approval is missing');
  expect(html).toContain('<code>PROVIDER_APPROVAL</code>');
});

it.each([
  ['with the approval', { ...live, PROVIDER_APPROVAL: '2026-11-20, ticket 4711' }],
  [
    'with a test key',
    {
      STRIPE_SECRET_KEY: 'sk_test_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
      ALLOW_TEST_CHECKOUT: 'true',
    },
  ],
])('misses nothing %s and an identity', async (_, env) => {
  const { text } = await startPage({ ...identity, ...origins, ...env });
  expect(text).toContain('Nic nečeká');
  expect(text).not.toMatch(/souhlas|ukázkov\p{L}+ hodnot/u);
});

it('says on a local shop that the marks of the press are samples, until there is a real one', async () => {
  const { text } = await startPage({});
  expect(text).toContain('Ukázkové zmínky v tisku');
  expect(text).not.toContain('Nastavení s ukázkovými');
  await query(
    shop,
    `insert into press_marks (id, name, title_cs, title_en, sentence_cs, sentence_en, url, published_on, position, created_at)
     values (gen_random_uuid(), 'Deník', 'x', 'x', 'x', 'x', 'https://denik.example', '2026-11-01', 1, now())`,
  );
  shop.forget('press');
  const { visitor } = await signIn(shop);
  expect((await visitor.get(adminHref('operator'))).text).not.toContain('Ukázkové zmínky');
});

it('counts what stands on the site: articles, their pictures, and reviews by where they come from', async () => {
  await startPage({});
  const { visitor } = await signIn(shop);
  const statistics = async () => {
    const { html } = await visitor.get(adminHref('operator'));
    const box = /<dl class="statistics">.*?<\/dl>/s.exec(html)?.[0] ?? '';
    return [...box.matchAll(/<data value="(\d+)">/g)].map(([, value]) => Number(value));
  };
  const before = await statistics();
  expect(before).toHaveLength(2 + 2 + 4);
  const totals = await Promise.all(
    locales.map(
      async (language) => (await shop.services.articles.list({ language, page: 1 })).total,
    ),
  );
  expect(before.slice(0, 2)).toEqual(totals);
  expect(before[2]).toBe(0);
  expect(before[3]).toBe((totals[0] ?? 0) + (totals[1] ?? 0));
  await query(
    shop,
    `insert into articles (id, language, title, excerpt, content, format, author, date, origin, state, created_at)
     values ('pribeh', 'cs', 'x', 'x', 'x', 'markdown', 'x', '2026-11-01', 'operator', 'published', now()),
       ('koncept', 'cs', 'x', 'x', 'x', 'markdown', 'x', '2026-11-01', 'operator', 'draft', now())`,
  );
  await query(
    shop,
    `insert into reviews (id, name, text, rating, service, language, origin, source, state, created_at)
     values (gen_random_uuid(), 'J', 'x', 5, 'Instagram', 'cs', 'imported', 'x', 'published', now()),
       (gen_random_uuid(), 'J', 'x', 5, 'Instagram', 'en', 'imported', 'x', 'pending', now())`,
  );
  const put = (key: string) => shop.services.storage.put(key, new Uint8Array([1]), 'image/png');
  await put('blog/pribeh.png');
  await put('blog/nobody.png');
  // What the storage has is remembered for a minute.
  const later = await createTestShop({ onDatabaseUrl: shop.databaseUrl });
  const { visitor: other } = await signIn(later);
  const { html } = await other.get(adminHref('operator'));
  const box = /<dl class="statistics">.*?<\/dl>/s.exec(html)?.[0] ?? '';
  const after = [...box.matchAll(/<data value="(\d+)">/g)].map(([, value]) => Number(value));
  await later.close();
  const change = after.map((value, index) => value - (before[index] ?? 0));
  // Articles in Czech and English, pictures there and missing; reviews of customers, imported, samples, generated.
  expect(change).toEqual([1, 0, 1, 0, 0, 1, 0, 0]);
});

it('leads to each tool of the generators', async () => {
  const { html, text } = await startPage({});
  expect(text).toContain('Generátor článků');
  expect(html).toMatch(/blog-generator[^]*blog-images[^]*testimonials/);
});
