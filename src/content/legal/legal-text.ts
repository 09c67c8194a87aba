/** A form to copy and fill in. */
export interface LegalForm {
  kind: 'form';
  title: string;
  lines: readonly string[];
}

/** A piece of a section. */
export type LegalBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  /** What each thing is: its name, and what is to be said of it. */
  | { kind: 'facts'; items: readonly (readonly [name: string, text: string])[] }
  | LegalForm;

export interface LegalSection<Id extends string = string> {
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
