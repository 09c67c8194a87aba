import { defaultClaims } from '#content/claims/default-claims.ts';
import type { ClaimRegister } from '#domain/content/claims/claim.ts';
import { offering } from './offering.ts';
import { sampleShop } from './sample-order.ts';

/** The register of claims as it is written, before the operator corrects it. */
export const writtenClaims: ClaimRegister = defaultClaims({
  ...offering,
  answers: sampleShop.answers,
});
