import type { ReactNode } from 'react';
import { adminHref, href, withQuery } from '#domain/addresses.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';
import { type ReviewOrigin, reviewOrigins } from '#domain/reviews/review.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import type { Statistics } from './read-start.ts';
import { startWords } from '#web/admin/words/start-words.ts';

/** What the shop tells and shows, counted; each figure leads to what it counts. */
export function StatisticsSection({
  locale,
  statistics,
}: {
  locale: Locale;
  statistics: Statistics;
}) {
  const { shop } = usePageFacts();
  const { statistics: m } = startWords[locale];
  const count = (value: number) => <data value={value}>{formatCount(locale, value)}</data>;
  const { articles, pictures, reviews, shownOrigins } = statistics;
  /** Samples are in no list of the section: they come with the program. */
  const whereReviews = (origin: ReviewOrigin) =>
    origin === 'sample'
      ? shop.origins[locale] + href('references', locale)
      : withQuery(adminHref('operatorReviews'), { origin, state: 'published' });
  const toPictures = adminHref('operatorImageGenerator');
  return (
    <section className="start-part" aria-labelledby="statistics">
      <h2 id="statistics">{m.title}</h2>
      <dl className="statistics">
        <Group title={m.articles}>
          {locales.map((edition) => (
            <dd key={edition}>
              <a href={shop.origins[edition] + href('blog', edition)}>
                {count(articles[edition])} {m[edition]}
              </a>
            </dd>
          ))}
        </Group>
        <Group title={m.pictures}>
          <dd>
            <a href={toPictures}>
              {count(pictures.present)} {m.present}
            </a>
          </dd>
          <dd>
            <a href={toPictures}>
              {count(pictures.missing)} {m.missing}
            </a>
          </dd>
        </Group>
        <Group title={m.reviews}>
          {reviewOrigins.map((origin) => (
            <dd key={origin}>
              <a href={whereReviews(origin)}>
                {count(reviews[origin])} {m.origins[origin]}
              </a>
              {!shownOrigins.includes(origin) && ` ${m.hidden}`}
            </dd>
          ))}
        </Group>
      </dl>
    </section>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="statistics__group">
      <dt>{title}</dt>
      {children}
    </div>
  );
}
