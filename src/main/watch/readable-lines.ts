import { styleText } from 'node:util';
import type { DestinationStream } from 'pino';
import { z } from 'zod';

/** How the levels of a line are called where they are worth a word; `info` is what is usual. */
const levels = {
  10: ['trace', 'dim'],
  20: ['debug', 'dim'],
  40: ['warning', 'yellow'],
  50: ['error', 'red'],
  60: ['fatal', 'red'],
} as const;

const isLevel = (level: number): level is keyof typeof levels => level in levels;

/** What every line has, and whatever else was written with it. */
const lineShape = z.looseObject({ level: z.number(), time: z.string(), msg: z.string() });

/**
 * Turns the log's lines of JSON into what a person reads at a terminal: the time of day, what happened,
 * the fields after it, and an error's frames below. Nothing is added and nothing but the process's own
 * number and name is left out, so it holds as little of anybody's as the log itself.
 */
export function readableLines(terminal: DestinationStream): DestinationStream {
  return { write: (line) => void terminal.write(readable(line)) };
}

function readable(line: string): string {
  const read = lineShape.safeParse(asJson(line));
  // What is no line of the log's own is better shown than lost.
  if (!read.success) return line;
  const { level, time, msg, pid: _pid, hostname: _hostname, err, ...fields } = read.data;
  const [word, color] = isLevel(level) ? levels[level] : [];
  const { type, message, stack, ...facts } = errorOf(err);
  const told = [type, message].filter((text) => text !== undefined).join(': ');
  const parts = [
    styleLine('dim', clock(time)),
    word && color && styleLine(color, word),
    level >= 40 ? styleLine('bold', msg) : msg,
    told && `(${told})`,
    ...Object.entries({ ...fields, ...facts }).map(
      ([name, value]) => `${styleLine('dim', `${name}=`)}${plain(value)}`,
    ),
  ];
  const frames = typeof stack === 'string' && stack !== '' ? stack.split('\n') : [];
  const below = frames.map((frame) => `\n    ${styleLine('dim', frame)}`).join('');
  return `${parts.filter(Boolean).join(' ')}${below}\n`;
}

function asJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

const errorShape = z.looseObject({ type: z.string().optional(), message: z.string().optional() });

/** An error as the log describes it; anything else is nothing but its own fact. */
function errorOf(err: unknown): z.infer<typeof errorShape> {
  const read = errorShape.safeParse(err);
  if (read.success) return read.data;
  return err === undefined ? {} : { err };
}

/** 15:04:05 of the machine: who sits at the terminal has that clock before his eyes. */
function clock(time: string): string {
  const at = new Date(time);
  return [at.getHours(), at.getMinutes(), at.getSeconds()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

function plain(value: unknown): string {
  return typeof value === 'string' && /^[^\s"]+$/.test(value) ? value : JSON.stringify(value);
}

/** Colours for a terminal that has them and was not asked to do without (NO_COLOR). */
function styleLine(format: 'dim' | 'bold' | 'yellow' | 'red', text: string): string {
  return styleText(format, text, { stream: process.stdout });
}
