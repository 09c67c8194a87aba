import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInArticles } from '#content/built-in-articles.ts';
import { findService } from '#domain/catalogue/catalogue.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { formatMoney } from '#domain/money.ts';
import { anArticle, storeArticle } from '#tests/stage/blog-articles.ts';
import { createCuttableShop } from '#tests/stage/cuttable-shop.ts';
import type { DatabaseProxy } from '#tests/stage/database-proxy.ts';
import { alternatesOf, linksOf, metaOf, titleOf } from '#tests/stage/html.ts';
import { catalogue } from '#tests/stage/offering.ts';
import type { TestShop } from '#tests/stage/shop.ts';
import { structuredDataOf } from '#tests/stage/structured-data.ts';

let shop: TestShop;
let database: DatabaseProxy;
beforeAll(async () => {
  ({ shop, database } = await createCuttableShop());
  const sources = [
    {
      readOn: '2026-11-20',
      title: 'Pramen: [en: A source]',
      url: 'https://example.com/a?b=1&c=2',
    },
  ];
  await storeArticle(shop, {
    id: 'jak-na-to',
    title: 'Jak na to & proč',
    content: '## Začátek\n\nVěta.[^1]\n\n## Konec\n\n| Síť | Počet |\n| --- | ---: |\n| A | 1 |',
    author: 'Jana Nováková',
    date: '2026-10-01',
    checkedOn: '2026-11-02',
    topic: 'safety',
    translation: 'how-to-do-it',
    sources,
  });
  const english = { language: 'en', translation: 'jak-na-to' } as const;
  await storeArticle(shop, {
    id: 'how-to-do-it',
    ...english,
    title: 'How to do it',
  });
  await storeArticle(shop, { id: 'only-in-english', language: 'en' });
  await storeArticle(shop, {
    id: 'points-nowhere',
    language: 'en',
    translation: 'neni-tu',
  });
  await storeArticle(shop, { id: 'rozepsany', state: 'draft' });
});
afterAll(async () => {
  database.mend();
  await shop.close();
  await database.close();
});

const cs = 'http://localhost:3000';
const en = 'http://en.localhost:3000';
const read = (path: string, locale: Locale = 'cs') => shop.visitor(locale).get(path);

