import { formatDay } from '#content/moments.ts';
import { noonOf } from '#domain/time/calendar.ts';
import type { Locale } from '#domain/locale.ts';
import type { Shop } from '#domain/shop/shop.ts';

export interface LegalForm {
  kind: 'form';
  title: string;
  lines: readonly string[];
}

export type LegalBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  /** What each thing is: its name, and what is to be said of it. */
  | { kind: 'facts'; items: readonly (readonly [name: string, text: string])[] }
  | LegalForm;

interface LegalSection<Id extends string = string> {
  /** Anchor of the section, the same in both editions. */
  id: Id;
  /** With its number. */
  heading: string;
  blocks: readonly LegalBlock[];
}

/**
 * A legal text as data, so that a page, an e-mail and plain text can all show it. Addresses stand in it
 * whole, because some of those who read it have no link to follow.
 */
export interface LegalText<Id extends string = string> {
  title: string;
  metaDescription: string;
  /** The day of this wording, by which it can be found again. */
  version: string;
  /** Since when the text and this wording of it hold. */
  effective: string;
  sections: readonly LegalSection<Id>[];
}

export function paragraph(text: string): LegalBlock {
  return { kind: 'paragraph', text };
}

export function list(...items: string[]): LegalBlock {
  return { kind: 'list', items };
}

export function facts(...items: [name: string, text: string][]): LegalBlock {
  return { kind: 'facts', items };
}

/** The same as plain text, for what must carry the whole wording (§1827 of the Civil Code). */
export function plainLegalText(text: Omit<LegalText, 'metaDescription'>): string {
  const sections = text.sections.map((section) =>
    [section.heading, ...section.blocks.map(plainBlock)].join('\n\n'),
  );
  return [text.title, text.effective, ...sections].join('\n\n');
}

/** One block as plain text, line by line. */
export function plainBlock(block: LegalBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'list':
      return block.items.map((item) => `– ${item}`).join('\n');
    case 'facts':
      return block.items.map(([name, text]) => `${name}: ${text}`).join('\n');
    case 'form':
      return [block.title, ...block.lines].join('\n');
  }
}

/** The day after which a version is named: 22. listopadu 2026, 22 November 2026. */
export function formatVersion(locale: Locale, version: string): string {
  return formatDay(locale, noonOf(version));
}

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
