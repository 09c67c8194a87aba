import type { Review } from '#domain/reviews/review.ts';
import { dayInPrague } from '#domain/calendar.ts';
import { formatDay } from '#content/moment-text.ts';
import { PlatformIcon } from '#web/ui/platform-icon.tsx';
import { useLocale, useWords } from '#web/words.ts';
import { OriginMark } from './origin-mark.tsx';
import { platformNames } from './review-words.ts';
import { Stars } from './stars.tsx';

export interface ReviewEntryProps {
  review: Review;
  /** The shop's name, for what it answered. */
  brand: string;
}

/** A review: platform, stars, what was said, by whom and when, and where it comes from. */
export function ReviewEntry({ review, brand }: ReviewEntryProps) {
  const locale = useLocale();
  const words = useWords().reviews;
  const { name, place, writtenAt, platform, rating, text, reply } = review;
  return (
    <figure className="review">
      <p className="review__head">
        <PlatformIcon platform={platform} label={platformNames[platform]} />
        <Stars rating={rating} />
      </p>
      <blockquote className="review__text">
        <p>{words.quoted(text)}</p>
      </blockquote>
      <figcaption className="review__author">
        <span>
          <strong>{name}</strong>
          {place && ` (${place})`}
        </span>
        <time dateTime={dayInPrague(writtenAt)}>{formatDay(locale, writtenAt)}</time>
        <span className="review__origin">
          <OriginMark review={review} />
        </span>
      </figcaption>
      {reply !== undefined && (
        <div className="review__reply">
          <p className="review__reply-by">{words.reply(brand)}</p>
          <p>{reply}</p>
        </div>
      )}
    </figure>
  );
}
