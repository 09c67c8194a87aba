import { createHash, randomInt } from 'node:crypto';
import { settleText, takeText } from '#database/writing-days.ts';
import { dayInPrague } from '#domain/calendar.ts';
import type { WritingFault, WritingRecord } from '#domain/writing/record.ts';
import type { Prompt } from '#domain/writing/prompt.ts';
import type { Services } from '#flows/services.ts';
import {
  WriterDenied,
  WriterUnavailable,
  WriterUnusable,
  type Written,
} from '#ports/writer/port.ts';
import { Spending } from './spending.ts';

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
  await settleText(db, taken, { cost: counted, isGivenBack: isAway && counted === 0 });
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
