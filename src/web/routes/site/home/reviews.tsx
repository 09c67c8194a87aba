import { href } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';
import { CheckedNote, HowGathered } from '#web/reviews/how-gathered.tsx';
import type { ReviewsBlock } from '#web/reviews/read-reviews-block.ts';
import { ReviewEntry } from '#web/reviews/review-entry.tsx';
import { reviewWords } from '#web/reviews/review-words.ts';
import { ReviewTotals } from '#web/reviews/review-totals.tsx';

export type ReviewsProps = ReviewsBlock & { locale: Locale };

/** What others say: quotes on paper, the first one large, and how they are checked. */
export function Reviews({ locale, brand, shown, claims }: ReviewsProps) {
  const { home: words } = reviewWords[locale];
  const hasNone = shown.reviews.length === 0;
  return (
    <section className="section" id="recenze" aria-labelledby="reviews">
      <div className="column quotes">
        <header className="cluster cluster--apart">
          <h2 id="reviews">{hasNone ? words.emptyTitle : words.title}</h2>
          {!hasNone && (
            <a className="way" href={href('references', locale)}>
              {words.all}
            </a>
          )}
        </header>
        {hasNone ? (
          <HowGathered locale={locale} />
        ) : (
          <div className="quotes__sheet">
            <ul className="quotes__list">
              {shown.reviews.map((review) => (
                <li key={review.id}>
                  <ReviewEntry locale={locale} review={review} brand={brand} />
                </li>
              ))}
            </ul>
            <div className="quotes__foot">
              <Figures locale={locale} verified={shown.verified} claims={claims} />
              <CheckedNote locale={locale} />
            </div>
          </div>
        )}
      </div>
    </section>
  );
}

/** The shop's own count, from the first review on; apart from it what the shop claims (rules 29). */
function Figures({
  locale,
  verified,
  claims,
}: Pick<ReviewsProps, 'locale' | 'claims'> & { verified: number }) {
  const own = {
    id: 'own',
    figure: formatCount(locale, verified),
    text: reviewWords[locale].verifiedCount(verified),
    isSample: false,
  };
  return (
    <>
      {verified > 0 && <ReviewTotals locale={locale} totals={[own]} />}
      <ReviewTotals locale={locale} totals={claims} />
    </>
  );
}
