/** A piece of a section. `form` is a form to copy and fill in, one line an item. */
export type TermsBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'form'; title: string; lines: readonly string[] };

export interface TermsSection {
  /** Anchor of the section, the same in both editions. */
  id: TermsSectionId;
  /** With its number. */
  heading: string;
  blocks: readonly TermsBlock[];
}

/** A legal text as data, so that a page, an e-mail and plain text can all show it. */
export interface TermsText {
  title: string;
  metaDescription: string;
  /** Stored with each order, so that the wording that held for it can be found again. */
  version: string;
  /** Since when the terms and this wording of them hold. */
  effective: string;
  sections: readonly TermsSection[];
}

/** Version of both editions of the terms: the day this wording was written. */
export const termsVersion = '2026-11-22';

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

export function paragraph(text: string): TermsBlock {
  return { kind: 'paragraph', text };
}

export function list(...items: string[]): TermsBlock {
  return { kind: 'list', items };
}

/** The terms as plain text, for the e-mail that must carry their wording (§1827 of the Civil Code). */
export function plainTerms(terms: TermsText): string {
  const sections = terms.sections.map((section) =>
    [section.heading, ...section.blocks.map(plainBlock)].join('\n\n'),
  );
  return [terms.title, terms.effective, ...sections].join('\n\n');
}

function plainBlock(block: TermsBlock): string {
  if (block.kind === 'paragraph') return block.text;
  if (block.kind === 'list') return block.items.map((item) => `– ${item}`).join('\n');
  return [block.title, ...block.lines].join('\n');
}
