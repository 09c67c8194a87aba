import { AsyncLocalStorage } from 'node:async_hooks';

/** What a line of the log belongs to: the request or the job within which it was written. */
export type LogContext = { requestId: string } | { job: string; jobId: string };

const current = new AsyncLocalStorage<LogContext>();

/** Runs an action; every log line written within it, at any depth, says what it belongs to. */
export function withLogContext<T>(context: LogContext, action: () => T): T {
  return current.run(context, action);
}

/** The current request or job; empty at start, at the end and in between. */
export function logContext(): LogContext | Record<string, never> {
  return current.getStore() ?? {};
}
