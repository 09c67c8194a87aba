import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { switchReviews } from '#flows/reviews/decide-review.ts';
import { eva } from '#tests/stage/reviewing.ts';
import { query } from '#tests/stage/books.ts';
import { createClient, errorOf } from '#tests/stage/calling.ts';
import { placeOrder, threePackages } from '#tests/stage/ordering.ts';
import { serveShop } from '#tests/stage/serve-shop.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

const REVIEWS = 'testimonials?select=*&language=eq.cs&order=created_at.desc';
const POSTS = 'blog_posts?select=*&language=eq.cs&order=date.desc';
const ONE_ROW = 'application/vnd.pgrst.object+json';
const publicShop = {
  CS_ORIGIN: 'https://vzlet.example',
  EN_ORIGIN: 'https://en.vzlet.example',
  ALLOW_TEST_CHECKOUT: 'true',
};

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await fill(shop);
});
afterAll(() => shop.close());

async function fill(filled: TestShop): Promise<void> {
  await placeOrder(filled.visitor(), threePackages);
  await query(
    filled,
    `insert into reviews (id, name, text, rating, service, language, origin, source, writer, order_id,
       line_position, state, decided_by, decided_at, created_at)
     select gen_random_uuid(), origin || ' ' || language, 'Rychlé.', 5, 'Instagram sledující', language,
       origin, case origin when 'imported' then 'https://example.com/r' end,
       case origin when 'generated' then 'model' end,
       case origin when 'customer' then (select id from orders) end,
       case origin when 'customer' then line end, 'published', 'Eva', now(),
       '2026-11-01T10:00:00Z'::timestamptz + day * interval '1 day'
     from unnest(array['customer', 'imported', 'sample', 'generated']) with ordinality as o(origin, day),
       (values ('cs', 0), ('en', 1)) as l(language, line)`,
  );
  await query(
    filled,
    `insert into reviews (id, name, text, rating, service, language, origin, source, created_at)
     values (gen_random_uuid(), 'waits', 'Čeká.', 5, 'Instagram', 'cs', 'imported', 'x', now())`,
  );
  await query(
    filled,
    `insert into articles (id, language, title, excerpt, content, format, author, date, keywords, origin, state, created_at)
     select slug || case language when 'en' then '-en' else '' end, language, 'Titulek ' || slug, 'Úryvek', '<p>Obsah</p>', 'html', 'Redakce', day::date, '{profil}',
       'operator', state, day::timestamptz
     from (values ('starsi', '2026-01-05', 'published'), ('novejsi', '2026-05-01', 'published'),
       ('koncept', '2026-06-01', 'draft')) as p(slug, day, state), unnest(array['cs', 'en']) as l(language)`,
  );
}

const namesOf = (body: unknown): unknown[] =>
  Array.isArray(body) ? body.map((row) => Object(row).name) : [];
const idsOf = (body: unknown): unknown[] =>
  Array.isArray(body) ? body.map((row) => Object(row).id) : [];

describe('reviews are read', () => {
  it('newest first, of one language, all columns and the origin with them', async () => {
    const answer = await createClient(shop).read(REVIEWS);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toContain('application/json');
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=60');
    expect(namesOf(answer.body)).toEqual([
      'generated cs',
      'sample cs',
      'imported cs',
      'customer cs',
    ]);
    expect(Object(answer.body)[2]).toEqual({
      id: expect.any(String),
      name: 'imported cs',
      text: 'Rychlé.',
      rating: 5,
      service: 'Instagram sledující',
      language: 'cs',
      origin: 'imported',
      source: 'https://example.com/r',
      created_at: '2026-11-03T10:00:00.000Z',
    });
  });

  it('as few as are asked for', async () => {
    const answer = await createClient(shop).read(`${REVIEWS}&limit=2`);
    expect(namesOf(answer.body)).toEqual(['generated cs', 'sample cs']);
  });

  it('from an offset on, so that all of them can be read', async () => {
    const client = createClient(shop);
    const second = await client.read(`${REVIEWS}&limit=2&offset=2`);
    expect(namesOf(second.body)).toEqual(['imported cs', 'customer cs']);
    expect(namesOf((await client.read(`${REVIEWS}&offset=4`)).body)).toEqual([]);
    expect(idsOf((await client.read(`${POSTS}&offset=1`)).body)).toEqual(['starsi']);
  });

  it('without samples and made-up ones on a public shop, unless the operator shows them', async () => {
    const open = await createTestShop({ env: publicShop });
    try {
      await fill(open);
      const answer = await createClient(open).read(REVIEWS);
      expect(namesOf(answer.body)).toEqual(['imported cs', 'customer cs']);
      await switchReviews(open.services, eva, { samples: true, generated: false });
      await expect
        .poll(async () => namesOf((await createClient(open).read(REVIEWS)).body))
        .toEqual(['sample cs', 'imported cs', 'customer cs']);
    } finally {
      await open.close();
    }
  });

  it('in either language on either host, whatever the order of the query', async () => {
    const client = createClient(shop);
    const query = 'testimonials?order=created_at.desc&limit=1&select=%2A&language=eq.en';
    for (const locale of ['cs', 'en'] as const) {
      expect(namesOf((await client.read(query, { locale })).body)).toEqual(['generated en']);
    }
  });
});

