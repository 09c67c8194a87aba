import type { LegalSection, LegalText } from './legal-text.ts';

/** The day on which what the statement says was last looked at. */
export const accessibilityVersion = '2026-11-23';

export const accessibilitySectionIds = [
  'service',
  'how',
  'tested',
  'limits',
  'contact',
  'authority',
  'closing',
] as const;
type AccessibilitySectionId = (typeof accessibilitySectionIds)[number];

export type AccessibilitySection = LegalSection<AccessibilitySectionId>;
export type AccessibilityText = LegalText<AccessibilitySectionId>;
