import type { Locale } from '#domain/locale.ts';
import type { Offering } from '#domain/shop/offering.ts';
import type { Services } from '#flows/services.ts';
import type { Refusal } from './refusal.ts';

/** What a call gets besides its body. It gets no cookies; who sends it is asked by the few that need to know. */
export interface CallContext {
  services: Services;
  /** What is offered while this call is answered. */
  offering: Offering;
  locale: Locale;
  /** The client it comes from, as the limits count clients. */
  client: string;
  /** The header Authorization. */
  authorization: string | null;
  /** Ends when the client is gone. */
  signal: AbortSignal;
  /** The header Idempotency-Key. */
  idempotencyKey: string | null;
}

/** What comes of a call. */
export type CallAnswer =
  | { ok: true; body: unknown; status?: number }
  | { ok: false; refusal: Refusal };

/** One of the calls under `/functions/v1/`, from the JSON object that was sent. */
export type Call = (context: CallContext, body: unknown) => Promise<CallAnswer>;

export function writeRefusal(refusal: Refusal): Extract<CallAnswer, { ok: false }> {
  return { ok: false, refusal };
}
