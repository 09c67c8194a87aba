import { formatDay } from '#content/moment-text.ts';
import { noonOf } from '#domain/calendar.ts';
import { type OriginLabel, type Provenance, originLabel } from '#domain/reviews/review.ts';
import { Tag } from '#web/ui/tag.tsx';
import { useLocale, useWords } from '#web/words.ts';

/** Where a review comes from. No setting and no screen leaves it out (rules 17). */
export function OriginMark({ review }: { review: Provenance }) {
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
