import type { Haler } from '#domain/money.ts';

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
export interface FaultPosition {
  part: 'title' | 'excerpt' | 'intro' | 'section' | 'keywords' | 'name' | 'text' | 'whole';
  /** Of the section, from 1 on. */
  section?: number;
}

/** Something that a person has to look at before the text is published. */
export interface WritingFault extends FaultPosition {
  kind: FaultKind;
  /** What was found, in at most eighty characters; it may be anybody's text. */
  found: string;
}

/** Statuses by which a service says that it does not let us in, or has not the model. */
const DENIED = new Set([401, 402, 403, 404]);
/** Statuses that pass by themselves. */
const BUSY = new Set([408, 409, 425, 429]);

/**
 * What the status of a model's service means: `denied` needs whoever keeps key and account, `away` passes by itself,
 * `unusable` is about what was asked.
 * @param body of the answer: services that have nothing left to spend say 429 as busy ones do
 */
export function meaningOfStatus(status: number, body = ''): 'denied' | 'away' | 'unusable' {
  if (DENIED.has(status)) return 'denied';
  if (status === 429 && body.includes('insufficient_quota')) return 'denied';
  return status >= 500 || BUSY.has(status) ? 'away' : 'unusable';
}

/** Who wrote a generated text: a language model, or the embedded writer, which only puts sentences together. */
export const textWriters = ['model', 'composer'] as const;
export type TextWriter = (typeof textWriters)[number];

/** Tokens that a model has read and written. */
export interface Tokens {
  input: number;
  output: number;
}

/** How a text came about (rules 80). */
export interface WritingRecord {
  writer: TextWriter;
  provider: string;
  /** Undefined where no model wrote it. */
  model: string | undefined;
  /** SHA-256 of what was asked, in hexadecimal. */
  promptHash: string;
  /** Names of the facts of the sheet that the text uses. */
  facts: readonly string[];
  milliseconds: number;
  /** Of all attempts together; undefined where the service does not say. */
  tokens: Tokens | undefined;
  /** Rounded up; undefined where nobody has said what a token costs. */
  cost: Haler | undefined;
}
