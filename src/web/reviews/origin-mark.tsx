import type { Locale } from '#domain/locale.ts';
import { type OriginLabel, type Provenance, originLabel } from '#domain/reviews/review.ts';
import { Tag } from '#web/ui/tag.tsx';
import { reviewWords } from './review-words.ts';

/** Where a review comes from. No setting and no screen leaves it out (rules 17). */
export function OriginMark({ locale, review }: { locale: Locale; review: Provenance }) {
  return (
    <>
      <OriginTag locale={locale} label={originLabel(review)} />
      {review.origin === 'imported' && (
        <Source text={review.source} label={reviewWords[locale].source} />
      )}
    </>
  );
}

/** The label itself, the same beside a review and where it is explained. */
export function OriginTag({ locale, label }: { locale: Locale; label: OriginLabel }) {
  const isVerified = label === 'verified';
  return (
    <Tag tone={isVerified ? 'success' : 'neutral'} {...(isVerified && { icon: 'check' })}>
      {reviewWords[locale].labels[label]}
    </Tag>
  );
}

/** Where an imported review was published: a link where it is an address. */
function Source({ text, label }: { text: string; label: string }) {
  const address = webAddress(text);
  if (!address) return <span className="review__source">{text}</span>;
  return (
    <span className="review__source">
      {label}:{' '}
      <a href={address.href} rel="noreferrer nofollow">
        {address.hostname}
      </a>
    </span>
  );
}

function webAddress(text: string): URL | undefined {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  return address && /^https?:$/.test(address.protocol) ? address : undefined;
}
