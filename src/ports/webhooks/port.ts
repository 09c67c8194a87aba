import type { UrlProblem } from '#domain/webhooks/receiver.ts';
import type { CallOutcome } from '#domain/webhooks/sending.ts';

/** One call to a receiver. */
export interface WebhookCall {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Calls programs of others, and none of the shop's own network unless the shop is local. */
export interface Webhooks {
  readonly provider: string;
  /** What is wrong with an address, by its text and by where its name leads at this moment. */
  check(url: string): Promise<UrlProblem | undefined>;
  /** Posts JSON. It never throws, takes no longer than `CALL_SECONDS`, and holds nothing open after that. */
  post(call: WebhookCall): Promise<CallOutcome>;
}
