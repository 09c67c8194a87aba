import type { ReactNode } from 'react';
import { href } from '#domain/addresses.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';
import { reviewOrigins } from '#domain/reviews/review.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import type { Statistics } from './read-start.ts';
import { startWords } from '#web/operator/start-words.ts';

/** What stands on the site, counted; where there is a public list, the figure leads there. */
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
  const { articles, pictures, reviews } = statistics;
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
            {count(pictures.present)} {m.present}
          </dd>
          <dd>
            {count(pictures.missing)} {m.missing}
          </dd>
        </Group>
        <Group title={m.reviews}>
          {reviewOrigins.map((origin) => (
            <dd key={origin}>
              <a href={shop.origins[locale] + href('references', locale)}>
                {count(reviews[origin])} {m.origins[origin]}
              </a>
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
