import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { type Program, openProgram } from '#tests/stage/programs.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
let program: Program;
beforeAll(async () => {
  shop = await createTestShop();
  program = await openProgram(shop, { scopes: ['content:write'] });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await query(shop, 'truncate articles cascade');
  await query(
    shop,
    `insert into articles
      (id, language, title, excerpt, content, format, topic, keywords, sources, author, date,
        checked_on, translation, image_url, origin, state, created_at, published_at)
      values
      ('doba', 'cs', 'Doba', 'Krátce.', 'Text s překlepm.', 'markdown', 'growth', '{doba}', $1,
        'Jana Nová', '2026-01-05', '2026-02-06', 'time', '/storage/blog/doba.png', 'operator',
        'published', now(), now()),
      ('time', 'en', 'Time', 'In short.', 'Text.', 'markdown', 'growth', '{}', '[]',
        '', '2026-01-05', null, 'doba', null, 'operator', 'published', now(), now())`,
    [JSON.stringify([{ readOn: '2026-02-06', title: 'Zdroj', url: 'https://example.com/' }])],
  );
});

const needed = { id: 'doba', language: 'cs', title: 'Doba', excerpt: 'Krátce.' };
const send = async (more: Record<string, unknown>) => {
  const headers = { Prefer: 'resolution=merge-duplicates' };
  const { status } = await program.call('/rest/v1/blog_posts', {
    body: { ...needed, ...more },
    headers,
  });
  return status;
};
const rowOf = async (id: string) => {
  const told =
    'author, date::text, checked_on, topic, sources, keywords, translation, image_url, format';
  const [row] = await query(shop, `select content, ${told} from articles where id = $1`, [id]);
  return row;
};
const versions = () => query(shop, 'select version from article_versions');

describe('a row that is replaced', () => {
  it('keeps what was not sent, its translation on both sides among it', async () => {
    const before = await rowOf('doba');
    expect(await send({ content: 'Text s překlepem.' })).toBe(200);
    expect(await rowOf('doba')).toEqual({ ...before, content: 'Text s překlepem.' });
    expect((await rowOf('time'))?.translation).toBe('doba');
    expect(await versions()).toHaveLength(1);
  });

  it('stays off the site where somebody has taken it off', async () => {
    await query(shop, `update articles set state = 'draft' where id = 'doba'`);
    expect(await send({ content: 'Text s překlepem.' })).toBe(200);
    const [row] = await query(shop, `select state, content from articles where id = 'doba'`);
    expect(row).toEqual({ state: 'draft', content: 'Text s překlepem.' });
  });

  it('keeps its newest hundred versions', async () => {
    await query(shop, `update articles set version = 102 where id = 'doba'`);
    const former = `insert into article_versions
      (article_id, language, version, title, excerpt, content, format, author, date, keywords, sources,
        saved_at, replaced_at)
      select 'doba', 'cs', n, 'Doba', '', 'Text', 'markdown', '', current_date, '{}', '[]', now(), now()
      from generate_series(1, 3) as n`;
    await query(shop, former);
    await send({ content: 'Text s překlepem.' });
    const kept = await query(shop, 'select version from article_versions order by version');
    expect(kept).toEqual([{ version: 3 }, { version: 102 }]);
  });

  it('takes what was sent, also where that is empty', async () => {
    const sent = { author: '', image_url: '', keywords: [], date: '2026-03-07' };
    await send({ content: 'Text s překlepm.', ...sent });
    expect(await rowOf('doba')).toMatchObject({
      author: '',
      image_url: null,
      keywords: [],
      date: '2026-03-07',
      topic: 'growth',
    });
  });

  it('has no version more, and no line in the log, where nothing of it has changed', async () => {
    const noted = `select count(*)::int from audit_entries where action = 'article-upserted'`;
    const before = await query(shop, noted);
    expect(await send({ content: 'Text s překlepm.' })).toBe(200);
    expect(await versions()).toEqual([]);
    expect(await query(shop, noted)).toEqual(before);
  });
});

it('a generated row says who wrote it, where its program says so', async () => {
  const sent = { id: 'sepsany', content: 'Text.', origin: 'generated', writer: 'composer' };
  expect(await send(sent)).toBe(201);
  const writers = `select writer from articles where id = 'sepsany'`;
  expect(await query(shop, writers)).toEqual([{ writer: 'composer' }]);
  expect(await send({ ...sent, writer: 'somebody' })).toBe(422);
});
