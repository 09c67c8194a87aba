import Negotiator from 'negotiator';
import { type Locale, locales } from '#domain/locale.ts';
import type { Services } from '#flows/services.ts';
import type { Refusal } from '#web/frame/failure.ts';
import type { AddressRule } from './address-rules.ts';
import { admitBody } from './guards/admit-body.ts';
import { type Known, guard } from './guards/guard.ts';
import type { HeldFiles } from './guards/held-files.ts';

/** A request that has arrived, before anything is read of it. */
interface Arriving {
  request: Request;
  rule: AddressRule;
  known: Known;
}

/** What the guard made of a request, and why where it says so itself. */
export interface Guarded {
  /** As the guard let it through, or the refusal. */
  passed: Request | Response;
  reason?: Refusal['reason'];
  /** The language in which that is said. */
  readIn?: Locale;
}

/**
 * Lets a request through the guard and has it answered. The place that a file takes in memory is given back once
 * there is an answer, and also where its client left or something failed on the way.
 */
export async function withBody(
  { services, files }: { services: Services; files: HeldFiles },
  { request, rule, known }: Arriving,
  answer: (guarded: Guarded) => Promise<Response>,
): Promise<Response> {
  let release: (() => void) | undefined;
  const why: Omit<Guarded, 'passed'> = {};
  const admit = async () => {
    const admission = await admitBody(services, files, request, rule);
    release = admission?.release;
    if (!admission) why.reason = 'busy';
    if (admission?.isForStranger) {
      why.reason = 'signedOut';
      why.readIn = admission.language ?? languageOf(request);
    }
    return admission;
  };
  try {
    const passed = await guard(request, rule.requests, known, admit);
    const isTooLarge = passed instanceof Response && passed.status === 413;
    if (isTooLarge && rule.requests.body === 'upload') why.reason ??= 'fileTooLarge';
    return await answer(passed instanceof Response ? { ...why, passed } : { passed });
  } finally {
    release?.();
  }
}

/** Of somebody of whom nothing is known any more: as the browser says. */
function languageOf({ headers }: Request): Locale {
  const accepted = { headers: { 'accept-language': headers.get('Accept-Language') ?? 'cs' } };
  return new Negotiator(accepted).language(locales) ?? 'cs';
}
