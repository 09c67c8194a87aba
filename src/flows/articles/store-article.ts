import { builtInArticles } from '#content/built-in-articles.ts';
import {
  type ArticleChange,
  type StoredArticleRow,
  changeArticle,
  insertArticle,
  keepVersion,
  linkTranslation,
  lockArticle,
  lockArticleIds,
  replaceText,
  takenIds,
} from '#database/articles/article-changes.ts';
import { tellChangedPages } from '#database/changed-pages.ts';
import type { Transaction } from '#database/client.ts';
import { type ArticleState, type IdRefusal, refusedId } from '#domain/content/articles/article.ts';
import type { ArticleProblem, ArticleProblems } from '#domain/content/articles/article-form.ts';
import {
  type ArticleText,
  articleProblems,
  cleanArticle,
} from '#domain/content/articles/article-rules.ts';
import {
  type SentText,
  articleTextOf,
  isSameText,
  joinArticleText,
} from '#domain/content/articles/article-text.ts';
import { numberedSlug } from '#domain/content/articles/slugs.ts';
import { dayInPrague } from '#domain/time/calendar.ts';
import type { Locale } from '#domain/locale.ts';
import type { TextWriter } from '#domain/writing/record.ts';
import { joinStoredArticle } from '#domain/writing/article-text.ts';

type Origin = 'operator' | 'generated';

/** An article that somebody or something wants to be stored. */
export interface WantedArticle {
  /** The slug of the title, unless somebody wants another one (`slugOf`). */
  id: string;
  language: Locale;
  text: SentText;
  /** What a generator once wrote stays its own, whoever sends another text of it (rules 80). */
  origin: Origin;
  /** Whether nobody has said so: then words that an article has already leave its origin as it is. */
  isOriginGuessed?: boolean;
  /** Who wrote a generated one, where that is known. */
  writer?: TextWriter | undefined;
  /** Where a text of that origin goes. A replaced article of a person keeps its state, unless it is published. */
  stateOf: (origin: Origin) => Exclude<ArticleState, 'planned'>;
  /**
   * What becomes of an id that is taken (rules 53): a number is added, the article of that id and language is
   * replaced, or it is refused.
   */
  onTaken: 'number' | 'replace' | 'refuse';
  /** Who stores it; null: a program. */
  operatorId: string | null;
  at: Date;
}

export type StoredArticle =
  | {
      ok: true;
      id: string;
      isNew: boolean;
      /** False: an article of that id says all of it already. */
      isChanged: boolean;
    }
  | { ok: false; problem: 'input-wrong'; problems: ArticleProblems };

/** Numbers that are tried behind a slug. */
const MOST_NUMBER = 200;

/**
 * Stores an article in the transaction of its caller, and tells all replicas. A text that is replaced stays as a
 * version. No action of its own: editor, generators and calls share it (rules 83).
 */
export async function storeArticle(tx: Transaction, wanted: WantedArticle): Promise<StoredArticle> {
  const { language, operatorId, at } = wanted;
  await lockArticleIds(tx);
  const row = wanted.onTaken === 'replace' ? await lockArticle(tx, wanted.id) : undefined;
  const replaced = row?.language === language ? row : undefined;
  const former = replaced && articleTextOf(replaced);
  const text = cleanArticle(joinArticleText(wanted.text, former, dayInPrague(at)));
  const problems = articleProblems(text);
  if (Object.keys(problems).length > 0) return refusal(problems);
  const id = replaced?.id ?? (await freeId(tx, wanted));
  if (typeof id !== 'string') return refusal({ slug: id.problem });
  if (!(await isTranslation(tx, text.translation, language))) {
    return refusal({ translation: 'translation-unknown' });
  }
  if (replaced && former) {
    const change = changeOf(replaced, text, wanted);
    const isSame = isSameText(former, text);
    if (isSame && !isOther(replaced, change)) {
      return { ok: true, id, isNew: false, isChanged: false };
    }
    if (!isSame) {
      await keepVersion(tx, replaced, at);
      await replaceText(tx, id, text, { operatorId, at });
    }
    await changeArticle(tx, id, change);
  } else {
    const { origin, writer = null } = wanted;
    const state = wanted.stateOf(origin);
    await insertArticle(tx, { id, language, origin, writer, state, operatorId, at }, text);
  }
  await linkTranslation(tx, id, text.translation ?? undefined);
  await tellChangedPages(tx, 'articles');
  return { ok: true, id, isNew: !replaced, isChanged: true };
}

