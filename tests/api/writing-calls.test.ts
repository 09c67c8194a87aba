import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { openProgram, programWith } from '#tests/stage/programs.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const table = '/rest/v1/blog_posts';
const row = {
  id: 'z-volani',
  language: 'cs',
  title: 'Článek z volání',
  excerpt: 'Krátce o tom, co v něm stojí.',
  content: 'První text článku.',
};
const calls = {
  '/functions/v1/generate-blog-article': { keyword: 'dosah příspěvků', language: 'cs' },
  '/functions/v1/generate-testimonial': { service: 'TikTok followers', language: 'en' },
  '/functions/v1/generate-blog-image': { title: row.title, excerpt: row.excerpt, postId: row.id },
  [table]: row,
};

describe.each(Object.entries(calls))('%s', (path, body) => {
  it('is refused without a token, and with one that lacks the scope', async () => {
    const reader = await openProgram(shop, { scopes: ['orders:read'] });
    const answers = [
      await programWith(shop, undefined).call(path, { body }),
      await reader.call(path, { body }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 403]);
  });

  it('says which fields are wrong', async () => {
    const program = await openProgram(shop);
    const answer = await program.call(path, { body: { language: 'de', nonsense: 1 } });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      error: { fields: { nonsense: { code: 'field-unknown' } } },
    });
  });
});

describe('the calls of the generators', () => {
  it('answer with what was made, and store nothing but the picture', async () => {
    const program = await openProgram(shop, { scopes: ['content:generate'] });
    const made = async (path: keyof typeof calls) => {
      const { status, body } = await program.call(path, { body: calls[path] });
      return { status, ...body };
    };
    expect(await made('/functions/v1/generate-blog-article')).toEqual({
      status: 200,
      title: expect.any(String),
      excerpt: expect.any(String),
      content: expect.stringContaining('## '),
      writer: 'composer',
      faults: [],
    });
    expect(await made('/functions/v1/generate-testimonial')).toEqual({
      status: 200,
      name: expect.any(String),
      rating: 5,
      text: expect.any(String),
      writer: 'composer',
      faults: [],
    });
    const imageUrl = `${shop.services.shop.origins.cs}/storage/blog/z-volani.png`;
    expect(await made('/functions/v1/generate-blog-image')).toEqual({ status: 200, imageUrl });
    expect(await shop.services.storage.list('blog')).toContain('blog/z-volani.png');
    expect(await query(shop, 'select id from articles')).toEqual([]);
  });
});

describe('an article on a keyword', () => {
  const write = async (keyword: string, language: string) => {
    const program = await openProgram(shop, { scopes: ['content:generate'] });
    const path = '/functions/v1/generate-blog-article';
    return Object((await program.call(path, { body: { keyword, language } })).body);
  };

  it.each([
    ['cs', '1\u00a0000 sledujících', '1.000\u00a0sledujících'],
    ['en', '10 000 followers', '10,000\u00a0followers'],
  ])('with a figure that the shop sells is about that (%s)', async (language, keyword, said) => {
    const { title, content, faults } = await write(keyword, language);
    expect([title, faults]).toEqual([expect.stringContaining(said), []]);
    expect(content).toContain(said);
  });

  it.each([
    ['cs', 'chytré hodinky: recenze'],
    ['en', '7,777 followers overnight'],
  ])('that it does not speak of says so (%s)', async (language, keyword) => {
    const { faults } = await write(keyword, language);
    expect(faults).toEqual([{ part: 'whole', kind: 'keyword', found: keyword }]);
  });
});

describe('the upsert', () => {
  it('stores a row, and replaces it only where that is asked for, keeping the former text', async () => {
    const program = await openProgram(shop, { scopes: ['content:write'] });
    const headers = { Prefer: 'resolution=merge-duplicates, return=representation' };
    const again = { ...row, content: 'Druhý text článku.' };
    const stored = await program.call(table, { body: row, headers });
    expect([stored.status, stored.text]).toEqual([201, expect.stringContaining('První text')]);
    expect((await program.call(table, { body: again })).status).toBe(409);
    expect((await program.call(table, { body: again, headers })).status).toBe(200);
    expect(
      await query(
        shop,
        `select articles.content as now, article_versions.content as before
          from articles join article_versions on article_id = id`,
      ),
    ).toEqual([{ now: again.content, before: row.content }]);
  });

  it('names the limit that it has', async () => {
    const program = await openProgram(shop);
    const body = { ...row, content: 'a'.repeat(500_000) };
    const answer = await program.call(table, { body });
    expect([answer.status, answer.body]).toEqual([
      413,
      { error: { code: 'article-too-large', message: expect.stringContaining('460') } },
    ]);
  });
});
