import type { Locale } from '#domain/locale.ts';
import type { Offering } from '#domain/offering.ts';
import type { Services } from '#flows/services.ts';
import type { Refusal } from './refusal.ts';

/** What a call is told besides its body. Cookies are no part of it: a call knows nobody. */
export interface CallContext {
  services: Services;
  /** What is offered while this call is answered. */
  offering: Offering;
  locale: Locale;
  /** Whose address it comes from, as limits count him. */
  client: string;
  /** The header Idempotency-Key. */
  idempotencyKey: string | null;
}

/** What comes of a call. */
export type CallAnswer = { ok: true; body: unknown } | { ok: false; refusal: Refusal };

/** One of the calls under `/functions/v1/`, from the JSON object that was sent. */
export type Call = (context: CallContext, body: unknown) => Promise<CallAnswer>;

export function refused(refusal: Refusal): Extract<CallAnswer, { ok: false }> {
  return { ok: false, refusal };
}
