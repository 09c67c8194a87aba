import { createHash } from 'node:crypto';
import { defaultOffering } from '#content/offering.ts';
import { type OfferedKinds, type Offering, offeringOf } from '#domain/offering.ts';

/**
 * What the shop offers. It is read on every request and in every job, so it lies in memory; its version is
 * a hash of all that is offered.
 */
export function makeOffering(kinds: OfferedKinds = defaultOffering): () => Offering {
  const hash = createHash('sha256').update(JSON.stringify(kinds)).digest('base64url');
  const offering = offeringOf(kinds, hash.slice(0, VERSION_LENGTH));
  return () => offering;
}

/** Enough that no two contents ever share a version. */
const VERSION_LENGTH = 16;
