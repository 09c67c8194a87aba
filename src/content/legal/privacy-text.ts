import type { Shop } from '#domain/shop.ts';
import type { LegalSection, LegalText } from './legal-text.ts';

/** Version of both editions of the privacy policy: the day from which this wording holds. Of the first one it is a setting. */
export const privacyVersion = ({ legalDay }: Pick<Shop, 'legalDay'>): string => legalDay;

export const privacySectionIds = [
  'controller',
  'purposes',
  'retention',
  'cookies',
  'counting',
  'receivers',
  'abroad',
  'rights',
  'authority',
  'automated',
  'closing',
] as const;
type PrivacySectionId = (typeof privacySectionIds)[number];

export type PrivacySection = LegalSection<PrivacySectionId>;
export type PrivacyText = LegalText<PrivacySectionId>;
