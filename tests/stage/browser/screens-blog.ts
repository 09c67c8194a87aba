import type { Page } from 'playwright-core';
import { topicSlug } from '#domain/content/articles/slugs.ts';
import { href } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { anArticle, storeArticles } from '#tests/stage/blog-articles.ts';
import { query } from '#tests/stage/books.ts';
import { articleAddress, listAddress, searchAddress } from '#web/blog/addresses.ts';
import type { Stage } from './stage.ts';

type Open = (page: Page, stage: Stage) => Promise<unknown>;

const at =
  (address: (locale: Locale) => string): Open =>
  (page, { locale }) =>
    page.goto(address(locale));

/** All that a text may have, by an author who does not keep to the measure. */
const EVERYTHING = `## Nadpis

Odstavec s [odkazem](/cenik), **tučně**, *kurzívou* a \`kódem\`.[^1]

### Menší nadpis

> Citace, která má víc než jeden řádek, aby bylo vidět, jak stojí vedle čáry.

1. První
2. Druhý
   - vnořený

| Síť | Kolik | Kdy | Proč | Poznámka |
| --- | ---: | :---: | --- | --- |
| Instagram | 1.000 | dnes | protože | ${'dlouhé slovo '.repeat(6)} |
| YouTube | 50 | zítra | ${'nepřerušitelnéslovo'.repeat(4)} | nic |

\`\`\`
${'velmi-dlouhý-řádek-kódu'.repeat(8)}
\`\`\`

## Konec

Poslední věta.`;

/** The blog: its lists, its search, an article of the shop, and one with all that there is. */
export const blogScreens: Record<string, Open> = {
  blog: at((locale) => href('blog', locale)),
  'blog page': at((locale) => listAddress(locale, { page: 2 })),
  'blog topic': at((locale) => href('blogTopic', locale, { topic: topicSlug(locale, 'growth') })),
  'blog search': at((locale) => href('blogSearch', locale)),
  'blog search found': at((locale) => searchAddress(locale, 'instagram')),
  'blog search nothing': at((locale) => searchAddress(locale, 'xyzzyx')),
  article: at((locale) => articleAddress(anArticle(locale))),
  'article everything': async (page, { shop, locale: language }) => {
    const id = `vsechno-${language}`;
    const there = await query(shop, 'select from articles where id = $1', [id]);
    if (there.length === 0) {
      const sources = [{ readOn: '2026-11-20', title: 'Zdroj', url: 'https://example.com/a' }];
      const article = { language, title: 'Nejneobhospodařovávatelnější nadpis', sources };
      await storeArticles(shop, 1, { ...article, id: () => id, content: EVERYTHING });
    }
    await page.goto(articleAddress({ language, id }));
    await page.locator('.text table').waitFor();
  },
};
