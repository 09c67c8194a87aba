import type { ArticleHead } from '#domain/article/article.ts';
import { CoverDrawing } from '#web/covers/cover.tsx';
import { articleAddress } from './addresses.ts';
import { DayOf } from './day-of.tsx';

interface ArticleCardProps {
  head: ArticleHead;
  /** Of its heading; 2 where it stands right under that of the page. */
  level: 2 | 3;
}

/** What a list shows of an article: no box, the picture is its edge. The one link takes all of it in. */
function ArticleCard({ head, level }: ArticleCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className="article-card">
      <div className="article-card__cover">
        <CoverDrawing head={head} />
      </div>
      <div className="article-card__words">
        <p className="article-card__day">
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

export interface ArticleGridProps {
  heads: readonly ArticleHead[];
  level?: ArticleCardProps['level'];
}

/** Articles in columns, as many as there is room for. */
export function ArticleGrid({ heads, level = 2 }: ArticleGridProps) {
  return (
    <ul className="article-grid">
      {heads.map((head) => (
        <li key={head.id}>
          <ArticleCard head={head} level={level} />
        </li>
      ))}
    </ul>
  );
}
