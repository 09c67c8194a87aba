import { href } from '#domain/addresses.ts';
import { formatCount } from '#domain/money.ts';
import { CheckedNote, HowGathered } from '#web/reviews/how-gathered.tsx';
import type { ReviewsBlock } from '#web/reviews/read-reviews-block.ts';
import { ReviewEntry } from '#web/reviews/review-entry.tsx';
import { ReviewTotals } from '#web/reviews/review-totals.tsx';
import { useLocale, useWords } from '#web/words.ts';

/** What others say: quotes on paper, the first one large, and how they are checked. */
export function Reviews({ brand, shown, claims }: ReviewsBlock) {
  const locale = useLocale();
  const { home: words } = useWords().reviews;
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
          <HowGathered />
        ) : (
          <div className="quotes__sheet">
            <ul className="quotes__list">
              {shown.reviews.map((review) => (
                <li key={review.id}>
                  <ReviewEntry review={review} brand={brand} />
                </li>
              ))}
            </ul>
            <div className="quotes__foot">
              <Figures verified={shown.verified} claims={claims} />
              <CheckedNote />
            </div>
          </div>
        )}
      </div>
    </section>
  );
}

/** The shop's own count, from the first review on; apart from it what the shop claims (rules 29). */
function Figures({ verified, claims }: Pick<ReviewsBlock, 'claims'> & { verified: number }) {
  const locale = useLocale();
  const own = {
    id: 'own',
    figure: formatCount(locale, verified),
    text: useWords().reviews.verifiedCount(verified),
    isSample: false,
  };
  return (
    <>
      {verified > 0 && <ReviewTotals totals={[own]} />}
      <ReviewTotals totals={claims} />
    </>
  );
}
