/** By what the register of claims is looked through (rules 18). */
export const claimKinds = [
  'all',
  'shown',
  'hidden',
  'unsourced',
  'contradicting',
  'corrected',
] as const;
export type ClaimKind = (typeof claimKinds)[number];
