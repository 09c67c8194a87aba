import type { Locale } from '#domain/locale.ts';
import type { ShownClaim } from '#domain/claims/show-claims.ts';
import { SampleMark } from '#web/ui/sample-mark.tsx';

/** One claim in its own words, marked where it has no source. */
export function ShownClaimText({ claim, locale }: { claim: ShownClaim; locale: Locale }) {
  return (
    <>
      {claim.text}
      {claim.isSample && <SampleMark locale={locale} of="one" />}
    </>
  );
}
