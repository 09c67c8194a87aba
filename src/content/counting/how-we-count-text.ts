/** A row as the counter keeps it, with the names of its columns. */
export interface CountSpecimen {
  caption: string;
  columns: { day: string; edition: string; page: string; source: string; count: string };
  values: { edition: string; page: string; source: string };
  note: string;
}

export interface CountingSection {
  id: string;
  heading: string;
  paragraphs: readonly string[];
  /** A term with what it means. */
  terms?: readonly (readonly [term: string, meaning: string])[];
}

/** What is counted, and how, in plain words (rules 58). */
export interface HowWeCountText {
  title: string;
  metaDescription: string;
  lead: string;
  specimen: CountSpecimen;
  sections: readonly CountingSection[];
  privacyLink: string;
}
