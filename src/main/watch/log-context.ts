import { AsyncLocalStorage } from 'node:async_hooks';

/** What a line of the log belongs to: the request or the job within which it was written. */
export type LogContext = { requestId: string } | { job: string; jobId: string };

const current = new AsyncLocalStorage<LogContext>();

/** Does an action whose lines, however deep within it they are written, all say what they belong to. */
export function withLogContext<T>(context: LogContext, action: () => T): T {
  return current.run(context, action);
}

/** What is going on here and now; nothing at start, at the end and in between. */
export function logContext(): LogContext | Record<string, never> {
  return current.getStore() ?? {};
}
