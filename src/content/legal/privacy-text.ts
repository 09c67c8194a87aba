import type { LegalSection, LegalText } from './legal-text.ts';

/** Version of both editions of the privacy policy: the day from which this wording holds. */
export const privacyVersion = '2026-11-26';

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
