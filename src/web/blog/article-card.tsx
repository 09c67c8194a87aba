import type { ArticleTopic } from '#domain/content/articles/article.ts';
import { ArticlePicture } from '#web/covers/cover.tsx';
import type { PicturedHead } from '#web/covers/with-pictures.ts';
import { wordsOf } from '#messages/words.ts';
import { formatDay } from '#content/moments.ts';
import { noonOf } from '#domain/time/calendar.ts';
import type { Locale } from '#domain/locale.ts';
import { articleAddress } from './addresses.ts';

interface ArticleCardProps {
  head: PicturedHead;
  /** Of its heading; 2 where it stands right under that of the page. */
  level: 2 | 3;
  /** It may be in sight as soon as the page is. */
  isFirst: boolean;
  /** Said before the day: the hue of the cover alone names it to nobody. */
  topic: ArticleTopic | undefined;
}

/** What a list shows of an article: no box, the picture is its edge. The one link takes all of it in. */
function ArticleCard({ head, level, isFirst, topic }: ArticleCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className="article-card">
      <div className="article-card__cover">
        <ArticlePicture head={head} isFirst={isFirst} />
      </div>
      <div className="article-card__words">
        <p className="article-card__day">
          {topic && `${wordsOf(head.language).blog.topics[topic]} · `}
          <DayOf locale={head.language} day={head.date} />
        </p>
        <Heading className="article-card__title">
          <a href={articleAddress(head)}>{head.title}</a>
        </Heading>
        <p className="article-card__excerpt">{head.excerpt}</p>
      </div>
    </article>
  );
}

interface ArticleGridProps {
  heads: readonly PicturedHead[];
  level?: ArticleCardProps['level'];
  /** Of which all of them are, so that no card has to say it. */
  topic?: ArticleTopic | undefined;
}

/** Articles in columns, as many as there is room for. */
export function ArticleGrid({ heads, level = 2, topic }: ArticleGridProps) {
  return (
    <ul className="article-grid">
      {heads.map((head, index) => (
        <li key={head.id}>
          <ArticleCard
            head={head}
            level={level}
            isFirst={level === 2 && index < 3}
            topic={topic === undefined ? head.topic : undefined}
          />
        </li>
      ))}
    </ul>
  );
}

/** A day of an article in words. @param day ISO 8601: 2026-11-23 */
function dayText(locale: Locale, day: string): string {
  return formatDay(locale, noonOf(day));
}

/** The same, for programs too. */
export function DayOf({ locale, day }: { locale: Locale; day: string }) {
  return <time dateTime={day}>{dayText(locale, day)}</time>;
}
