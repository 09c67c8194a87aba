import {
  type StoredArticleRow,
  type changeArticle,
  findStoredArticle,
} from '#database/articles/article-changes.ts';
import type { Database, Transaction } from '#database/client.ts';
import { markChanged, readWritten } from '#database/generators/written-texts.ts';
import type { ArticleText } from '#domain/content/articles/article-rules.ts';
import { joinStoredArticle } from '#domain/writing/article-text.ts';
import { isReworked, shareChanged } from '#domain/writing/share-changed.ts';

/** How much of what a generator wrote another text changes, and of which text of the article that was found. */
export interface Rework {
  version: number;
  share: number;
}

/**
 * Finds how much a text that is about to be saved changes of what a generator wrote. Comparing two long texts takes
 * a while, so it is done before the transaction, in which others wait for the ids of articles.
 * @param textFor the text that is to be saved in place of an article's; undefined where it has faults
 * @returns undefined where there is nothing to compare
 */
export async function findRework(
  db: Database,
  id: string,
  textFor: (row: StoredArticleRow) => ArticleText | undefined,
): Promise<Rework | undefined> {
  const row = await findStoredArticle(db, id);
  const text = row?.origin === 'generated' ? textFor(row) : undefined;
  if (!row || !text) return undefined;
  const written = await readWritten(db, { kind: 'article', id });
  return {
    version: row.version,
    share: shareChanged(written?.text ?? joinStoredArticle(row), joinStoredArticle(text)),
  };
}

/**
 * Notes how much of what a generator wrote a person has changed by now; from some change on it counts as read.
 * @param found as `findRework` found it; compared anew where another text has been saved since
 * @returns what becomes of the article by it
 */
export async function recordRework(
  tx: Transaction,
  { row, text, found }: { row: StoredArticleRow; text: ArticleText; found: Rework | undefined },
  reader: { readAt: Date; readBy: string },
): Promise<Parameters<typeof changeArticle>[2]> {
  if (row.origin !== 'generated') return {};
  const subject = { kind: 'article', id: row.id } as const;
  const written = await readWritten(tx, subject);
  const share =
    found?.version === row.version
      ? found.share
      : shareChanged(written?.text ?? joinStoredArticle(row), joinStoredArticle(text));
  if (written) await markChanged(tx, { ...subject, share });
  return row.readAt === null && isReworked(share) ? reader : {};
}
