import { DrizzleQueryError } from 'drizzle-orm/errors';

/** Longer messages may contain a page or an e-mail of somebody's. */
const MOST_CHARACTERS = 500;

/** What must not stand in a log, wherever it turns up, and what stands there instead. */
const personal: readonly (readonly [RegExp, string])[] = [
  [/[^\s<>"'(),:;=]{1,64}@[\w.-]+/g, '<e-mail>'],
  [/\b(?:[a-z]+:\/\/)[^\s"'<>]*/gi, '<address>'],
  [/(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/g, '<ip>'],
  [/(?<![\w:])(?:[\da-f]{0,4}:){3,7}[\da-f]{0,4}(?![\w:])/gi, '<ip>'],
  [/\+?\d[\d ()-]{7,18}\d/g, '<number>'],
  [/(?<![\w-])[\w-]{24,}(?![\w-])/g, '<token>'],
];

/** Removes from a text what may belong to a person or give access; for messages that are not our own. */
export function withoutPersonal(text: string): string {
  const cut = text.slice(0, MOST_CHARACTERS);
  return personal.reduce((rest, [pattern, name]) => rest.replaceAll(pattern, name), cut);
}

/**
 * An error as the log may hold it: what it is, where it happened and what caused it. Nothing else that
 * hangs on an error is copied, for drivers put queries, answers and addresses there.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error;
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  // Its message repeats the parameters.
  if (error instanceof DrizzleQueryError) return { type: error.name, query: error.query, ...cause };
  return {
    type: error.name,
    message: withoutPersonal(isOfDatabase(error) ? withoutValues(error.message) : error.message),
    ...facts(error),
    ...(error instanceof AggregateError ? { errors: error.errors.map(describeError) } : {}),
    ...cause,
    stack: frames(error),
  };
}

/** The names that tell one fault from another, and never a value. */
function facts(error: Error): Record<string, unknown> {
  const known = ['code', 'syscall', 'table', 'constraint', 'responseCode', 'statusCode'] as const;
  const entries = Object.entries(error).filter(([name]) => known.some((one) => one === name));
  return Object.fromEntries(entries);
}

/** The driver's errors have a severity; what PostgreSQL quotes in them may be what a customer typed. */
function isOfDatabase(error: Error): boolean {
  return 'severity' in error;
}

function withoutValues(message: string): string {
  const unquoted = message.replaceAll(/"[^"]*"/g, '"…"');
  const open = unquoted.indexOf('(');
  const close = unquoted.lastIndexOf(')');
  if (open === -1 || close < open) return unquoted;
  return `${unquoted.slice(0, open)}(…)${unquoted.slice(close + 1)}`;
}

function frames({ stack = '' }: Error): string {
  const lines = stack.split('\n').filter((line) => /^ {4}at /.test(line));
  return lines.map((line) => line.trim()).join('\n');
}

/**
 * The error as the user of a command should see it: for a failed query the message of the database or of
 * its connection.
 */
export function explainError(error: unknown): string {
  const cause = error instanceof DrizzleQueryError ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return String(cause);
  if (cause !== error && 'severity' in cause) return `the database says: ${cause.message}.`;
  // Where a host has several addresses and none answers, there is a code and no message.
  return cause.message || ('code' in cause ? String(cause.code) : cause.name);
}
