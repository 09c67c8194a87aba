import { defaultClaims } from '#content/claims/default-claims.ts';
import { type AuditFacts, recordChange } from '#database/audit/audit.ts';
import { tellChangedPages } from '#database/changed-pages.ts';
import {
  dropClaimCorrection,
  lockClaimCorrections,
  readClaimCorrections,
  saveClaimCorrection,
} from '#database/texts.ts';
import { dayInPrague } from '#domain/time/calendar.ts';
import { isClaimId } from '#domain/content/claims/claim.ts';
import {
  type ClaimCorrection,
  type CorrectionInput,
  type CorrectionProblems,
  changesOfClaim,
  correctionForm,
} from '#domain/content/claims/correction.ts';
import type { FormRefusal } from '#domain/forms/form.ts';
import type { Operator } from '#domain/admin/operator.ts';
import type { Services } from '#flows/services.ts';

export type CorrectedClaim = { ok: true } | FormRefusal<CorrectionProblems>;

/**
 * Takes the operator's correction of a claim in place of the former one (rules 18): words, figure, source
 * with its date, shown or hidden. All replicas forget the pages that show claims. A correction that changes
 * nothing takes the former one back. Both stand in the log of changes.
 * @param id the claim, as it was posted
 * @param seen the correction with which the form was filled in, as `correctionFacts` names it
 */
export async function correctClaim(
  { db, clock, offering, shop }: Pick<Services, 'db' | 'clock' | 'offering' | 'shop'>,
  asked: {
    id: string;
    input: CorrectionInput;
    operator: Pick<Operator, 'id'>;
    seen: string;
  },
): Promise<CorrectedClaim> {
  const { id, input, operator, seen } = asked;
  if (!isClaimId(id)) return { ok: false, problem: 'not-found' };
  const now = clock();
  const written = defaultClaims({ ...offering(), answers: shop.answers })[id];
  const read = correctionForm.read(input, { claim: written, today: dayInPrague(now) });
  if (!read.ok) return { ...read, problem: 'input-wrong' };
  const correction = changesOfClaim(read.values, written);
  const after = correctionFacts(correction);
  return db.transaction(async (tx): Promise<CorrectedClaim> => {
    await lockClaimCorrections(tx);
    const before = correctionFacts((await readClaimCorrections(tx))[id]);
    // The same correction once more is done already.
    if (JSON.stringify(before) === JSON.stringify(after)) return { ok: true };
    if (JSON.stringify(before) !== seen) return { ok: false, problem: 'changed-meanwhile' };
    if (Object.keys(after).length === 0) await dropClaimCorrection(tx, id);
    else await saveClaimCorrection(tx, id, correction, now);
    await tellChangedPages(tx, 'claims');
    const operatorId = operator.id;
    await recordChange(tx, {
      operatorId,
      action: 'claim-corrected',
      subject: id,
      before,
      after,
      at: now,
    });
    return { ok: true };
  });
}

/** What a correction changes, in plain values; without one there are none. */
export function correctionFacts(correction: ClaimCorrection | undefined): AuditFacts {
  const { text, figure, source, showing } = correction ?? {};
  const all = {
    textCs: text?.cs,
    textEn: text?.en,
    figureCs: figure?.cs,
    figureEn: figure?.en,
    source: source?.name,
    sourceDate: source?.date,
    showing,
  };
  const set = Object.entries(all).filter((entry): entry is [string, string] => !!entry[1]);
  return Object.fromEntries(set);
}
