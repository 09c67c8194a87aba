import { adminHref } from '#domain/addresses.ts';
import { storeArticle } from '#tests/stage/blog-articles.ts';
import { query } from '#tests/stage/books.ts';
import { type OpenSection, openInside, plain } from './section-stage.ts';
import { actionButton } from './section.ts';

const ID = 'clanek-na-stole';
const place = { language: 'cs', id: ID } as const;

/** Articles in the section: an own one with a former text, one that the shop came with, and what is wrong with a form. */
export const articleScreens: Record<string, OpenSection> = {
  articles: async (page, stage) => {
    await storeArticle(stage.shop, { id: ID, title: 'Článek na stole', state: 'draft' });
    await query(
      stage.shop,
      `insert into article_versions (article_id, language, version, title, excerpt, content, format, author, date,
          sources, keywords, saved_at, replaced_at)
        select id, language, version, title, excerpt, 'Dřívější znění.', format, author, date, sources, keywords,
          now(), now()
        from articles where id = $1`,
      [ID],
    );
    await query(stage.shop, 'update articles set version = 2 where id = $1', [ID]);
    await plain('operatorArticles')(page, stage);
  },
  'articles no hit': plain('operatorArticles', { q: 'nikdeneni' }),
  'article of the program': (page, stage) =>
    openInside(
      page,
      stage,
      adminHref('operatorArticle', { language: 'cs', id: 'proc-cisla-klesaji' }),
    ),
  article: (page, stage) => openInside(page, stage, adminHref('operatorArticle', place)),
  'article version': (page, stage) =>
    openInside(page, stage, adminHref('operatorArticleVersion', { ...place, version: '1' })),
  'new article': plain('operatorNewArticle'),
  'new article refused': async (page, stage) => {
    await plain('operatorNewArticle')(page, stage);
    await actionButton(page, 'save').click();
    await page.locator('.field__error').first().waitFor();
  },
};
