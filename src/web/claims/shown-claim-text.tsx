import type { ShownClaim } from '#domain/claims/show-claims.ts';
import { SampleMark } from '#web/ui/sample-mark.tsx';

/** One claim in its own words, marked where it has no source. */
export function ShownClaimText({ claim }: { claim: ShownClaim }) {
  return (
    <>
      {claim.text}
      {claim.isSample && <SampleMark of="one" />}
    </>
  );
}
