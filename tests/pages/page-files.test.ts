import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { href } from '#domain/addresses.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { builtFile } from '#tests/stage/built-file.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(async () => {
  await shop.close();
});

async function htmlOf(path: string, locale: Locale = 'cs'): Promise<string> {
  return (await shop.get(shop.services.shop.origins[locale] + path)).text();
}

/** What a page links to by this relation. */
function linkedBy(html: string, rel: string): string[] {
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([link]) => link);
  return links
    .filter((link) => link.includes(` rel="${rel}"`))
    .map((link) => / href="([^"]*)"/.exec(link)?.[1] ?? '');
}

describe('the page of the order', () => {
  it.each([
    ['cs' as const, /order-wizard\.cs/],
    ['en' as const, /order-wizard\.en/],
  ])('names every script that wakes it, and those of no other (%s)', async (locale, own) => {
    const html = await htmlOf('/objednavka', locale);
    const scripts = linkedBy(html, 'modulepreload');
    expect(new Set(scripts).size).toBe(scripts.length);
    expect(scripts.filter((script) => script.includes('island'))).toEqual([
      expect.stringMatching(own),
    ]);
    const entry = /<script type="module" src="([^"]*)"/.exec(html)?.[1];
    for (const script of scripts) {
      const code = await readFile(`build/client${script}`, 'utf8');
      const imported = [...code.matchAll(/(?:from|import)\s*["`']\.\/([^"`']+)["`']/g)];
      for (const [, file] of imported) expect([...scripts, entry]).toContain(`/assets/${file}`);
    }
    expect(scripts.some((script) => script.includes('react-'))).toBe(true);
  });

  it('asks for its styles first, for the scripts that wake it behind them, and for no typeface', async () => {
    const html = await htmlOf('/objednavka');
    const wanted = [...html.matchAll(/<link\b[^>]* rel="(stylesheet|modulepreload|preload)"/g)];
    const sequence = wanted.map(([, rel]) => rel);
    const scripts = linkedBy(html, 'modulepreload').map(() => 'modulepreload');
    expect(sequence).toEqual(['stylesheet', 'stylesheet', ...scripts]);
  });

  it.each(['/', '/cenik', '/instagram/sledujici/1000', '/obchodni-podminky'])(
    'is the only one to do so: %s fetches no island ahead',
    async (path) => {
      const scripts = linkedBy(await htmlOf(path), 'modulepreload');
      expect(scripts.filter((script) => /island|client-|react-/.test(script))).toEqual([]);
    },
  );
});

describe('the files of a page', () => {
  it.each(['/', '/cenik', '/objednavka', '/obchodni-podminky'])(
    'of %s carry their hash in their names, so that they may be kept for ever',
    async (path) => {
      const html = await htmlOf(path);
      const files = [...html.matchAll(/(?:href|src)="(\/[^"#]*\.\w+)(?:#[^"]*)?"/g)];
      const names = files.map(([, file]) => file);
      expect(names).toContain(builtFile('icons.svg'));
      expect(names).toContain(builtFile('favicon.svg'));
      // Systems keep the manifest under the one name that they know.
      const hashed = names.filter((name) => name !== href('webManifest', 'cs'));
      for (const name of hashed) expect(name).toMatch(/^\/assets\/[\w.-]+-[\w-]{8}\.\w+$/);
    },
  );

  it.each(locales)(
    'of edition %s have every typeface fetched ahead, and no other',
    async (locale) => {
      const html = await htmlOf('/', locale);
      const css = linkedBy(html, 'stylesheet').map((file) =>
        readFile(`build/client${file}`, 'utf8'),
      );
      const faces =
        (await Promise.all(css)).join('').match(/@font-face\s*\{[^}]*url[^}]*\}/g) ?? [];
      const ahead = linkedBy(html, 'preload').filter((file) => file.endsWith('.woff2'));
      const known = faces.map((face) => /url\(["']?([^"')]*)/.exec(face)?.[1]);
      expect(known).toHaveLength(4);
      for (const file of ahead) expect(known).toContain(file);
      // Headings of the English edition have no Czech letters.
      const unused = locale === 'en' ? [builtFile('bricolage-grotesque-latin-ext.woff2')] : [];
      expect(known.filter((file) => !ahead.includes(file ?? ''))).toEqual(unused);
    },
  );
});
