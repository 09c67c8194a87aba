import type { LegalSection, LegalText } from './legal-text.ts';

/** Version of both editions of the terms: the day from which this wording holds. */
export const termsVersion = '2026-11-26';

export const termsSectionIds = [
  'operator',
  'services',
  'order',
  'price',
  'delivery',
  'customer',
  'withdrawal',
  'guarantee',
  'complaints',
  'disputes',
  'support',
  'data',
  'business',
  'abuse',
  'closing',
] as const;
export type TermsSectionId = (typeof termsSectionIds)[number];

export type TermsSection = LegalSection<TermsSectionId>;
export type TermsText = LegalText<TermsSectionId>;
