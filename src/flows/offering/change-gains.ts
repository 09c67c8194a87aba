import type { FormRefusal, InputOf, ProblemsOf } from '#domain/forms/form.ts';
import { benefitsForm } from '#domain/operator/package-form.ts';
import { isSameValue, serviceTerms } from '#domain/catalogue/offer-terms.ts';
import { type Needed, type OfferWish, underOfferLock } from './store-offer.ts';

type GainsRefused = FormRefusal<ProblemsOf<typeof benefitsForm>>;

/**
 * Changes what the customer gets of a service, in both languages (rules 84).
 * @param wish `seen` is the version that the form was filled in with
 */
export async function changeGains(
  services: Needed,
  wish: OfferWish & { key: string; input: InputOf<typeof benefitsForm>; seen: string },
): Promise<{ ok: true } | GainsRefused> {
  const read = benefitsForm.read(wish.input);
  if (!read.ok) return { ...read, problem: 'input-wrong' };
  return underOfferLock<GainsRefused>(services, wish, (desk) => {
    const service = desk.services.find(({ key }) => key === wish.key);
    if (!service) return { ok: false, problem: 'not-found' };
    if (String(desk.versionOf(wish.key)) !== wish.seen) {
      return { ok: false, problem: 'changed-meanwhile' };
    }
    const before = serviceTerms(service);
    const after = { ...before, gains: read.values };
    if (isSameValue(before, after)) return { ok: true, changes: [] };
    return { ok: true, changes: [{ subject: wish.key, before, after, terms: after }] };
  });
}
