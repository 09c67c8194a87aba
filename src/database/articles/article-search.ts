import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Article } from '#domain/content/articles/article.ts';
import type { SearchWord } from '#domain/content/articles/article-filter.ts';
import type { Locale, PerLocale } from '#domain/locale.ts';
import { blogPosts, builtInArticles } from '#database/schema/articles.ts';
import type { Database, Queryable } from '#database/client.ts';
import { locks } from '#database/locks.ts';

/** Changes with the way in which words are stored, so that all of them are stored anew. */
const INDEX_VERSION = 2;

/** Articles that a search looks at, the newest that have its words; beyond them nobody turns the pages. */
const MOST_FOUND = 100;

/** Newest rows by which it is judged whether words are common: where a fifth of them have them. */
const SAMPLE = 30;
const COMMON_PART = 5;

/** Newest rows among which common words are looked for. */
const MOST_WALKED = 1000;

/** The dictionaries of PostgreSQL that every server has; there is none for Czech. */
const dictionaries: PerLocale<string> = { cs: 'simple', en: 'english' };

/**
 * Makes the articles that the program comes with findable. What is stored already is left alone, and replicas
 * that start at once take turns.
 */
export async function indexBuiltInArticles(
  db: Database,
  articles: readonly Article[],
): Promise<void> {
  const wanted = articles.map((article) => ({ article, hash: hashOf(article) }));
  const isIndexed = async (queryable: Queryable) => {
    const rows = await queryable
      .select({ id: builtInArticles.id, hash: builtInArticles.hash })
      .from(builtInArticles);
    const known = new Map(rows.map(({ id, hash }) => [id, hash]));
    return (
      known.size === wanted.length &&
      wanted.every(({ article, hash }) => known.get(article.id) === hash)
    );
  };
  if (await isIndexed(db)) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.migration})`);
    if (await isIndexed(tx)) return;
    await tx.delete(builtInArticles);
    for (const { article, hash } of wanted) {
      const { id, language, date, title, excerpt, content } = article;
      await tx.execute(sql`
        insert into ${builtInArticles} (id, language, date, hash, words)
        values (${id}, ${language}, ${date}, ${hash},
          article_words(${language}, ${title}, ${excerpt}, ${content}))`);
    }
  });
}

function hashOf({ language, date, title, excerpt, content }: Article): string {
  const searched = JSON.stringify([INDEX_VERSION, language, date, title, excerpt, content]);
  return createHash('sha256').update(searched).digest('base64url');
}

/** An article that has all words of a search. */
export interface FoundPost {
  id: string;
  isBuiltIn: boolean;
}

/** What is searched for, and what of it is wanted. */
export interface ArticleSearch {
  language: Locale;
  words: readonly SearchWord[];
  /** Ids that this program has; a replica of another version may have stored others. */
  builtIn: readonly string[];
  /** Ids that no row may have. */
  except: readonly string[];
  limit: number;
  offset: number;
}

/**
 * The articles that have all words, the best first: of the newest hundred rows and all built-in ones those with
 * the words in title, excerpt or text, in this order. Words that many have are looked for among the newest
 * rows, one after the other: gathering all that have them would take longer with every article.
 */
export async function searchArticles(
  db: Queryable,
  asked: ArticleSearch,
): Promise<{ found: FoundPost[]; total: number }> {
  const { language, words, builtIn, limit, offset } = asked;
  const query = sql`to_tsquery(${dictionaries[language]}::regconfig, ${tsQuery(words)})`;
  const areCommon = await haveMany(db, language, query);
  const { rows } = await db.execute<{ id: string; built_in: boolean; total: string }>(sql`
    with found as (
      ${areCommon ? amongNewest(asked, query) : amongAll(asked, query)}
      union all
      (select id, date, true, words from ${builtInArticles}
       where language = ${language} and words @@ ${query}
         and id = any(${sql.param([...builtIn])}::text[])
       order by date desc, id collate "C" desc limit ${MOST_FOUND})
    )
    select id, built_in, count(*) over () as total from found
    order by ts_rank(words, ${query}) desc, date desc, id collate "C" desc
    limit ${limit} offset ${offset}`);
  return {
    found: rows.map(({ id, built_in }) => ({ id, isBuiltIn: built_in })),
    total: Number(rows[0]?.total ?? 0),
  };
}

/** Whether so many of the newest rows have the words that the next hundred are soon found among them. */
async function haveMany(db: Queryable, language: Locale, query: SQL): Promise<boolean> {
  const { rows } = await db.execute<{ many: boolean }>(sql`
    select count(*) filter (where ts_match_vq(words, ${query})) * ${COMMON_PART} >= count(*) as many
    from (${newestOf(language, SAMPLE)}) newest`);
  return rows[0]?.many === true;
}

function amongAll({ language, except }: ArticleSearch, query: SQL): SQL {
  return sql`(
    select id, date, false as built_in, words from ${blogPosts}
    where language = ${language} and state = 'published' and words @@ ${query}
      and id <> all(${sql.param([...except])}::text[])
    order by date desc, id collate "C" desc limit ${MOST_FOUND})`;
}

/** The function behind the operator: no index answers it, so that the rows are read in their sequence. */
function amongNewest({ language, except }: ArticleSearch, query: SQL): SQL {
  return sql`(
    select id, date, false as built_in, words from (${newestOf(language, MOST_WALKED)}) newest
    where ts_match_vq(words, ${query}) and id <> all(${sql.param([...except])}::text[])
    limit ${MOST_FOUND})`;
}

function newestOf(language: Locale, limit: number): SQL {
  return sql`
    select id, date, words from ${blogPosts}
    where language = ${language} and state = 'published'
    order by date desc, id collate "C" desc limit ${limit}`;
}

/** All words at once; each is letters and digits alone, and quoted all the same. */
function tsQuery(words: readonly SearchWord[]): string {
  return words
    .map(({ text, isBeginning, groups }) => {
      const word = `'${text}'${isBeginning ? ':*' : ''}`;
      return groups ? `(${word} | ${groups.map((group) => `'${group}'`).join(' <-> ')})` : word;
    })
    .join(' & ');
}
