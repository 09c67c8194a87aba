import type { Haler } from '#domain/money.ts';
import type { TextWriter } from './text-writer.ts';

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
