import { type Rating, ratings } from '#domain/reviews/review.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { useWords } from '#web/words.ts';

/** A rating as stars; who listens is told the number. */
export function Stars({ rating }: { rating: Rating }) {
  return (
    <span className="stars">
      <VisuallyHidden>{useWords().reviews.stars(rating, ratings.length)}</VisuallyHidden>
      {ratings.map((star) => (
        <Icon key={star} name="star" className={classNames(star > rating && 'stars__left')} />
      ))}
    </span>
  );
}
