import type { PerLocale } from '#domain/locale.ts';
import { type GainsTypos, readGainsForm } from '#domain/operator/gains-form.ts';
import { isSameValue, serviceTerms } from '#domain/operator/offer-values.ts';
import { type Needed, type OfferWish, underOfferLock } from './store-offer.ts';

export type GainsRefusal =
  | { problem: 'offer-typos'; problems: GainsTypos }
  | { problem: 'offer-stale' }
  | { problem: 'offer-unknown' };

/**
 * Changes what the customer gets of a service, in both languages (rules 84).
 * @param wish `seen` is the version that the form was filled in with
 */
export async function changeGains(
  services: Needed,
  wish: OfferWish & { key: string; typed: PerLocale<string>; seen: string },
): Promise<{ ok: true } | { ok: false; refused: GainsRefusal }> {
  const read = readGainsForm(wish.typed);
  if (!read.ok) return { ok: false, refused: { problem: 'offer-typos', problems: read.problems } };
  return underOfferLock<GainsRefusal>(services, wish, (desk) => {
    const service = desk.services.find(({ key }) => key === wish.key);
    if (!service) return { refused: { problem: 'offer-unknown' } };
    if (String(desk.versionOf(wish.key)) !== wish.seen) {
      return { refused: { problem: 'offer-stale' } };
    }
    const before = serviceTerms(service);
    const after = { ...before, gains: read.gains };
    if (isSameValue(before, after)) return { changes: [] };
    return { changes: [{ subject: wish.key, before, after, terms: after }] };
  });
}