describe('an article', () => {
  it('says what it is, when it was written and checked, by whom, and how long it takes', async () => {
    const { status, html, text, headers } = await read('/jak-na-to');
    expect(status).toBe(200);
    expect(headers.get('X-Page-Tags')).toBe('articles catalogue claims');
    expect(titleOf(html)).toBe('Jak na to & proč | Vzlet');
    expect(html).toContain('<h1>Jak na to &amp; proč</h1>');
    expect(text).toMatch(/1\. října 2026 ověřeno 2\. listopadu 2026 Jana Nováková 1 minuta čtení/);
    expect(html).toMatch(/<a class="line-link" href="\/blog">/);
    expect(metaOf(html)).toMatchObject({
      'og:type': 'article',
      'article:published_time': '2026-10-01',
      'article:modified_time': '2026-11-02',
      'article:section': 'Bezpečí',
    });
    expect(structuredDataOf(html)).toContainEqual(
      expect.objectContaining({
        '@type': 'BlogPosting',
        headline: 'Jak na to & proč',
        author: { '@type': 'Person', name: 'Jana Nováková' },
        dateModified: '2026-11-02',
      }),
    );
  });

  it('of the shop is by its editorial office', async () => {
    for (const [locale, office] of [
      ['cs', 'Redakce Vzlet'],
      ['en', 'Vzlet editorial'],
    ] as const) {
      const { text } = await read(`/${anArticle(locale).id}`, locale);
      expect(text).toContain(office);
    }
  });

  it('lists its sections, and its sources with the day on which they were read', async () => {
    const { html, text } = await read('/jak-na-to');
    const contents = /<details class="contents">.*?<\/details>/s.exec(html)?.[0] ?? '';
    expect([...contents.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)).toEqual([
      'zacatek',
      'konec',
      'sources',
    ]);
    for (const id of ['zacatek', 'konec', 'sources', 'source-1', 'mark-1'])
      expect(html).toContain(` id="${id}"`);
    expect(html).toContain('href="https://example.com/a?b=1&amp;c=2" rel="noopener"');
    expect(text).toContain('přečteno 20. listopadu 2026');
  });

  it('says in which language a source is called, in the feed too', async () => {
    const { html, text } = await read('/jak-na-to');
    expect(html).toContain('>Pramen: <span lang="en">A source</span></a>');
    expect(text).not.toContain('[en:');
    const feed: unknown = JSON.parse((await read('/blog/feed.json')).html);
    expect(JSON.stringify(feed)).toContain(String.raw`<span lang=\"en\">`);
    expect(JSON.stringify(feed)).not.toContain('[en:');
  });

  it('takes no anchor that its page has, whatever its headings are', async () => {
    const idsOf = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
    const around = idsOf((await read('/jak-na-to')).html);
    const content = around.map((id) => `## ${id.replaceAll('-', ' ')}`).join('\n\n');
    await storeArticle(shop, { id: 'vsechny-nadpisy', content });
    const ids = idsOf((await read('/vsechny-nadpisy')).html);
    expect(ids.length).toBeGreaterThan(around.length);
    expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
  });

  it.each(locales)('offers our services for Instagram at their prices (%s)', async (locale) => {
    const { html, text } = await read(`/${anArticle(locale).id}`, locale);
    const block = /<section class="block our-services">.*?<\/section>/s.exec(html)?.[0] ?? '';
    expect(block).toContain(
      locale === 'cs' ? 'Naše služby pro Instagram' : 'Our Instagram Services',
    );
    const list = locale === 'cs' ? '/cenik' : '/pricelist';
    expect(
      [...block.matchAll(/<a class="our-services__card" href="([^"]+)"/g)].map(([, to]) => to),
    ).toEqual([
      `${list}#instagram`,
      `${list}/instagram/lajky#lajky`,
      `${list}/instagram/zhlednuti#zhlednuti`,
    ]);
    for (const id of ['followers', 'likes', 'views']) {
      const packages = findService(catalogue, 'instagram', id)?.packages ?? [];
      const lowest = Math.min(...packages.map(({ price }) => price));
      expect(block).toContain(formatMoney(locale, lowest));
    }
    expect(block).toContain('href="/#objednat"');
    expect(text).toMatch(locale === 'cs' ? /nemusí pocházet od skutečných/ : /real, active/);
  });

  it.each(locales)('is sent in less than 20 kB (%s)', async (locale) => {
    const own = builtInArticles.filter(({ language }) => language === locale);
    for (const { id } of own.toSorted((a, b) => b.content.length - a.content.length).slice(0, 3)) {
      const { html } = await read(`/${id}`, locale);
      expect(brotliCompressSync(html).length, id).toBeLessThan(20_000);
      expect(html.match(/<script(?![^>]*ld\+json)[^>]*>/g)).toHaveLength(1);
    }
  });

  it('leads to what is related, and to the articles beside it, which may be of the same day', async () => {
    const { html, text } = await read('/jak-na-to');
    expect(text).toContain('Následující článek');
    expect(text).not.toMatch(/Starší|Novější/);
    expect(html).toMatch(/<a class="neighbours__link[^"]*" href="\/[a-z0-9-]+" rel="next">/);
    expect(html).toMatch(/<section class="article__related"><h2>Související články<\/h2>/);
  });
});

describe('the two languages of an article', () => {
  it('name and lead to one another', async () => {
    const { html } = await read('/jak-na-to');
    expect(alternatesOf(html)).toEqual({
      cs: `${cs}/jak-na-to`,
      en: `${en}/how-to-do-it`,
      'x-default': `${cs}/jak-na-to`,
    });
    expect(html).toContain(`href="${en}/how-to-do-it" lang="en" hrefLang="en"`);
    expect(html).toMatch(new RegExp(`href="${en}/how-to-do-it"[^>]*data-language-switch`));
  });

  it.each(['only-in-english', 'points-nowhere'])(
    'are not claimed where there is one: %s',
    async (id) => {
      const { status, html } = await read(`/${id}`, 'en');
      expect(status).toBe(200);
      expect(alternatesOf(html)).toEqual({});
      expect(linksOf(html, 'canonical')).toEqual([`${en}/${id}`]);
      expect(html).toMatch(new RegExp(`href="${cs}/blog"[^>]*data-language-switch`));
    },
  );
});

describe('an address of one part', () => {
  it.each([
    ['/how-to-do-it', 308, '/jak-na-to'],
    ['/Jak-Na-To', 308, '/jak-na-to'],
    ['/HOW-TO-DO-IT', 308, '/jak-na-to'],
    ['/jak-na-to/', 308, '/jak-na-to'],
    ['/only-in-english', 302, '/404'],
    ['/points-nowhere', 302, '/404'],
    ['/rozepsany', 302, '/404'],
    ['/jak_na_to', 302, '/404'],
    [`/${'a'.repeat(3000)}`, 302, '/404'],
  ])('%.40s leads by a %i to %s', async (path, status, to) => {
    const answer = await read(path);
    expect([answer.status, answer.location]).toEqual([status, cs + to]);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  it('is not said to be unknown while nobody can know', async () => {
    database.cut();
    try {
      expect((await read('/jak-na-to')).status).toBe(503);
      expect((await read(`/${anArticle('cs').id}`)).status).toBe(200);
      expect((await read('/jak_na_to')).status).toBe(302);
    } finally {
      database.mend();
    }
  });
});
