import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishDueArticles } from '#flows/articles/publish-article.ts';
import { query } from '#tests/stage/books.ts';
import { storeArticle } from '#tests/stage/blog-articles.ts';
import { type Program, openProgram } from '#tests/stage/programs.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { publicShop } from '#tests/stage/wire/public-shop.ts';

let shop: TestShop;
let writer: Program;
beforeAll(async () => {
  shop = await createTestShop({ env: publicShop });
  writer = await openProgram(shop, { scopes: ['content:write'] });
});
afterAll(() => shop.close());

const headers = { Prefer: 'resolution=merge-duplicates' };

async function upsert(id: string, more: Record<string, unknown> = {}, program = writer) {
  const row = { id, language: 'cs', title: id, excerpt: 'Krátce.', content: 'Nový text.' };
  const { status } = await program.call('/rest/v1/blog_posts', {
    body: { ...row, ...more },
    headers,
  });
  return status;
}

async function rowOf(id: string) {
  const [row] = await query(
    shop,
    'select origin, state, planned_at, read_at, content from articles where id = $1',
    [id],
  );
  return row;
}

const statusOf = async (id: string) => (await shop.visitor().get(`/${id}`)).status;

describe('a generated text that is sent in place of an article of a public shop', () => {
  it('takes a published one from the site until somebody has read it', async () => {
    await storeArticle(shop, { id: 'zverejneny', content: 'Vlastní text.' });
    expect(await statusOf('zverejneny')).toBe(200);
    expect(await upsert('zverejneny', { origin: 'generated' })).toBe(200);
    expect(await rowOf('zverejneny')).toMatchObject({ origin: 'generated', state: 'draft' });
    await expect.poll(() => statusOf('zverejneny')).toBe(302);
  });

  it('takes back the plan of a planned one', async () => {
    await storeArticle(shop, { id: 'naplanovany', state: 'draft' });
    await query(
      shop,
      `update articles set state = 'planned', planned_at = now() + interval '1 hour' where id = $1`,
      ['naplanovany'],
    );
    await upsert('naplanovany', { origin: 'generated' });
    expect(await rowOf('naplanovany')).toMatchObject({ state: 'draft', planned_at: null });
  });

  it('leaves a read one as it is where the words are the same', async () => {
    await upsert('precteny', { origin: 'generated' });
    await query(
      shop,
      `update articles set state = 'published', read_at = now() where id = 'precteny'`,
    );
    await upsert('precteny', { origin: 'generated', keywords: ['dosah'] });
    expect(await rowOf('precteny')).toMatchObject({
      state: 'published',
      read_at: expect.any(Date),
    });
    await upsert('precteny', { origin: 'generated', content: 'Jiný text.' });
    expect(await rowOf('precteny')).toMatchObject({ state: 'draft', read_at: null });
  });
});

it('a plan that nobody has read is not carried out on a public shop, and is once it was', async () => {
  await upsert('neprecteny-plan', { origin: 'generated' });
  await query(
    shop,
    `update articles set state = 'planned', planned_at = '2020-01-01' where id = 'neprecteny-plan'`,
  );
  await publishDueArticles(shop.services);
  expect(await rowOf('neprecteny-plan')).toMatchObject({ state: 'planned' });
  await query(shop, `update articles set read_at = now() where id = 'neprecteny-plan'`);
  await publishDueArticles(shop.services);
  expect(await rowOf('neprecteny-plan')).toMatchObject({ state: 'published' });
});

describe('whose text it is', () => {
  it('stays a generator’s, whatever is sent later', async () => {
    await upsert('zustava', { origin: 'generated' });
    await upsert('zustava', { origin: 'operator', content: 'Přepsaný text.' });
    expect(await rowOf('zustava')).toMatchObject({
      origin: 'generated',
      state: 'draft',
      content: 'Přepsaný text.',
    });
  });

  it('is a generator’s by itself where the token may also generate', async () => {
    const both = await openProgram(shop, { scopes: ['content:write', 'content:generate'] });
    await upsert('bez-puvodu', {}, both);
    expect(await rowOf('bez-puvodu')).toMatchObject({ origin: 'generated', state: 'draft' });
    await upsert('vlastni', { origin: 'operator' }, both);
    expect(await rowOf('vlastni')).toMatchObject({ origin: 'operator', state: 'published' });
    // Words that an article has already say nothing of a generator.
    await upsert('vlastni', { keywords: ['dosah'] }, both);
    expect(await rowOf('vlastni')).toMatchObject({ origin: 'operator', state: 'published' });
    await upsert('jen-pise');
    expect(await rowOf('jen-pise')).toMatchObject({ origin: 'operator', state: 'published' });
  });
});
