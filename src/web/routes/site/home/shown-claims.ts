import type { Claims, ShownClaim } from '#domain/content/claims/show-claims.ts';

/** What the home page claims, as far as it may be shown (rules 29). */
export interface HomeClaims {
  delivery: ShownClaim | undefined;
  orders: ShownClaim | undefined;
  experience: ShownClaim | undefined;
  targeting: ShownClaim | undefined;
  /** Of the shop itself. */
  about: readonly ShownClaim[];
}

export function homeClaimsOf(claims: Claims): HomeClaims {
  return {
    delivery: claims.shown('deliveredHome'),
    orders: claims.shown('projectsHome'),
    experience: claims.shown('yearsOfExperience'),
    targeting: claims.shown('aiTargeting'),
    about: claims.list('sinceYear', 'czechOrigin'),
  };
}
