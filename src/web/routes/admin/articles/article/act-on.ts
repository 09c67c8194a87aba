import type { StoredArticleRow } from '#database/articles/article-changes.ts';
import type { ArticleInput } from '#domain/content/articles/article-form.ts';
import { articleTextOf, asLines } from '#domain/content/articles/article-text.ts';
import { lineDiff, shortDiff } from '#domain/content/articles/line-diff.ts';
import {
  type KeptArticle,
  type SavedArticle,
  readInput,
  saveArticle,
} from '#flows/articles/keep-article.ts';
import {
  type ArticleMove,
  type MovedArticle,
  moveArticle,
} from '#flows/articles/publish-article.ts';
import type { OperatorContext } from '#web/frame/context.ts';

interface Asked {
  row: StoredArticleRow;
  move: ArticleMove | undefined;
  /** What stands in the form; undefined where the move came without it. */
  input: ArticleInput | undefined;
  seen: number;
  moment: string;
}

type Refused<Answer> = Extract<Answer, { ok: false }>;

/** What became of a posted form: its text, and then what its button asks for beside it. */
export type ArticleDone =
  | { kind: 'done'; id: string }
  | { kind: 'not-saved'; refused: Refused<KeptArticle> }
  /** The text is saved by then, where there was one. */
  | { kind: 'not-moved'; id: string; problem: Refused<MovedArticle>['problem'] };

/**
 * Saves what stands in the form and then moves the article, so what is published is what its editor sees. Taking one
 * off the site comes first: it never waits for a text that cannot be saved.
 */
export async function runArticleAction(
  { services, operator }: Pick<OperatorContext, 'services' | 'operator'>,
  { row, move, input, seen, moment }: Asked,
): Promise<ArticleDone> {
  const { id } = row;
  const moveIt = (at: { id: string; seen: number }) =>
    move ? moveArticle(services, { operator, move, moment, ...at }) : ({ ok: true } as const);
  const isFirst = move === 'unpublish';
  if (isFirst) {
    const moved = await moveIt({ id, seen });
    if (!moved.ok) return { kind: 'not-moved', id, problem: moved.problem };
  }
  const saved: SavedArticle = input
    ? await saveArticle(services, { operator, id, input, seen })
    : { ok: true, id, version: seen };
  if (!saved.ok) return { kind: 'not-saved', refused: saved };
  const moved = isFirst || (await moveIt({ id: saved.id, seen: saved.version }));
  return moved === true || moved.ok
    ? { kind: 'done', id: saved.id }
    : { kind: 'not-moved', id: saved.id, problem: moved.problem };
}

/** What the own text changes of the one that somebody else has saved meanwhile. */
export function differsFrom(row: StoredArticleRow, input: ArticleInput) {
  const stored = articleTextOf(row);
  const read = readInput(row, input);
  const mine = read.ok ? asLines(read.text) : input.content;
  return shortDiff(lineDiff(asLines(stored), mine));
}
