import type { StoredArticleRow } from '#database/articles/article-changes.ts';
import type { VersionHead } from '#database/articles/article-versions.ts';
import type { ArticleFormat } from '#domain/content/articles/article.ts';
import type { ArticleInput, ArticleProblems } from '#domain/content/articles/article-form.ts';
import type { RenderedArticle } from '#domain/content/articles/articles.ts';
import type { DiffLine } from '#domain/content/articles/line-diff.ts';
import type { KeysetPage } from '#domain/list/cursor.ts';
import type { Locale } from '#domain/locale.ts';
import type { WritingFault } from '#domain/writing/record.ts';
import type { MovedArticle } from '#flows/articles/publish-article.ts';
import type { ArticlesMessages } from '#messages/cs/admin/articles.ts';

type MoveProblem = Extract<MovedArticle, { ok: false }>['problem'];

/** What the answer to a post brings along. */
interface Answer {
  input?: ArticleInput;
  problems?: ArticleProblems | undefined;
  preview?: RenderedArticle;
  differs?: readonly (DiffLine | undefined)[];
  /** The number of the text that the form was filled in with. */
  seen?: number;
  moved?: RefusedMove;
}

/** Why an article was not moved, and the moment that was typed for it. */
export interface RefusedMove {
  problem: MoveProblem;
  moment: string;
}

/** What the ledger says of a text, with the names of people who still work here. */
export interface MadeText {
  /** Without one the embedded writer put it together. */
  model: string | null;
  /** The part of its words that a person has changed: 0 to 1. */
  shareChanged: number;
  reader: string | undefined;
  approver: string | undefined;
  approvedAt: Date | null;
}

export interface EditArticlePageProps {
  locale: Locale;
  row: StoredArticleRow;
  /** The form as the article is stored, or as it was typed before signing in. */
  input: ArticleInput;
  isKept: boolean;
  format: ArticleFormat;
  versions: KeysetPage<VersionHead>;
  former: readonly string[];
  titles: readonly { id: string; title: string }[];
  /** Who saved the present text. */
  person: string | undefined;
  /** How the text of a generator came about. */
  made: MadeText | undefined;
  /** What the checks of the generator have found in what it wrote. */
  faults: readonly WritingFault[];
  mayGoOut: boolean;
  /** The site shows nothing of it, because rendering it was broken off. */
  isLeftOut: boolean;
  site: string;
  saved: keyof ArticlesMessages['saved'] | undefined;
  /** A move that was refused once the text was saved. */
  refused: RefusedMove | undefined;
  answer: Answer | undefined;
}
