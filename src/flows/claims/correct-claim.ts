import { defaultClaims } from '#content/claims/default-claims.ts';
import { tellChangedPages } from '#database/changed-pages.ts';
import { dropClaimCorrection, saveClaimCorrection } from '#database/claims.ts';
import { dayInPrague } from '#domain/calendar.ts';
import { isClaimId } from '#domain/claims/claim-ids.ts';
import {
  type CorrectionForm,
  type CorrectionProblem,
  readCorrection,
} from '#domain/claims/read-correction.ts';
import type { Services } from '#flows/services.ts';

export type CorrectedClaim =
  | { ok: true }
  | { ok: false; problem: 'claim-unknown' | CorrectionProblem };

/**
 * Takes the operator's correction of a claim in place of the former one (rules 18): words, figure, source
 * with its date, shown or hidden. All replicas forget the pages that show claims. A correction that changes
 * nothing takes the former one back.
 * @param id the claim, as it was posted
 */
export async function correctClaim(
  { db, clock, offering, shop }: Pick<Services, 'db' | 'clock' | 'offering' | 'shop'>,
  { id, form }: { id: string; form: CorrectionForm },
): Promise<CorrectedClaim> {
  if (!isClaimId(id)) return { ok: false, problem: 'claim-unknown' };
  const now = clock();
  const written = defaultClaims({ ...offering(), answers: shop.answers })[id];
  const read = readCorrection(form, written, dayInPrague(now));
  if (!read.ok) return read;
  const { correction } = read;
  const isEmpty = Object.values(correction).every((value) => value === undefined);
  await db.transaction(async (tx) => {
    if (isEmpty) await dropClaimCorrection(tx, id);
    else await saveClaimCorrection(tx, id, correction, now);
    await tellChangedPages(tx, 'claims');
  });
  return { ok: true };
}
