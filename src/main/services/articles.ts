import type { Logger } from 'pino';
import { builtInArticles as writtenArticles } from '#content/built-in-articles.ts';
import { findFormerAddress } from '#database/articles/article-versions.ts';
import { searchArticles } from '#database/articles/article-search.ts';
import {
  countPosts,
  countPostsAmong,
  findPublishedPost,
  listPostHeads,
  listPostHeadsById,
  listPostsBeside,
} from '#database/articles/published-articles.ts';
import type { Database, DatabaseClient } from '#database/client.ts';
import {
  type Article,
  type ArticleHead,
  ARTICLES_PER_PAGE,
  idsOfPages,
  isArticleId,
} from '#domain/content/articles/article.ts';
import {
  type Articles,
  mergedPage,
  compareNewestFirst,
  relatedTo,
  rowsNeeded,
} from '#domain/content/articles/articles.ts';
import { searchWords } from '#domain/content/articles/article-filter.ts';
import { toArticle, toArticleHead } from '#domain/content/articles/stored-article.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { ALL } from '#main/page-cache/page-cache.ts';
import type { Workers } from '#main/workers/workers.ts';
import { RenderedArticles } from './rendered-articles.ts';
import { type UnlessAway, withFallback } from './remember.ts';

/** Articles of the database that are compared with one, to find what it has in common with. */
const MOST_COMPARED = 30;

const tagsOfArticles = new Set(['articles', 'catalogue', 'claims', ALL]);

interface Sources {
  database: Pick<DatabaseClient, 'db'>;
  settings: { shop: Pick<Shop, 'origins'> };
  clock: () => Date;
  log: Logger;
  /** What the shop comes with, newest first. */
  builtInArticles?: readonly Article[] | undefined;
}

/** The articles of the shop, and what forgets those that lie in memory when something has changed. */
export interface MadeArticles {
  articles: Articles;
  forget(tag: string): void;
}

/** Built-in articles and those of the database, as one list; without the database the built-in ones. */
export function makeArticles(sources: Sources, renderIn: Workers['renderArticle']): MadeArticles {
  const { clock, log, builtInArticles: builtIn = writtenArticles } = sources;
  const { db } = sources.database;
  const { shop } = sources.settings;
  const rendered = new RenderedArticles(Object.values(shop.origins), log, renderIn);
  // A search that takes too long takes nothing from the lists.
  const unless = withFallback('articles of the database', clock, log);
  const unlessSearch = withFallback('the search of articles', clock, log);
  const reader = { db, unless, builtIn, except: exceptOf(builtIn) };
  return {
    forget: (tag) => {
      if (tagsOfArticles.has(tag)) rendered.forget();
    },
    articles: {
      list: (asked) => listArticles(reader, asked),
      find: (asked) => findArticle(reader, asked),
      findFormer: (asked) => findFormer(reader, asked),
      countAmong: (ids) => countArticles(reader, ids),
      around: (article) => articlesAround(reader, article),
      search: (asked) => findByWords({ ...reader, unless: unlessSearch }, asked),
      render: (article, facts) => rendered.render(article, facts),
      preview: (article, facts) => rendered.render(article, facts, { isPreview: true }),
    },
  };
}

interface Reader {
  db: Database;
  unless: UnlessAway;
  builtIn: readonly Article[];
  except: readonly string[];
}

/** Ids that a row may have and that lead elsewhere: to a built-in article or a page of the shop (rules 59). */
function exceptOf(builtIn: readonly Article[]): string[] {
  return [...builtIn.map(({ id }) => id), ...idsOfPages];
}

async function listArticles(
  { db, unless, builtIn, except }: Reader,
  { language, topic, page, size }: Parameters<Articles['list']>[0],
): ReturnType<Articles['list']> {
  const known = builtIn
    .filter((one) => one.language === language && (topic === undefined || one.topic === topic))
    .map(headOf);
  const wanted = pageOf(page, size);
  const which = { language, topic, except };
  const read = await unless(() =>
    Promise.all([
      listPostHeads(db, { ...which, ...rowsNeeded(wanted, known.length) }),
      countPosts(db, which),
    ]),
  );
  const [rows, count] = read === 'away' ? [[], 0] : read;
  const heads = mergedPage(wanted, known, rows.map(toArticleHead));
  return { heads, total: known.length + count, away: read === 'away' };
}

