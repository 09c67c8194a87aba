import type { Shop } from '#domain/shop.ts';
import type { LegalSection, LegalText } from './legal-text.ts';

/** Version of both editions of the terms: the day from which this wording holds. Of the first one it is a setting. */
export const termsVersion = ({ legalDay }: Pick<Shop, 'legalDay'>): string => legalDay;

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
