import type { Article } from '#domain/content/articles/article.ts';
import { compareNewestFirst } from '#domain/content/articles/articles.ts';

/** An article that a shop of the tests comes with. */
export function builtInArticle(id: string, more: Partial<Article> = {}): Article {
  return {
    id,
    language: 'cs',
    title: `Titulek ${id}`,
    excerpt: 'Úryvek.',
    date: '2026-11-23',
    topic: 'numbers',
    keywords: [],
    cover: { family: 'curve', values: [1, 2, 3, 4] },
    origin: 'built-in',
    format: 'markdown',
    content: 'Obsah.',
    sources: [],
    ...more,
  };
}

/** In the order in which a shop takes them. */
export function builtIn(...articles: Article[]): Article[] {
  return articles.toSorted(compareNewestFirst);
}

/** Stores an article of each of so many days, the newest first: `clanek-1` on the 22nd of November 2026. */
export const STORE_ARTICLES = `
  insert into articles (id, language, title, excerpt, content, format, author, date, topic, keywords, origin,
    state, created_at)
  select prefix || '-' || i, language, 'Titulek ' || i, 'Úryvek ' || i,
    '## Nadpis' || E'\\n\\n' || repeat('Sledující přibývají pomalu a jejich počet kolísá. ', 1 + i % 40)
      || case when i in (7, 57) then 'Vzácné slovo velryba.' else '' end,
    'markdown', 'Redakce', date '2026-11-23' - i, (array['networks', 'numbers', 'growth', 'safety', 'buying'])[1 + i % 5],
    array['klíč ' || i % 7], 'operator', 'published', now()
  from generate_series(1, $1::integer) i, (values ('cs', 'clanek'), ('en', 'article')) l(language, prefix)`;

/** What the shop of the tests of articles comes with. */
export const ownArticles = builtIn(
  builtInArticle('proc-cisla-klesaji', {
    title: 'Proč čísla klesají',
    date: '2026-11-20',
    keywords: ['klíč 3'],
    content: 'Odstoupení a **reklamace**. Žluťoučký kůň, [[price:ig-followers-1000]].[^1]',
  }),
  builtInArticle('jiny-predmet', { date: '2026-10-25', topic: 'safety' }),
  builtInArticle('nejstarsi', {
    date: '2020-01-01',
    content: 'Program z roku 2007 žádá 4.000 hodin.',
  }),
  builtInArticle('why-counts-drop', {
    language: 'en',
    title: 'Why counts drop',
    content: 'A withdrawal is not a refund. Since 2007 the program asks for 4,000 hours.',
  }),
);

/** A draft, two at addresses that are taken, and one in HTML that nobody has looked through. */
export const STORE_ODD_ARTICLES = `insert into articles (id, language, title, excerpt, content, format, author, date, sources, image_url,
       keywords, origin, state, created_at)
     values
       ('koncept', 'cs', 'Koncept', '', 'velryba', 'markdown', 'R', '2027-01-01', '[]', null, '{}', 'operator', 'draft', now()),
       ('faq', 'cs', 'Na adrese stránky', '', 'velryba', 'markdown', 'R', '2027-01-01', '[]', null, '{}', 'operator', 'published', now()),
       ('nejstarsi', 'en', 'Taken', '', 'velryba', 'markdown', 'R', '2027-01-01', '[]', null, '{}', 'operator', 'published', now()),
       ('html', 'cs', 'V HTML', '', ' <p onclick="x">Odstavec o&nbsp;kytovcích</p>', 'html', 'Jana', '2019-01-01',
         '[{"readOn":"2026-01-01","title":"S","url":"javascript:alert(1)"},{"readOn":"2026-01-01","title":"T","url":"https://t.cz"}, 7]',
         'javascript:alert(1)', '{}', 'generated', 'published', now())`;
