/** What can be wrong with a generated text (rules 80). */
const faultKinds = [
  /** A figure that the fact sheet does not have. */
  'number',
  /** A name that it does not have. */
  'name',
  /** A month, a day or a year that it does not have. */
  'date',
  /** A link or an address that it does not have. */
  'link',
  /** A short code that the shop does not know. */
  'code',
  /** A phrase of the list of filler, or a promise that the terms take back. */
  'phrase',
  /** Markup that a text has no use for: HTML, pictures, headings of its own. */
  'markup',
  /** Fewer or more words, signs or sections than it should have. */
  'length',
  /** Too much in common with something that is published. */
  'similar',
  /** It says that somebody bought, tried or knows what nobody has. */
  'pretence',
  /** It does not speak of what it was to be about. */
  'keyword',
  /** It is in another language. */
  'language',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** Where in a text something stands. */
export interface FaultPlace {
  part: 'title' | 'excerpt' | 'intro' | 'section' | 'keywords' | 'name' | 'text' | 'whole';
  /** Of the section, from 1 on. */
  section?: number;
}

/** Something that a person has to look at before the text is published. */
export interface WritingFault extends FaultPlace {
  kind: FaultKind;
  /** What was found, in at most eighty characters; it may be anybody's text. */
  found: string;
}