describe('articles are read', () => {
  it('newest first, published ones alone', async () => {
    const answer = await createClient(shop).read(POSTS);
    expect(idsOf(answer.body)).toEqual(['novejsi', 'starsi']);
    expect(Object(answer.body)[0]).toEqual({
      id: 'novejsi',
      title: 'Titulek novejsi',
      excerpt: 'Úryvek',
      content: '<p>Obsah</p>',
      author: 'Redakce',
      date: '2026-05-01',
      image_url: null,
      language: 'cs',
      keywords: ['profil'],
      origin: 'operator',
      created_at: expect.any(String),
    });
  });

  it('one by its id, as a list or as the row itself', async () => {
    const client = createClient(shop);
    const one = 'blog_posts?select=*&id=eq.starsi&language=eq.cs';
    expect(idsOf((await client.read(one)).body)).toEqual(['starsi']);
    expect(idsOf((await client.read(`${one}&limit=1`)).body)).toEqual(['starsi']);
    const row = await client.read(one, { headers: { Accept: ONE_ROW } });
    expect(row.headers.get('Content-Type')).toBe(ONE_ROW);
    expect(row.body).toMatchObject({ id: 'starsi' });
  });

  it.each(['neni', 'koncept', 'a b', '%00', "'%20or%20true--", '*', 'a'.repeat(300)])(
    'none where the id is %s',
    async (id) => {
      const client = createClient(shop);
      const path = `blog_posts?select=*&id=eq.${id}&language=eq.cs`;
      expect(await client.read(path)).toMatchObject({ status: 200, body: [] });
      const row = await client.read(path, { headers: { Accept: ONE_ROW } });
      expect(row.status).toBe(406);
      expect(errorOf(row).code).toBe('not-one-row');
    },
  );
});

describe('what is none of these shapes', () => {
  it.each([
    'testimonials',
    'testimonials?select=name&language=eq.cs&order=created_at.desc',
    'testimonials?select=*&order=created_at.desc',
    'testimonials?select=*&language=eq.de&order=created_at.desc',
    'testimonials?select=*&language=neq.cs&order=created_at.desc',
    'testimonials?select=*&language=eq.cs&order=created_at.asc',
    'testimonials?select=*&language=eq.cs&order=text.desc',
    `${REVIEWS}&origin=eq.customer`,
    `${REVIEWS}&limit=0`,
    `${REVIEWS}&limit=201`,
    `${REVIEWS}&limit=-1`,
    `${REVIEWS}&limit=1e1`,
    `${REVIEWS}&offset=-1`,
    `${REVIEWS}&offset=1e3`,
    `${REVIEWS}&offset=10000000`,
    'blog_posts?select=*&id=eq.starsi&language=eq.cs&offset=1',
    `${REVIEWS}&language=eq.en`,
    `${REVIEWS}&__proto__=x`,
    `${POSTS}&limit=51`,
    `${POSTS}&state=eq.draft`,
    `${POSTS}&id=eq.starsi`,
    'blog_posts?select=*&language=eq.cs',
    'blog_posts?select=*&id=eq.&language=eq.cs',
    'blog_posts?select=*&id=like.s*&language=eq.cs',
    'blog_posts?select=*,state&language=eq.cs&order=date.desc',
  ])('is refused: %s', async (path) => {
    const answer = await createClient(shop).read(path);
    expect(answer.status).toBe(400);
    expect(errorOf(answer).code).toBe('query-unknown');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  it.each([
    'orders',
    'emails',
    'pg_user',
    '__proto__',
    'constructor',
    '',
    'testimonials/x',
    'Testimonials',
  ])('is no table: %s', async (table) => {
    const answer = await createClient(shop).read(`${table}?select=*&language=eq.cs`);
    expect(answer.status).toBe(404);
    expect(errorOf(answer).code).toBe('table-unknown');
  });

  it.each(['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE'])('is no method: %s', async (method) => {
    for (const [table, allowed] of [
      [POSTS, 'GET, POST'],
      [REVIEWS, 'GET'],
    ] as const) {
      const answer = await createClient(shop).read(table, { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('Allow')).toBe(allowed);
    }
  });

  it('writes nothing', async () => {
    const before = await query(shop, 'select * from reviews order by id');
    const answer = await createClient(shop).read('testimonials?on_conflict=id', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Prefer: 'resolution=merge-duplicates' },
    });
    expect(answer.status).toBe(405);
    expect(errorOf(answer).code).toBe('writing-not-allowed');
    expect(await query(shop, 'select * from reviews order by id')).toEqual(before);
  });
});

it('no answer is kept as a page, whose query would be lost', async () => {
  const { server, origin } = await serveShop(shop);
  const read = async (path: string) => (await fetch(`${origin}/rest/v1/${path}`)).json();
  expect(namesOf(await read(`${REVIEWS}&limit=1`))).toEqual(['generated cs']);
  expect(namesOf(await read(REVIEWS))).toHaveLength(4);
  server.close();
});
