import { recordChange } from '#database/audit/audit.ts';
import { type StoredArticleRow, lockArticle } from '#database/articles/article-changes.ts';
import type { ArticleProblems } from '#domain/content/articles/article-form.ts';
import { mayPublishArticle } from '#domain/content/articles/article-rules.ts';
import type { SentText } from '#domain/content/articles/article-text.ts';
import type { Locale } from '#domain/locale.ts';
import type { TextWriter } from '#domain/writing/record.ts';
import type { Services } from '#flows/services.ts';
import { storeArticle } from './store-article.ts';

export interface SentArticle {
  id: string;
  language: Locale;
  /** What was sent of it; of an article that is replaced the rest stays. */
  text: SentText;
  origin: 'operator' | 'generated';
  /** Whether the program has not said so itself. */
  isOriginGuessed: boolean;
  /** Who wrote a generated one; undefined where nobody says so. */
  writer: TextWriter | undefined;
  /** Whether an article of that id and language is replaced, with its text kept as a version (rules 53). */
  replaces: boolean;
  /** Of the token, for the log of changes. */
  authorId: string;
}

export type UpsertedArticle =
  | { ok: true; row: StoredArticleRow; isNew: boolean }
  | { ok: false; problem: 'input-wrong'; problems: ArticleProblems };

/**
 * Stores an article that a program sends. One of the operator's is published; one that a generator wrote, now or
 * once, goes where the shop's settings send those of its own generator (rules 81).
 */
export async function upsertArticle(
  services: Pick<Services, 'db' | 'clock' | 'settings' | 'shop'>,
  { id, language, text, origin, isOriginGuessed, writer, replaces, authorId }: SentArticle,
): Promise<UpsertedArticle> {
  const { generatedArticles, publishUnread } = await services.settings();
  const { isLocal } = services.shop;
  const isLetOut =
    generatedArticles === 'published' &&
    mayPublishArticle({ origin: 'generated', readAt: null }, { isLocal, publishUnread });
  return services.db.transaction(async (tx): Promise<UpsertedArticle> => {
    const at = services.clock();
    const stored = await storeArticle(tx, {
      id,
      language,
      text,
      origin,
      isOriginGuessed,
      writer,
      stateOf: (author) => (author === 'operator' || isLetOut ? 'published' : 'draft'),
      onTaken: replaces ? 'replace' : 'refuse',
      // The row names people alone; the log names the token.
      operatorId: null,
      at,
    });
    if (!stored.ok) return stored;
    const row = await lockArticle(tx, stored.id);
    if (!row) throw new Error(`The article ${stored.id} was stored and is not there.`);
    if (stored.isChanged) {
      await recordChange(tx, {
        operatorId: authorId,
        action: 'article-upserted',
        subject: stored.id,
        after: { language, origin: row.origin, state: row.state, isNew: stored.isNew },
        at,
      });
    }
    return { ok: true, row, isNew: stored.isNew };
  });
}