/** Whether a change leaves an article other than it is. */
function isOther(row: StoredArticleRow, change: ArticleChange): boolean {
  return Object.entries({ ...row, ...change }).some(
    ([name, value]) => value !== new Map(Object.entries(row)).get(name),
  );
}

/** What another text makes of an article: nobody has read one of a generator, so it may have to leave the site. */
function changeOf(
  replaced: StoredArticleRow,
  text: ArticleText,
  { origin: sent, isOriginGuessed = false, writer, stateOf, at }: WantedArticle,
): ArticleChange {
  const isSameWords = joinStoredArticle(text) === joinStoredArticle(replaced);
  const isKept = replaced.origin === 'generated' || (isOriginGuessed && isSameWords);
  const origin = isKept ? replaced.origin : sent;
  const isAsRead = origin === replaced.origin && isSameWords;
  const isUnread = origin === 'generated' && !isAsRead;
  const state = stateOf(origin);
  const { publishedAt } = replaced;
  // What was public once and is a draft now, somebody has taken off the site; no program puts it back.
  const isTakenDown = replaced.state === 'draft' && publishedAt !== null;
  return {
    origin,
    ...(origin === 'generated' && writer && { writer }),
    ...(isUnread && { readAt: null, readBy: null }),
    ...(isUnread && state === 'draft' && { state, plannedAt: null }),
    ...(state === 'published' &&
      replaced.state !== 'published' &&
      !isTakenDown && {
        state,
        plannedAt: null,
        publishedAt: publishedAt ?? at,
      }),
  };
}

/**
 * Why a slug may not be an article's, as its form calls it; undefined where it may. Ids of both languages, of
 * what the shop comes with, of former addresses and of pages are taken.
 * @param but the id of the article that wants it, whose own addresses are free for it
 */
export async function problemOfSlug(
  tx: Transaction,
  slug: string,
  but?: string,
): Promise<ArticleProblem | undefined> {
  const taken = [...builtInIds, ...(await takenIds(tx, [slug], but))];
  const refused = refusedId(slug, taken);
  return refused && slugProblems[refused];
}

/** Whether an id is that of a stored article in the other language, which a translation has to be. */
export async function isTranslation(
  tx: Transaction,
  id: string | null,
  language: Locale,
): Promise<boolean> {
  if (id === null) return true;
  const other = await lockArticle(tx, id);
  return other !== undefined && other.language !== language;
}

const builtInIds: readonly string[] = builtInArticles.map(({ id }) => id);

const slugProblems: Record<IdRefusal, ArticleProblem> = {
  form: 'slug-form',
  page: 'slug-page',
  taken: 'slug-taken',
};

/** The wanted id, or the first free one with a number behind it. */
async function freeId(
  tx: Transaction,
  { id, onTaken }: WantedArticle,
): Promise<string | { problem: ArticleProblem }> {
  const problem = await problemOfSlug(tx, id);
  if (!problem) return id;
  if (onTaken !== 'number' || problem === 'slug-form') return { problem };
  const numbered = Array.from({ length: MOST_NUMBER }, (_, index) => numberedSlug(id, index + 2));
  const taken = [...builtInIds, ...(await takenIds(tx, numbered))];
  const free = numbered.find((each) => refusedId(each, taken) === undefined);
  return free ?? { problem };
}

function refusal(problems: ArticleProblems): StoredArticle {
  return { ok: false, problem: 'input-wrong', problems };
}
