import type { ArticleOrigin } from './article.ts';

/** What decides whether an article may be published. */
interface Readiness {
  origin: ArticleOrigin;
  /** When a person read it, or wrote in it what is more than spelling. */
  readAt: Date | null;
}

/**
 * Whether an article may be published (rules 83): on a public shop what a generator wrote only once a person has
 * read or reworked it, unless the operator has switched that off (article 50(4) of the AI Act).
 */
export function mayPublishArticle(
  { origin, readAt }: Readiness,
  { isLocal, publishUnread }: { isLocal: boolean; publishUnread: boolean },
): boolean {
  return origin !== 'generated' || readAt !== null || isLocal || publishUnread;
}
