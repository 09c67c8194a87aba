import {
  deleteArticleVersions,
  findFormerAddress,
  findVersion,
  listFormerAddresses,
  listVersions,
} from '#database/articles/article-versions.ts';
import { findStoredArticle, takenIds } from '#database/articles/article-changes.ts';
import { listArticles, listTitles } from '#database/articles/article-list.ts';
import type { Database } from '#database/client.ts';
import { listWrittenTexts, readWritten } from '#database/generators/written-texts.ts';
import { articleFilter } from '#domain/content/articles/article-filter.ts';

/** What editors leave behind: former texts, former addresses, and how the texts of generators came about. */
export const BESIDE_ARTICLES = [
  `update articles set origin = 'generated', writer = 'composer',
     read_at = case when id like '%77' then null else now() end
   where id like '%7'`,
  `update articles set state = 'draft' where id like '%9'`,
  `insert into article_versions (article_id, language, version, title, excerpt, content, format, author, date,
     sources, keywords, saved_at, replaced_at)
   select id, language, number, title, excerpt, content, format, author, date, sources, keywords, created_at,
     timestamptz '2010-01-01' + (date '2026-11-23' - date) * interval '1 day'
   from articles, generate_series(1, 2) number`,
  `insert into article_redirects (id, article_id, language, created_at)
   select 'stary-' || id, id, language, created_at from articles`,
  `insert into written_texts (article_id, language, writer, provider, prompt_hash, milliseconds, text, written_at)
   select id, language, 'composer', 'passages', 'x', 1, title, created_at from articles where origin = 'generated'`,
];

const filters = [
  '',
  'state=draft',
  'state=published',
  'language=en',
  'topic=safety',
  'origin=generated',
  'unread=on',
  'q=velryba',
  'after=2026-01-01~clanek-77',
  'state=draft&before=2026-01-01~clanek-77',
  'language=cs&topic=safety&state=draft&origin=generated',
];

const list = (query: string) => (db: Database) =>
  listArticles(db, articleFilter.read(new URLSearchParams(query)), []);

/** What is asked of the articles of the section, each by an index however many there are. */
export const articleQuestions: Record<string, (db: Database) => Promise<unknown>> = {
  ...Object.fromEntries(filters.map((query) => [`the list of articles: ${query}`, list(query)])),
  'an article of any state': (db) => findStoredArticle(db, 'clanek-77'),
  'the ids that are taken': (db) => takenIds(db, ['clanek-77', 'stary-clanek-7'], 'clanek-7'),
  'the articles that can be translations': (db) => listTitles(db, 'en', 100),
  'the versions of an article, further down': (db) =>
    listVersions(db, 'clanek-77', { side: 'after', row: '7' }),
  'a version': (db) => findVersion(db, 'clanek-77', 1),
  'versions to be deleted': (db) => deleteArticleVersions(db, new Date('2010-02-01'), 500),
  'the former addresses of an article': (db) => listFormerAddresses(db, 'clanek-77', 10),
  'the article of a former address': (db) => findFormerAddress(db, 'stary-clanek-7', 'cs'),
  'how a text came about': (db) => readWritten(db, { kind: 'article', id: 'clanek-77' }),
  'what was written last': (db) =>
    listWrittenTexts(db, { kind: 'article', language: 'cs', limit: 100 }),
};
