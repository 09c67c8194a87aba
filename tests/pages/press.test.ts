import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPress } from '#content/press/demo-press.ts';
import { pressMarks } from '#database/schema/content.ts';
import { locales } from '#domain/locale.ts';
import { textOf } from '#tests/stage/html.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { publicShop } from '#tests/stage/wire/public-shop.ts';

const own = {
  name: 'Podvečer',
  titleCs: 'Obchod s\u00a0čísly',
  titleEn: 'A shop of numbers',
  sentenceCs: 'Co se kupuje, stojí v\u00a0ceníku.',
  sentenceEn: 'What is bought stands in the price list.',
  url: 'https://podvecer.example/obchod-s-cisly',
  publishedOn: '2026-10-01',
  position: 1,
};

async function enter(shop: TestShop, mark: Partial<typeof own> = {}): Promise<void> {
  const createdAt = shop.services.clock();
  await shop.services.db
    .insert(pressMarks)
    .values({ ...own, ...mark, id: randomUUID(), createdAt });
  shop.forget('press');
}

async function home(shop: TestShop, locale: 'cs' | 'en') {
  const html = await (await shop.get('/', locale)).text();
  return { html, text: textOf(html) };
}

describe('the block of the press on a local shop', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop();
  });
  afterAll(() => shop.close());

  it.each(locales)('shows five made-up papers in the %s edition and says so', async (locale) => {
    const { html, text } = await home(shop, locale);
    for (const { name, title, sentence } of demoPress) {
      expect(html).toContain(`aria-label="${name}"`);
      expect(text).toContain(title[locale].replaceAll('\u00a0', ' '));
      expect(text).toContain(sentence[locale].replaceAll('\u00a0', ' '));
    }
    expect(text).toMatch(locale === 'cs' ? /Píše se o nás Ukázka/ : /In the press Sample/);
  });

  it('gives way to the first real one', async () => {
    await enter(shop);
    const { html, text } = await home(shop, 'en');
    expect(text).toContain('Podvečer A shop of numbers');
    expect(html).toContain(`href="${own.url}"`);
    expect(text).not.toMatch(/In the press Sample|Tangenta/);
  });
});

describe('the block of the press on a public shop', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await createTestShop({ env: publicShop });
  });
  afterAll(() => shop.close());

  it('is not there before the operator has entered a mark', async () => {
    expect((await home(shop, 'cs')).html).not.toContain('id="press"');
    await enter(shop, { titleCs: 'Obchod <script>alert(1)</script>' });
    const { html, text } = await home(shop, 'cs');
    expect(text).toContain('Píše se o nás Podvečer Obchod <script>');
    expect(html).not.toContain('<script>alert');
  });

  it('shows five marks at most, in their order', async () => {
    for (const position of [9, 3, 4, 2, 5]) {
      await enter(shop, { name: `List ${position}`, position });
    }
    const { text } = await home(shop, 'cs');
    const shown = [...text.matchAll(/List (\d)/g)].map(([, position]) => position);
    expect(shown).toEqual(['2', '3', '4', '5']);
  });
});
