import { PortError, type PortProblem } from '#ports/port-error.ts';
import type { ComposedArticle, ReviewText } from '#domain/writing/article-text.ts';
import type { ArticleBrief } from '#domain/writing/compose.ts';
import type { Prompt } from '#domain/writing/prompt.ts';
import type { TextWriter, Tokens } from '#domain/writing/record.ts';

/** The writer can be asked again later: no connection, a time-out, too many questions, a server that is busy. */
export class WriterUnavailable extends PortError {
  override name = 'WriterUnavailable';
  readonly problem: PortProblem = 'unavailable';
  /** Whether it may have begun to write all the same, and so may be paid for: nobody waited for the end. */
  readonly mayCost: boolean;

  constructor(message: string, options: ErrorOptions & { mayCost?: boolean } = {}) {
    super(message, options);
    this.mayCost = options.mayCost ?? false;
  }
}

/** The service does not let us in, or has not the model; only the operator can mend that. */
export class WriterDenied extends WriterUnavailable {
  override name = 'WriterDenied';
  override readonly problem = 'denied';
}

/** It answered, and what it answered is no text of the form that was asked for. */
export class WriterUnusable extends PortError {
  override name = 'WriterUnusable';
  readonly problem: PortProblem = 'not-understood';
  /** What the answer has cost all the same, where the service says so. */
  readonly tokens: Tokens | undefined;

  constructor(message: string, options: ErrorOptions & { tokens?: Tokens | undefined } = {}) {
    super(message, options);
    this.tokens = options.tokens;
  }
}

/** Tokens that an answer has at most: twice what the longest article takes. */
export const MOST_ANSWER_TOKENS = 6000;

/** What is wanted, for a model in words and for the embedded writer in values. */
export interface Wanted<Brief> {
  prompt: Prompt;
  brief: Brief;
  /** Ends the waiting. */
  signal?: AbortSignal | undefined;
}

export interface Written<Text> {
  text: Text;
  /** Undefined where the service does not say. */
  tokens: Tokens | undefined;
}

/** Writes articles and reviews. What it writes is checked by whoever asks (rules 80). */
export interface Writer {
  readonly provider: string;
  /** Undefined where no model writes. */
  readonly model: string | undefined;
  readonly writer: TextWriter;
  /** @throws WriterUnavailable | WriterDenied | WriterUnusable */
  writeArticle(wanted: Wanted<ArticleBrief>): Promise<Written<ComposedArticle>>;
  /** @throws WriterUnavailable | WriterDenied | WriterUnusable */
  writeReview(
    wanted: Wanted<Pick<ArticleBrief, 'language' | 'slots' | 'seed'>>,
  ): Promise<Written<ReviewText>>;
}