async function findArticle(
  { db, builtIn, except }: Reader,
  { language, id }: Parameters<Articles['find']>[0],
): ReturnType<Articles['find']> {
  const known = builtIn.find((one) => one.id === id && one.language === language);
  if (known || !isArticleId(id) || except.includes(id)) return known;
  const row = await findPublishedPost(db, { id, language });
  return row && toArticle(row);
}

async function findFormer(
  reader: Reader,
  { language, id }: Parameters<Articles['findFormer']>[0],
): ReturnType<Articles['findFormer']> {
  if (!isArticleId(id)) return undefined;
  const moved = await findFormerAddress(reader.db, id, language);
  return moved === undefined ? undefined : findArticle(reader, { language, id: moved });
}

async function countArticles({ db, unless, builtIn, except }: Reader, ids: readonly string[]) {
  const known = new Set(builtIn.map(({ id }) => id));
  const others = ids.filter((id) => !except.includes(id));
  const count = await unless(() => countPostsAmong(db, others));
  return ids.filter((id) => known.has(id)).length + (count === 'away' ? 0 : count);
}

async function articlesAround(
  { db, unless, builtIn, except }: Reader,
  article: ArticleHead,
): ReturnType<Articles['around']> {
  const { language, topic } = article;
  const known = builtIn.filter((one) => one.language === language).map(headOf);
  const which = { language, except, limit: 1 };
  const read = await unless(() =>
    Promise.all([
      listPostsBeside(db, article, { ...which, side: 'older' }),
      listPostsBeside(db, article, { ...which, side: 'newer' }),
      listPostHeads(db, { language, topic, except, limit: MOST_COMPARED, offset: 0 }),
    ]),
  );
  const [older, newer, compared] = read === 'away' ? [[], [], []] : read;
  const beside = [...known, ...older.map(toArticleHead), ...newer.map(toArticleHead)]
    .filter(({ id }) => id !== article.id)
    .toSorted(compareNewestFirst);
  return {
    previous: beside.find((one) => compareNewestFirst(one, article) > 0),
    next: beside.findLast((one) => compareNewestFirst(one, article) < 0),
    related: relatedTo(article, [...known, ...compared.map(toArticleHead)]),
    away: read === 'away',
  };
}

async function findByWords(
  { db, unless, builtIn, except }: Reader,
  { language, words, page }: Parameters<Articles['search']>[0],
): ReturnType<Articles['search']> {
  const wanted = searchWords(words, language);
  if (wanted.length === 0) return { heads: [], total: 0 };
  const known = new Map(builtIn.map((article) => [article.id, headOf(article)]));
  const asked = { language, words: wanted, builtIn: [...known.keys()], except, ...pageOf(page) };
  return unless(async () => {
    const { found, total } = await searchArticles(db, asked);
    const ids = found.filter(({ isBuiltIn }) => !isBuiltIn).map(({ id }) => id);
    const rows = ids.length === 0 ? [] : await listPostHeadsById(db, { ids, language });
    const stored = new Map(rows.map((row) => [row.id, toArticleHead(row)]));
    const headOfFound = ({ id, isBuiltIn }: (typeof found)[number]) =>
      (isBuiltIn ? known : stored).get(id) ?? [];
    return { heads: found.flatMap(headOfFound), total };
  });
}

function pageOf(page: number, size = ARTICLES_PER_PAGE): { offset: number; limit: number } {
  return { offset: (page - 1) * size, limit: size };
}

/** Without the text: what a page gets for a list it may hand on. */
function headOf(article: Article): ArticleHead {
  const { content: _, sources: __, format: ___, origin: ____, ...head } = article;
  return head;
}
