import { describe, expect, it } from 'vitest';
import { builtInArticles } from '#content/built-in-articles.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { storeArticle, storeArticles } from '#tests/stage/blog-articles.ts';
import { atom, jsonFeed, rss } from '#tests/stage/feed-shapes.ts';
import { textOf } from '#tests/stage/html.ts';
import { useShop } from '#tests/stage/browser/use-shop.ts';

const here = useShop({ isShared: true });

let stored: Promise<void> | undefined;

async function store(): Promise<void> {
  const { shop } = here;
  await storeArticles(shop, 60, { id: (number) => `starsi-${number}` });
  await storeArticle(shop, {
    id: 'nejnovejsi',
    title: 'Nejnovější <b>& první</b> ]]>',
    content:
      '## Část\n\nVěta s [odkazem](/cenik?a=1&b=2).[^1]\n\n[Dolů](#cast)\n\nText <script>alert(1)</script> a \u0001 & &lt;b&gt;.',
    author: 'Jana & Petr',
    date: '2027-01-01',
    checkedOn: '2027-01-03',
    topic: 'growth',
    sources: [{ readOn: '2026-12-30', title: 'Pramen', url: 'https://example.com/p' }],
  });
}

const originOf = (locale: Locale) => here.shop.services.shop.origins[locale];
async function read(path: string, locale: Locale = 'cs') {
  await (stored ??= store());
  const answer = await here.shop.get(path, locale);
  expect(answer.status, path).toBe(200);
  return { text: await answer.text(), headers: answer.headers };
}

/** What the parser of a browser makes of it. */
async function readXml(path: string, locale: Locale = 'cs'): Promise<unknown> {
  const { text } = await read(path, locale);
  expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>/);
  const page = await here.visit();
  const parsed = await page.evaluate(parse, text);
  await page.context().close();
  return parsed;
}

/** Runs in the page: elements by name, several of a name as a list, attributes as `@name`, their text as `#`. */
function parse(text: string): unknown {
  const document = new DOMParser().parseFromString(text, 'text/xml');
  const fault = document.querySelector('parsererror');
  if (fault) throw new Error(fault.textContent ?? '');
  const toValue = (element: Element): unknown => {
    const children = [...element.children];
    const said = element.textContent ?? '';
    if (children.length === 0 && element.attributes.length === 0) return said;
    const value: Record<string, unknown> = {};
    for (const { name, value: of } of element.attributes) value[`@${name}`] = of;
    if (children.length === 0 && said !== '') value['#'] = said;
    for (const name of new Set(children.map(({ tagName }) => tagName))) {
      const same = children.filter(({ tagName }) => tagName === name).map(toValue);
      value[name] = same.length > 1 ? same : same[0];
    }
    return value;
  };
  const root = document.documentElement;
  return { [root.tagName]: toValue(root) };
}

interface Entry {
  url: string;
  title: string;
  html: string;
}

/** The entries of all three, each read by the rules of its kind. */
async function entriesOf(locale: Locale): Promise<Record<string, Entry[]>> {
  const { rss: rssFeed } = rss.parse(await readXml('/blog/rss.xml', locale));
  const { feed } = atom.parse(await readXml('/blog/atom.xml', locale));
  const json = jsonFeed.parse(JSON.parse((await read('/blog/feed.json', locale)).text));
  return {
    rss: rssFeed.channel.item.map((item) => ({
      url: item.link,
      title: item.title,
      html: item['content:encoded'],
    })),
    atom: feed.entry.map(({ id, title, content }) => ({ url: id, title, html: content['#'] })),
    json: json.items.map(({ url, title, content_html: html }) => ({ url, title, html })),
  };
}

describe.each(locales)('the feeds of the edition "%s"', (locale) => {
  it('keep to the rules of their kinds, and say the same', async () => {
    const { rss: first = [], atom: second, json: third } = await entriesOf(locale);
    expect(second).toEqual(first);
    expect(third).toEqual(first);
    const own = builtInArticles.filter(({ language }) => language === locale).length;
    expect(first).toHaveLength(locale === 'cs' ? 50 : own);
    expect(new Set(first.map(({ url }) => url)).size).toBe(first.length);
    for (const { url } of first) expect(url.startsWith(`${originOf(locale)}/`)).toBe(true);
  });

  it('have whole texts without an address that only a page understands', async () => {
    for (const { url, html } of (await entriesOf(locale)).json ?? []) {
      const found = [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, to = '']) => to);
      expect(
        found.filter((to) => !/^(?:https?:\/\/|mailto:|tel:)/.test(to)),
        url,
      ).toEqual([]);
      const path = new URL(url).pathname;
      const text = textOf(html).slice(0, 200);
      const page = textOf((await read(path, locale)).text).replaceAll('\u0001', '');
      expect(page.replaceAll(/\s+/g, ' '), path).toContain(text.replaceAll(/\s+/g, ' '));
    }
  });
});

describe('a feed', () => {
  it('has the newest first, its markup as text, its links absolute and its sources', async () => {
    const [newest] = (await entriesOf('cs')).atom ?? [];
    expect(newest?.url).toBe(`${originOf('cs')}/nejnovejsi`);
    expect(newest?.title).toBe('Nejnovější <b>& první</b> ]]>');
    expect(newest?.html).toContain(`href="${originOf('cs')}/cenik?a=1&amp;b=2"`);
    expect(newest?.html).toContain(`href="${originOf('cs')}/nejnovejsi#source-1"`);
    expect(newest?.html).toContain('href="https://example.com/p"');
    expect(newest?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(newest?.html).not.toContain('<script');
    const { feed } = atom.parse(await readXml('/blog/atom.xml'));
    expect(feed.updated).toBe('2027-01-03T00:00:00Z');
    expect(feed.entry[0]).toMatchObject({
      published: '2027-01-01T00:00:00Z',
      updated: '2027-01-03T00:00:00Z',
      author: { name: 'Jana & Petr' },
      category: { '@term': 'Jak růst' },
    });
  });

  it.each([
    ['/blog/rss.xml', 'application/rss+xml; charset=utf-8'],
    ['/blog/atom.xml', 'application/atom+xml; charset=utf-8'],
    ['/blog/feed.json', 'application/feed+json; charset=utf-8'],
  ])('is kept for everyone until an article changes: %s', async (path, type) => {
    const { headers } = await read(path);
    expect(headers.get('Content-Type')).toBe(type);
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    expect(headers.get('X-Page-Tags')).toBe('articles catalogue claims');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });
});
