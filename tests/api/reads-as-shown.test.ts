import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageName } from '#content/catalogue/package-name.ts';
import { href } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { storeArticle } from '#tests/stage/blog-articles.ts';
import { query } from '#tests/stage/books.ts';
import { createClient } from '#tests/stage/calling.ts';
import { type Program, openProgram } from '#tests/stage/programs.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
let program: Program;
beforeAll(async () => {
  shop = await createTestShop();
  program = await openProgram(shop, { scopes: ['content:write', 'content:generate'] });
});
afterAll(() => shop.close());

type Row = Record<string, unknown>;
const originOf = (language: Locale) => shop.services.shop.origins[language];
const picture = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);

async function read(id: string, language: Locale = 'cs'): Promise<Row> {
  const path = `blog_posts?select=*&id=eq.${id}&language=eq.${language}`;
  const { body } = await createClient(shop).read(path);
  return Object(Array.isArray(body) ? body[0] : undefined);
}
async function rowOf(id: string): Promise<Row | undefined> {
  const told = 'title, excerpt, content, author, date::text, image_url, keywords, version';
  return (await query(shop, `select ${told} from articles where id = $1`, [id]))[0];
}
const send = (body: Row) =>
  program.call('/rest/v1/blog_posts', {
    body,
    headers: { Prefer: 'resolution=merge-duplicates, return=representation' },
  });

const lines = [
  'Sleva je [[discount:2]] a\u00a0lhůta [[figure:withdrawalDays]] dnů.',
  '',
  'Balíček [[package:ig-followers-10000]] stojí [[price:ig-followers-10000]], viz [ceník](/cenik "Ceník").',
  '',
  'Podle sítě[^1] ne`[[discount:2]]`. ![Graf](/storage/articles/0.webp) [Jinde](https://example.com)',
];
const filled = [
  'Sleva je 10\u00a0% a\u00a0lhůta 14 dnů.',
  '',
  `Balíček [${packageName('ig-followers-10000', 'cs')}](HOME/instagram/sledujici/10000) stojí 7.999\u00a0Kč, viz [ceník](HOME/cenik "Ceník").`,
  '',
  'Podle sítě[\\[1\\]](https://example.com/pravidla) ne`[[discount:2]]`. ![Graf](HOME/storage/articles/0.webp) [Jinde](https://example.com)',
];
const sources = [{ readOn: '2026-11-23', title: 'Pravidla', url: 'https://example.com/pravidla' }];

describe('an article that is read by another client', () => {
  it('has its short codes filled in, whole addresses, and the author that the page signs', async () => {
    await storeArticle(shop, {
      id: 'cteny',
      title: 'Sleva [[discount:2]]',
      excerpt: 'Od [[from:tt-likes]].',
      content: lines.join('\n'),
      sources,
    });
    await query(
      shop,
      `update articles set image_url = '/storage/blog/cteny.png' where id = 'cteny'`,
    );
    await shop.services.storage.put('blog/cteny.png', picture, 'image/png');
    shop.forget('all');
    expect(await read('cteny')).toMatchObject({
      title: 'Sleva 10\u00a0%',
      excerpt: 'Od 299\u00a0Kč.',
      content: filled.join('\n').replaceAll('HOME', originOf('cs')),
      author: 'Redakce Vzlet',
      image_url: `${originOf('cs')}/storage/blog/cteny.png`,
    });
  });

  it('has them in the language of the row, in HTML too, and nothing where the shop knows none', async () => {
    await storeArticle(shop, {
      id: 'read',
      language: 'en',
      format: 'html',
      author: 'Jane',
      content:
        '<p>From [[from:tt-likes]]<a href="/pricelist?a=1&amp;b=2">all [[package:ig-followers-1000]]</a>\n' +
        "[[package:ig-followers-1000]][[price:gone]]<img src='/storage/articles/0.webp'></p>\n" +
        '<pre>[[discount:2]] <b>[[discount:2]]</b></pre>',
    });
    const home = originOf('en');
    const name = packageName('ig-followers-1000', 'en');
    expect(await read('read', 'en')).toMatchObject({
      author: 'Jane',
      image_url: null,
      content:
        `<p>From CZK\u00a0299 (≈\u00a0€10)<a href="${home}/pricelist?a=1&amp;b=2">all ${name}</a>\n` +
        `<a href="${home}/instagram/sledujici/1000">${name}</a><img src='${home}/storage/articles/0.webp'></p>\n` +
        '<pre>[[discount:2]] <b>[[discount:2]]</b></pre>',
    });
  });

  it('says of each code what its page says', async () => {
    const codes = ['price:yt-views-5000', 'per-piece:ig-likes-100', 'from:fb-likes', 'discount:4'];
    for (const language of ['cs', 'en'] as const) {
      const id = `kody-${language}`;
      const content = codes.map((code) => `(${code.split(':')[0]}: [[${code}]])`).join('\n\n');
      await storeArticle(shop, { id, language, content });
      const page = await shop.visitor(language).get(href('article', language, { slug: id }));
      const { content: told } = await read(id, language);
      const said = String(told).split('\n\n');
      expect(said).toHaveLength(codes.length);
      for (const one of said) expect(page.text).toContain(one.replaceAll('\u00a0', ' '));
    }
  });

  it('names its cover while the picture that it names is not there', async () => {
    await storeArticle(shop, { id: 'bez-obrazku' });
    await query(
      shop,
      `update articles set image_url = '/storage/blog/bez-obrazku.png' where id = 'bez-obrazku'`,
    );
    const { image_url: cover } = await read('bez-obrazku');
    expect(cover).toBe(`${originOf('cs')}/covers/bez-obrazku.png`);
    expect((await shop.get(new URL(String(cover)).pathname)).status).toBe(200);
  });
});

