import { type RouterContextProvider, createContext } from 'react-router';
import { isDatabaseAway } from '#database/connection/database-away.ts';
import { WorkEnded } from '#flows/bounded-work.ts';
import type { LayoutMessages } from '#messages/cs/site/layout.ts';

/** What is known of a failed request; the reader sees nothing of the error itself. */
export interface Failure {
  /** Stands on the page and in the log, so that the two can be brought together. */
  reference: string;
  /** Something is away, above all the database, or the machine is too busy: a minute later it may go well. */
  isForNow: boolean;
  /** The shop is there, but work for this page was broken off or not begun. */
  isWorkEnded: boolean;
}

/**
 * Writes a failure down and tells the reference under which it is found; the program sets its log, else
 * it goes to the error output.
 */
export const reportContext = createContext<(error: unknown) => string>((error) => {
  const reference = crypto.randomUUID().slice(0, 8);
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${reference} ${text}\n`);
  return reference;
});

/** How and why the program refused a request before the router saw it. */
export interface Refusal {
  status: number;
  reason: keyof LayoutMessages['refused'];
}

export const refusalContext = createContext<Refusal | null>(null);

/** Whether the same may go well a minute later. */
function isForNow(error: unknown): boolean {
  return isDatabaseAway(error) || error instanceof WorkEnded;
}

const failureContext = createContext<Failure | null>(null);

/** Notes that a request failed, before its page of errors is rendered. */
export function recordFailure(context: Readonly<RouterContextProvider>, error: unknown): void {
  const reference = context.get(reportContext)(error);
  context.set(failureContext, {
    reference,
    isForNow: isForNow(error),
    isWorkEnded: error instanceof WorkEnded,
  });
}

const incompleteContext = createContext(false);

/**
 * Writes down that the database is away, for a page that does without it.
 * @throws whatever else has failed
 */
export function recordAway(context: Readonly<RouterContextProvider>, error: unknown): void {
  if (!isForNow(error)) throw error;
  context.get(reportContext)(error);
  recordIncomplete(context);
}

/** Writes down that a page does without what it would show while the database is there. */
export function recordIncomplete(context: Readonly<RouterContextProvider>): void {
  context.set(incompleteContext, true);
}

/** Whether a page does without what it would show while the database is there. */
export function isIncomplete(context: Readonly<RouterContextProvider>): boolean {
  return context.get(incompleteContext);
}

export function failureOf(context: Readonly<RouterContextProvider>): Failure | undefined {
  return context.get(failureContext) ?? undefined;
}
