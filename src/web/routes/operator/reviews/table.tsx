import { formatDay } from '#content/moment-text.ts';
import type { ListedReview } from '#database/review-list.ts';
import { adminHref } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { ratings } from '#domain/reviews/review.ts';
import { operatorReviewWords } from '#web/operator/review-words.ts';
import { platformNames } from '#web/reviews/review-words.ts';
import { wordsOf } from '#messages/words.ts';

/** Letters of a review that stand in the list. */
const SHORT = 140;

/** The reviews of a page; on a phone each row is a card. */
export function ReviewTable({
  locale,
  reviews,
}: {
  locale: Locale;
  reviews: readonly ListedReview[];
}) {
  const m = operatorReviewWords[locale];
  const { columns } = m;
  return (
    <table className="list-table panel">
      <caption className="visually-hidden">{m.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.review}</th>
          <th scope="col">{columns.rating}</th>
          <th scope="col">{columns.about}</th>
          <th scope="col">{columns.origin}</th>
          <th scope="col">{columns.state}</th>
          <th scope="col">{columns.day}</th>
        </tr>
      </thead>
      <tbody>
        {reviews.map((review) => (
          <tr key={review.id}>
            <th scope="row" data-label={columns.review} className="breakable">
              <a href={adminHref('operatorReview', { id: review.id })}>{review.name}</a>
              <span className="small list-table__below">{shortened(review.text)}</span>
            </th>
            <td data-label={columns.rating}>
              {wordsOf(locale).reviews.stars(review.rating, ratings.length)}
            </td>
            <td data-label={columns.about} className="breakable">
              {review.service}
              <span className="small faint list-table__below">
                {platformNames[review.platform]}, {m.languages[review.language]}
              </span>
            </td>
            <td data-label={columns.origin} className="breakable">
              {m.origins[review.origin]}
              {review.source !== null && (
                <span className="small faint list-table__below">{review.source}</span>
              )}
            </td>
            <td data-label={columns.state}>{m.states[review.state]}</td>
            <td data-label={columns.day}>{formatDay(locale, review.createdAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function shortened(text: string): string {
  return text.length <= SHORT ? text : `${text.slice(0, SHORT).toWellFormed()}…`;
}
