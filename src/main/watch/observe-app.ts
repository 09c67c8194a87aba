import type { Logger } from 'pino';
import type { App } from '#main/http/handlers.ts';
import { withLogContext } from './log.ts';
import { REQUEST_ID_HEADER, newRequestId } from '#main/http/incoming.ts';
import { addressAt } from '#domain/addresses.ts';
import { addressRule } from '#main/http/address-rules.ts';

/** What is told of a request once it has its answer. */
export interface Answered {
  route: string;
  status: number;
  /** Milliseconds from the request's arrival at the app to its answer. */
  ms: number;
}

export type OnAnswered = (answered: Answered) => void;

/** The status that nginx uses: the client left before there was an answer. Nothing has failed. */
const CLIENT_LEFT = 499;

/**
 * The app, with one line in the log for each request: what kind it was and how it ended, never who
 * asked, from where, or for which address (OWASP ASVS 5.0, V16.2). Its answer carries the
 * id under which the line is found. What the app throws ends here as a plain 500.
 */
export function observeApp(app: App, log: Logger, onAnswered: OnAnswered = () => {}): App {
  return (request) => {
    const requestId = request.headers.get(REQUEST_ID_HEADER) ?? newRequestId();
    request.headers.set(REQUEST_ID_HEADER, requestId);
    return withLogContext({ requestId }, async () => {
      const begunAt = performance.now();
      const response = await answerOrFail(app, request, log);
      response.headers.set(REQUEST_ID_HEADER, requestId);
      const { method, url } = request;
      const ms = Math.round((performance.now() - begunAt) * 10) / 10;
      const hasLeft = request.signal.aborted && response.status >= 500;
      const status = hasLeft ? CLIENT_LEFT : response.status;
      const answered = { route: addressRule(addressAt(new URL(url).pathname)).name, status, ms };
      log.info({ method, ...answered }, 'request');
      onAnswered(answered);
      return response;
    });
  };
}

async function answerOrFail(app: App, request: Request, log: Logger): Promise<Response> {
  try {
    return await app(request);
  } catch (error) {
    const isOfClient = request.signal.aborted && error === request.signal.reason;
    if (!isOfClient) log.error({ err: error }, 'a request failed');
    return new Response(null, { status: 500 });
  }
}
