import { createHash, randomInt } from 'node:crypto';
import { fileText, takeText } from '#database/generators/written-texts.ts';
import { dayInPrague } from '#domain/time/calendar.ts';
import type { Haler } from '#domain/money.ts';
import type { Prompt } from '#domain/writing/prompt.ts';
import type { Tokens, WritingFault, WritingRecord } from '#domain/writing/record.ts';
import type { Services, WritingLimits } from '#flows/services.ts';
import {
  type Writer,
  type Written,
  MOST_ANSWER_TOKENS,
  WriterDenied,
  WriterUnavailable,
  WriterUnusable,
} from '#ports/text-generator/port.ts';

/** What tokens cost in haléře, rounded up; undefined where either is unknown. */
function costOf(tokens: Tokens | undefined, prices: WritingLimits['prices']): Haler | undefined {
  if (!tokens || !prices) return undefined;
  const millionths = tokens.input * prices.input + tokens.output * prices.output;
  return Math.ceil(millionths / 1_000_000);
}

/** Bytes of a prompt for one token: fewer than any model needs of words of either language. */
const LEAST_BYTES = 2;
/** Tokens in which the second attempt is told the faults of the first, at most. */
const FAULT_TOKENS = 3000;
const ATTEMPTS = 2;

/** What a text has cost so far: all attempts together, also those of which the service tells nothing. */
class Spending {
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

export type WritingServices = Pick<Services, 'writer' | 'writing' | 'db' | 'clock'>;

export interface WritingRefusal {
  ok: false;
  problem: 'writer-away' | 'writer-denied' | 'writer-unusable' | 'writer-day-limit';
  /** What the writer said of it, for whoever mends it. */
  message: string;
}

/** A kind of text: how it is asked for, and what may be wrong with it. */
export interface Task<Text> {
  promptFor(faults: readonly WritingFault[]): Prompt;
  write(prompt: Prompt, seed: number, signal: AbortSignal): Promise<Written<Text>>;
  /** The text as it is kept. */
  finish(text: Text): Text;
  check(text: Text): WritingFault[];
}

export type WriterAnswer<Text> =
  | { ok: true; text: Text; faults: WritingFault[]; record: Omit<WritingRecord, 'facts'> }
  | WritingRefusal;

const SEEDS = 2 ** 32;
/** What is said of an answer that had not the form asked for. */
const formless: WritingFault = {
  kind: 'markup',
  part: 'whole',
  found: 'not the form that was asked for',
};

interface Draft<Text> {
  text: Text;
  faults: WritingFault[];
  prompt: Prompt;
}

/**
 * Asks for a text, checks it, and asks once more with the faults named; the better of the two is kept, with what
 * is still wrong (rules 80). No action of its own: articles and reviews share it.
 */
export async function askWriter<Text>(
  services: WritingServices,
  task: Task<Text>,
  signal?: AbortSignal,
): Promise<WriterAnswer<Text>> {
  const { writer, writing, db, clock } = services;
  const spending = new Spending(writer, writing, task.promptFor([]));
  const taken = { day: dayInPrague(clock()), cost: spending.most };
  if (!(await takeText(db, taken, writing.perDay))) {
    return { ok: false, problem: 'writer-day-limit', message: 'The limit of the day is reached.' };
  }
  const began = performance.now();
  const timeout = AbortSignal.timeout(writing.seconds * 1000);
  const ending = signal ? AbortSignal.any([signal, timeout]) : timeout;
  const kept = await inTwoAttempts(task, spending, ending);
  const isAway = 'problem' in kept && kept.problem !== 'writer-unusable';
  const { tokens, cost, counted } = spending;
  await fileText(db, taken, { cost: counted, isGivenBack: isAway && counted === 0 });
  if ('problem' in kept) return kept;
  const { text, faults, prompt } = kept;
  return {
    ok: true,
    text,
    faults,
    record: {
      writer: writer.writer,
      provider: writer.provider,
      model: writer.model,
      promptHash: createHash('sha256').update(`${prompt.system}\n\n${prompt.user}`).digest('hex'),
      milliseconds: Math.round(performance.now() - began),
      tokens,
      cost,
    },
  };
}

async function inTwoAttempts<Text>(
  task: Task<Text>,
  spending: Spending,
  signal: AbortSignal,
): Promise<Draft<Text> | WritingRefusal> {
  const first = await attempt(task, [], spending, signal);
  if ('problem' in first && first.problem !== 'writer-unusable') return first;
  const faults = 'problem' in first ? [formless] : first.faults;
  if (faults.length === 0) return first;
  const second = await attempt(task, faults, spending, signal);
  // What is there is worth more than what a second question failed to bring.
  if ('problem' in second) return 'problem' in first ? second : first;
  if ('problem' in first) return second;
  return second.faults.length < first.faults.length ? second : first;
}

async function attempt<Text>(
  task: Task<Text>,
  faults: readonly WritingFault[],
  spending: Spending,
  signal: AbortSignal,
): Promise<Draft<Text> | WritingRefusal> {
  const prompt = task.promptFor(faults);
  try {
    const written = await task.write(prompt, randomInt(SEEDS), signal);
    spending.add(written.tokens);
    const text = task.finish(written.text);
    return { text, faults: task.check(text), prompt };
  } catch (error) {
    const isKnown = error instanceof WriterUnusable || error instanceof WriterUnavailable;
    if (isKnown) spending.addFailed(error);
    if (error instanceof WriterUnusable) {
      return { ok: false, problem: 'writer-unusable', message: error.message };
    }
    if (error instanceof WriterUnavailable) {
      const problem = error instanceof WriterDenied ? 'writer-denied' : 'writer-away';
      return { ok: false, problem, message: error.message };
    }
    throw error;
  }
}
