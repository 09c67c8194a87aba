import type { OfferTerms, PackageTerms, ServiceTerms } from './offer-terms.ts';
import type { Ladder } from './pricing.ts';

/** What is stored of one subject: a package, a service, or the ladder. */
export type OfferValue = PackageTerms | ServiceTerms | { ladder: Ladder };

/** The ladder, beside ids of packages and keys of services. */
export const LADDER_SUBJECT = 'ladder';

/** The terms that stored values of subjects make. */
export function termsOf(
  stored: readonly { subject: string; terms: OfferValue | null }[],
): OfferTerms {
  const packages: Record<string, PackageTerms> = {};
  const services: Record<string, ServiceTerms> = {};
  let ladder: Ladder | undefined;
  for (const { subject, terms } of stored) {
    if (terms === null) continue;
    if ('price' in terms) packages[subject] = terms;
    else if ('popular' in terms) services[subject] = terms;
    else ladder = terms.ladder;
  }
  return { packages, services, ladder };
}
