import { formatDay } from '#content/moment-text.ts';
import { adminHref } from '#domain/addresses.ts';
import { noonOf } from '#domain/calendar.ts';
import { ratings } from '#domain/reviews/review.ts';
import { operatorReviewWords } from '#web/operator/review-words.ts';
import { platformNames } from '#web/reviews/review-words.ts';
import { FactList } from '#web/routes/operator/order/fact-list.tsx';
import { wordsOf } from '#messages/words.ts';
import type { ReviewPageProps } from './props.ts';

/** What a review says, and all that is known of it. */
export function ReviewFacts({ locale, review, order }: ReviewPageProps) {
  const words = operatorReviewWords[locale];
  const m = words.one;
  const { createdAt, decidedBy, decidedAt, reason, note, importId } = review;
  return (
    <section className="panel" aria-labelledby="review-facts">
      <h2 id="review-facts">{m.facts}</h2>
      <blockquote className="review-desk__text breakable" lang={review.language}>
        {review.text}
      </blockquote>
      <p>{wordsOf(locale).reviews.stars(review.rating, ratings.length)}</p>
      <FactList
        facts={[
          [m.state, words.states[review.state]],
          [m.reason, reason && m.reasons[reason]],
          [m.note, note],
          [m.decidedBy, decidedAt && m.decided(decidedBy ?? '', formatDay(locale, decidedAt))],
          [m.written, formatDay(locale, createdAt)],
          [m.service, review.service],
          [m.platform, platformNames[review.platform]],
          [m.language, words.languages[review.language]],
          [m.origin, words.origins[review.origin]],
          [m.source, review.source !== null && <Source locale={locale} review={review} />],
          [
            m.order,
            order !== undefined && (
              <a href={adminHref('operatorOrder', { number: String(order) })}>
                {m.orderNumber(order)}
              </a>
            ),
          ],
          [
            m.import,
            importId !== null && (
              <a href={adminHref('operatorReviewImported', { id: importId })}>{m.openImport}</a>
            ),
          ],
        ]}
      />
    </section>
  );
}

function Source({ locale, review }: Pick<ReviewPageProps, 'locale' | 'review'>) {
  const { source, sourceUrl, exportedOn } = review;
  const m = operatorReviewWords[locale].one;
  return (
    <>
      {sourceUrl === null ? (
        source
      ) : (
        <a href={sourceUrl} rel="noreferrer nofollow">
          {source}
        </a>
      )}
      {exportedOn !== null && `, ${m.exported(formatDay(locale, noonOf(exportedOn)))}`}
    </>
  );
}