describe('the picture that is stored for the id of an article', () => {
  const text = { id: 'malovany', language: 'cs', title: 'T', excerpt: 'E', content: 'C' };
  const ownAddress = () => `${originOf('cs')}/storage/blog/malovany.png`;
  const painted = async () => {
    await shop.services.storage.replace('blog/malovany.png', picture, 'image/png');
    shop.forget('all');
  };
  const shown = async () =>
    (await (await shop.get('/malovany')).text()).includes('/storage/blog/malovany');

  it('is read, as its page shows it, and written back it changes nothing', async () => {
    await painted();
    // Text, picture and article come in any sequence: of a new row null takes nothing away.
    expect((await send({ ...text, image_url: null })).body).toMatchObject([
      { image_url: ownAddress() },
    ]);
    const row = await read('malovany');
    expect([row['image_url'], await shown()]).toEqual([ownAddress(), true]);
    const before = await rowOf('malovany');
    expect((await send(row)).status).toBe(200);
    expect(await rowOf('malovany')).toEqual(before);
  });

  it('is taken away by null, and kept where the field is left out', async () => {
    await painted();
    await send({ ...text, content: 'D' });
    expect((await read('malovany'))['image_url']).toBe(ownAddress());
    const answer = await send({ ...text, image_url: null });
    expect([answer.status, answer.body]).toMatchObject([200, [{ image_url: null }]]);
    expect(await shop.services.storage.get('blog/malovany.png')).toBeUndefined();
    shop.forget('all');
    expect([(await read('malovany'))['image_url'], await shown()]).toEqual([null, false]);
  });
});

describe('a client that writes back what it has read', () => {
  it('changes nothing of the article, codes and addresses as they were', async () => {
    const before = await rowOf('cteny');
    const answer = await send(await read('cteny'));
    expect([answer.status, answer.body]).toEqual([200, [await read('cteny')]]);
    expect(await rowOf('cteny')).toEqual(before);
    const cover = await read('bez-obrazku');
    await send(cover);
    expect(await rowOf('bez-obrazku')).toMatchObject({
      image_url: '/storage/blog/bez-obrazku.png',
      author: '',
      version: 1,
    });
  });

  it('keeps the codes of the lines that it leaves as they were', async () => {
    const row = await read('cteny');
    const content = String(row['content']).replace('Podle sítě', 'Podle TikToku');
    expect((await send({ ...row, content })).status).toBe(200);
    const { content: kept } = Object(await rowOf('cteny'));
    expect(String(kept).split('\n').slice(0, 4)).toEqual(lines.slice(0, 4));
    expect(kept).toContain('Podle TikToku');
  });

  it('stores the address of a picture of our own without the host, of either edition', async () => {
    const text = { language: 'cs', title: 'S obrázkem', excerpt: 'Krátce.', content: 'Text.' };
    for (const language of ['cs', 'en'] as const) {
      const image_url = `${originOf(language)}/storage/blog/cteny.png`;
      const { status } = await send({ ...text, id: 's-obrazkem', image_url });
      expect(status).toBeLessThan(300);
      expect(await rowOf('s-obrazkem')).toMatchObject({ image_url: '/storage/blog/cteny.png' });
    }
  });
});

describe('null in the upsert', () => {
  const text = { id: 'prazdny', language: 'cs', title: 'T', excerpt: 'E', content: 'C' };

  it('takes away what need not be there, and what is left out stays', async () => {
    const image_url = '/storage/blog/prazdny.png';
    await send({ ...text, author: 'Jana', keywords: ['a'], image_url, date: '2026-01-05' });
    await send(text);
    expect(await rowOf('prazdny')).toMatchObject({ author: 'Jana', keywords: ['a'], image_url });
    const emptied = { author: null, keywords: null, image_url: null };
    expect((await send({ ...text, ...emptied })).status).toBe(200);
    expect(await rowOf('prazdny')).toMatchObject({
      author: '',
      keywords: [],
      image_url: null,
      date: '2026-01-05',
    });
  });

  it.each(['title', 'excerpt', 'content', 'language', 'date'])(
    'is a fault of the field where that has to be there: %s',
    async (field) => {
      const before = await rowOf('prazdny');
      const { status, body } = await send({ ...text, [field]: null });
      expect([status, body]).toMatchObject([
        422,
        { error: { fields: { [field]: { code: 'field-missing' } } } },
      ]);
      expect(await rowOf('prazdny')).toEqual(before);
    },
  );
});

it('a generated article goes out without a short code, with whole addresses', async () => {
  for (const language of ['cs', 'en'] as const) {
    for (const keyword of ['nákup lajků', 'buy followers', 'garance']) {
      const { status, body } = await program.call('/functions/v1/generate-blog-article', {
        body: { keyword, language },
      });
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toContain('[[');
      expect(Object(body).content).not.toMatch(/\]\(\//);
      expect(Object(body).content).toContain(`](${originOf(language)}/`);
    }
  }
});
