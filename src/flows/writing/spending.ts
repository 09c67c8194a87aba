import type { Haler } from '#domain/money.ts';
import type { Prompt } from '#domain/writing/prompt.ts';
import type { Tokens } from '#domain/writing/record.ts';
import type { WritingLimits } from '#flows/services.ts';
import {
  MOST_ANSWER_TOKENS,
  type WriterUnavailable,
  WriterUnusable,
  type Writer,
} from '#ports/writer/port.ts';
import { costOf } from './cost-of.ts';

/** Bytes of a prompt for one token: fewer than any model needs of words of either language. */
const LEAST_BYTES = 2;
/** Tokens in which the second attempt is told the faults of the first, at most. */
const FAULT_TOKENS = 3000;
const ATTEMPTS = 2;

/** What a text has cost so far: all attempts together, also those of which the service tells nothing. */
export class Spending {
  tokens: Tokens | undefined;
  /** Attempts of which nobody knows what they took. */
  #unknown = 0;
  readonly #isFree: boolean;
  readonly #prices: WritingLimits['prices'];
  readonly #most: Haler;

  /** @param prompt of the first attempt */
  constructor(
    { writer }: Pick<Writer, 'writer'>,
    { prices }: Pick<WritingLimits, 'prices'>,
    prompt: Prompt,
  ) {
    this.#isFree = writer !== 'model';
    this.#prices = prices;
    const bytes = Buffer.byteLength(prompt.system + prompt.user);
    const input = Math.ceil(bytes / LEAST_BYTES) + FAULT_TOKENS;
    this.#most = costOf({ input, output: MOST_ANSWER_TOKENS }, prices) ?? 0;
  }

  /** The most that all attempts can cost; 0 where that is unknown, or nothing. */
  get most(): Haler {
    return this.#isFree ? 0 : ATTEMPTS * this.#most;
  }

  /** What the limits of the day count: the most for an attempt of which nobody knows. */
  get counted(): Haler {
    return this.#isFree ? 0 : (this.cost ?? 0) + this.#unknown * this.#most;
  }

  /** As far as it is known; undefined where it is not. */
  get cost(): Haler | undefined {
    return this.#isFree ? 0 : costOf(this.tokens, this.#prices);
  }

  /** Adds an attempt that was answered. @param tokens undefined where the service does not say */
  add(tokens: Tokens | undefined): void {
    if (!tokens) {
      this.#unknown += 1;
      return;
    }
    const { input, output } = this.tokens ?? { input: 0, output: 0 };
    this.tokens = { input: input + tokens.input, output: output + tokens.output };
  }

  /** Adds one that ended in an error of the port. */
  addFailed(error: WriterUnavailable | WriterUnusable): void {
    if (error instanceof WriterUnusable) this.add(error.tokens);
    else if (error.mayCost) this.add(undefined);
  }
}
