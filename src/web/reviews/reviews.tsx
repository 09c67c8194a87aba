import {
  type OriginLabel,
  type Provenance,
  type Rating,
  type Review,
  originLabel,
  ratings,
} from '#domain/reviews/review.ts';
import { dayInPrague, noonOf } from '#domain/time/calendar.ts';
import { formatDay } from '#content/moments.ts';
import { PlatformIcon } from '#web/ui/platform-icon.tsx';
import { useLocale, useWords } from '#web/words.ts';
import { Tag } from '#web/ui/tag.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { ShownClaim } from '#domain/content/claims/show-claims.ts';
import { SampleMark } from '#web/ui/sample-mark.tsx';
import { href } from '#domain/addresses.ts';
import { platformNames } from './review-words.ts';

export interface ReviewEntryProps {
  review: Review;
  /** The shop's name, for what it answered. */
  brand: string;
}

/** A review: platform, stars, what was said, by whom and when, and where it comes from. */
export function ReviewEntry({ review, brand }: ReviewEntryProps) {
  const locale = useLocale();
  const words = useWords().reviews;
  const { name, location, writtenAt, platform, rating, text, reply } = review;
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
          {location && ` (${location})`}
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

/** Where a review comes from. No setting and no screen leaves it out (rules 17). */
function OriginMark({ review }: { review: Provenance }) {
  return (
    <>
      <OriginTag label={originLabel(review)} />
      {review.origin === 'imported' && <Source review={review} />}
    </>
  );
}

/** The label itself, the same beside a review and where it is explained. */
export function OriginTag({ label }: { label: OriginLabel }) {
  const isVerified = label === 'verified';
  return (
    <Tag tone={isVerified ? 'success' : 'neutral'} {...(isVerified && { icon: 'check' })}>
      {useWords().reviews.labels[label]}
    </Tag>
  );
}

interface SourceProps {
  review: Extract<Provenance, { origin: 'imported' }>;
}

/** Where an imported review was published, with a link where there is one, and as of which day. */
function Source({ review }: SourceProps) {
  const locale = useLocale();
  const { source, sourceUrl, exportedOn } = review;
  const words = useWords().reviews;
  const named = webAddress(source);
  const address = named ?? (sourceUrl === undefined ? undefined : webAddress(sourceUrl));
  return (
    <span className="review__source">
      {words.source}:{' '}
      {address ? (
        <a href={address.href} rel="noreferrer nofollow">
          {named ? named.hostname : source}
        </a>
      ) : (
        source
      )}
      {exportedOn !== undefined && `, ${words.exported(formatDay(locale, noonOf(exportedOn)))}`}
    </span>
  );
}

function webAddress(text: string): URL | undefined {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  return address && /^https?:$/.test(address.protocol) ? address : undefined;
}

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

interface ReviewTotalsProps {
  totals: readonly (Omit<ShownClaim, 'id'> & { id: string })[];
  /** What they are, where no heading says so. */
  label?: string;
}

/** Figures beside reviews, marked where nobody has borne them out (rules 29). Nothing where there is none. */
export function ReviewTotals({ totals, label }: ReviewTotalsProps) {
  if (totals.length === 0) return null;
  return (
    <div className="review-totals" role={label && 'group'} aria-label={label}>
      <dl className="review-totals__figures">
        {totals.map(({ id, figure, text }) => (
          <div key={id}>
            <dt>{text}</dt>
            <dd className="figure">{figure}</dd>
          </div>
        ))}
      </dl>
      {totals.some(({ isSample }) => isSample) && <SampleMark />}
    </div>
  );
}

/** Whether and how reviews are checked, where reviews stand (§ 5a(5) of the Czech Act 634/1992). */
export function CheckedNote() {
  const locale = useLocale();
  const { text, link } = useWords().reviews.checked;
  return (
    <p className="checked-note">
      <Icon name="shield" />
      <span>
        {text} <a href={href('howReviews', locale)}>{link}</a>
      </span>
    </p>
  );
}

/** How reviews come about, in place of reviews where there are none to show. */
export function HowGathered() {
  const locale = useLocale();
  const { gathered, checked } = useWords().reviews;
  return (
    <div className="gathered">
      <p className="lead">{gathered.text}</p>
      <ol className="gathered__steps">
        {gathered.steps.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <p>
        {gathered.invitation} <a href={href('howReviews', locale)}>{checked.link}</a>
      </p>
    </div>
  );
}
