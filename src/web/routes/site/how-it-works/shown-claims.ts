import type { Claims, ShownClaim } from '#domain/claims/show-claims.ts';

/** What this page claims, as far as it may be shown (rules 29). */
export interface HowItWorksClaims {
  statistics: readonly ShownClaim[];
  metrics: ShownClaim | undefined;
  encryption: ShownClaim | undefined;
  targeting: ShownClaim | undefined;
}

export function claimsOf(claims: Claims): HowItWorksClaims {
  return {
    statistics: claims.list(
      'satisfiedCustomers',
      'deliveredHowItWorks',
      'writeAnyTime',
      'successRate',
    ),
    metrics: claims.shown('metricsMayNotBeReal'),
    encryption: claims.shown('ssl256'),
    targeting: claims.shown('aiTargeting'),
  };
}
