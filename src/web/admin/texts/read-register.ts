import type { RouterContextProvider } from 'react-router';
import { defaultClaims } from '#content/claims/default-claims.ts';
import { readClaimCorrections } from '#database/texts.ts';
import { type Claim, type ClaimId, claimIds } from '#domain/content/claims/claim.ts';
import { contradictionsOf, mayShow } from '#domain/content/claims/show-claims.ts';
import { type ClaimCorrection, applyCorrections } from '#domain/content/claims/correction.ts';
import { operatorOf } from '#web/frame/context.ts';

/** A claim with all that the operator is told of it. */
export interface AdminClaim extends Claim {
  id: ClaimId;
  written: Claim;
  correction: ClaimCorrection | undefined;
  isShown: boolean;
  /** The claims that say something else about the same. */
  contradicts: { id: ClaimId; text: Claim['text']; figure: Claim['figure']; isShown: boolean }[];
}

/** The register of claims with the corrections as they are stored at this moment (rules 18). */
export async function readRegister(
  context: Readonly<RouterContextProvider>,
): Promise<readonly AdminClaim[]> {
  const { services, offering } = operatorOf(context);
  const { shop, db } = services;
  const written = defaultClaims({ ...offering, answers: shop.answers });
  const corrections = await readClaimCorrections(db);
  const register = applyCorrections(written, corrections);
  const isShown = (id: ClaimId) => mayShow(register[id], shop.isLocal);
  return claimIds.map((id) => ({
    id,
    ...register[id],
    written: written[id],
    correction: corrections[id],
    isShown: isShown(id),
    contradicts: contradictionsOf(register, id).map((other) => {
      const { text, figure } = register[other];
      return { id: other, text, figure, isShown: isShown(other) };
    }),
  }));
}
