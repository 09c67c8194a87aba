import { LADDER_SUBJECT, isSameValue } from '#domain/catalogue/offer-terms.ts';
import type { FormRefusal } from '#domain/forms/form.ts';
import { type LadderInput, type LadderProblems, ladderForm } from '#domain/operator/ladder-form.ts';
import { type Needed, type OfferWish, underOfferLock } from './store-offer.ts';

type LadderRefused = FormRefusal<LadderProblems>;

/**
 * Changes the ladder of the volume discount (rules 84).
 * @param wish `seen` is the version that the form was filled in with
 */
export async function changeLadder(
  services: Needed,
  wish: OfferWish & { input: LadderInput; seen: string },
): Promise<{ ok: true } | LadderRefused> {
  const read = ladderForm.read(wish.input);
  if (!read.ok) return { ...read, problem: 'input-wrong' };
  const ladder = read.values;
  return underOfferLock<LadderRefused>(services, wish, (desk) => {
    if (String(desk.versionOf(LADDER_SUBJECT)) !== wish.seen) {
      return { ok: false, problem: 'changed-meanwhile' };
    }
    if (isSameValue(desk.ladder, ladder)) return { ok: true, changes: [] };
    const change = {
      subject: LADDER_SUBJECT,
      before: { ladder: desk.ladder },
      after: { ladder },
      terms: isSameValue(services.usualOffer.ladder, ladder) ? null : { ladder },
    };
    return { ok: true, changes: [change] };
  });
}
