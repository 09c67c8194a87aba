import { formatMoment } from '#content/moments.ts';
import type { ListedArticle } from '#database/articles/article-list.ts';
import type { ArticleState } from '#domain/content/articles/article.ts';
import type { Locale } from '#domain/locale.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { articleWords } from './article-words.ts';

const looks: Record<ArticleState, { icon: IconName; tone?: string }> = {
  draft: { icon: 'clock' },
  planned: { icon: 'clock', tone: 'status-badge--info' },
  published: { icon: 'check', tone: 'status-badge--success' },
};

interface ArticleBadgeProps {
  head: Pick<ListedArticle, 'state' | 'origin' | 'readAt' | 'plannedAt'>;
  locale: Locale;
}

/** How an article stands, when it goes out, and whether somebody still has to read it. */
export function ArticleBadge({ head, locale }: ArticleBadgeProps) {
  const m = articleWords[locale];
  const { state, origin, readAt, plannedAt } = head;
  const { icon, tone } = looks[state];
  return (
    <>
      <span className={classNames('status-badge', tone)}>
        <Icon name={icon} />
        {m.states[state]}
      </span>
      {plannedAt && (
        <span className="small faint list-table__below">
          {m.plannedFor(formatMoment(locale, plannedAt))}
        </span>
      )}
      {origin === 'generated' && !readAt && (
        <span className="small faint list-table__below">{m.unread}</span>
      )}
    </>
  );
}
