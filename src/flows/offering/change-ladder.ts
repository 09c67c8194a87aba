import { LADDER_SUBJECT } from '#domain/catalogue/offer-subject.ts';
import {
  type LadderTypos,
  type TypedLadder,
  readLadderForm,
} from '#domain/operator/ladder-form.ts';
import { isSameValue } from '#domain/operator/offer-values.ts';
import { type Needed, type OfferWish, underOfferLock } from './store-offer.ts';

export type LadderRefusal =
  | { problem: 'offer-typos'; problems: LadderTypos }
  | { problem: 'offer-stale' };

/**
 * Changes the ladder of the volume discount (rules 84).
 * @param wish `seen` is the version that the form was filled in with
 */
export async function changeLadder(
  services: Needed,
  wish: OfferWish & { typed: TypedLadder; seen: string },
): Promise<{ ok: true } | { ok: false; refused: LadderRefusal }> {
  const read = readLadderForm(wish.typed);
  if (!read.ok) return { ok: false, refused: { problem: 'offer-typos', problems: read.problems } };
  const { ladder } = read;
  return underOfferLock<LadderRefusal>(services, wish, (desk) => {
    if (String(desk.versionOf(LADDER_SUBJECT)) !== wish.seen) {
      return { refused: { problem: 'offer-stale' } };
    }
    if (isSameValue(desk.ladder, ladder)) return { changes: [] };
    const change = {
      subject: LADDER_SUBJECT,
      before: { ladder: desk.ladder },
      after: { ladder },
      terms: isSameValue(services.usualOffer.ladder, ladder) ? null : { ladder },
    };
    return { changes: [change] };
  });
}
