import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Article } from '#domain/article/article.ts';
import type { SearchWord } from '#domain/article/search-words.ts';
import type { Locale, PerLocale } from '#domain/locale.ts';
import { blogPosts, builtInArticles } from '#database/schema/blog-posts.ts';
import type { Database, Queryable } from './client.ts';
import { MIGRATION_LOCK } from './migrate.ts';

/** Changes with the way in which words are stored, so that all of them are stored anew. */
const INDEX_VERSION = 1;

/** Articles that a search looks at, the newest that have its words; beyond them nobody turns the pages. */
const MOST_FOUND = 100;

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
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
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

/**
 * The articles that have all words, the best first: of the newest hundred rows and all built-in ones those with
 * the words in title, beginning or text, in this order.
 * @param builtIn ids that this program has; a replica of another version may have stored others
 * @param except ids that no row may have
 */
export async function searchArticles(
  db: Queryable,
  asked: {
    language: Locale;
    words: readonly SearchWord[];
    builtIn: readonly string[];
    except: readonly string[];
    limit: number;
    offset: number;
  },
): Promise<{ found: FoundPost[]; total: number }> {
  const { language, words, builtIn, except, limit, offset } = asked;
  const query = sql`to_tsquery(${dictionaries[language]}::regconfig, ${tsQuery(words)})`;
  const { rows } = await db.execute<{ id: string; built_in: boolean; total: string }>(sql`
    with found as (
      (select id, date, false as built_in, words from ${blogPosts}
       where language = ${language} and state = 'published' and words @@ ${query}
         and id <> all(${sql.param([...except])}::text[])
       order by date desc, id collate "C" desc limit ${MOST_FOUND})
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

/** All words at once; each is letters and digits alone, and quoted all the same. */
function tsQuery(words: readonly SearchWord[]): string {
  return words.map(({ text, isBeginning }) => `'${text}'${isBeginning ? ':*' : ''}`).join(' & ');
}
