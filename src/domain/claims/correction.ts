import type { PerLocale } from '#domain/locale.ts';
import { mapRecord } from '#domain/records.ts';
import type { Claim, ClaimRegister, ClaimSource, Standing } from './claim.ts';
import type { ClaimId } from './claim-ids.ts';

/** What the operator has changed of a claim; what is not named stays as it was written. */
export interface ClaimCorrection {
  text?: PerLocale<string> | undefined;
  figure?: PerLocale<string> | undefined;
  source?: ClaimSource | undefined;
  showing?: 'shown' | 'hidden' | undefined;
}

export type ClaimCorrections = Readonly<Partial<Record<ClaimId, ClaimCorrection>>>;

/** The register with the operator's corrections. */
export function corrected(
  register: ClaimRegister,
  corrections: ClaimCorrections,
): Record<ClaimId, Claim> {
  return mapRecord(register, (id) => correctedClaim(register[id], corrections[id]));
}

function correctedClaim(claim: Claim, correction: ClaimCorrection | undefined): Claim {
  if (!correction) return claim;
  return {
    ...claim,
    text: correction.text ?? claim.text,
    figure: correction.figure ?? claim.figure,
    source: correction.source ?? claim.source,
    standing: standingOf(claim.standing, correction),
  };
}

/** What the shop's rules keep is their own wording: another one needs a source like any claim. */
function standingOf(standing: Standing, { text, figure, showing }: ClaimCorrection): Standing {
  if (showing === 'hidden') return { is: 'withheld', why: undefined };
  const isReworded = text !== undefined || figure !== undefined;
  if (standing.is === 'kept') return isReworded ? { is: 'claimed' } : standing;
  return showing === 'shown' ? { is: 'claimed' } : standing;
}
