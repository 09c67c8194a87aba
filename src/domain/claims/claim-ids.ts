/**
 * Every figure and promise of the site by its name (rules 18). Pages ask for one by its name, so the compiler
 * finds a claim that has no words, and a page that asks for one which is not in the register.
 */
export const claimIds = [
  'deliveredHome',
  'deliveredReferences',
  'deliveredHowItWorks',
  'projectsHome',
  'projectsReferences',
  'satisfiedCustomers',
  'successRate',
  'satisfaction',
  'verifiedReviews',
  'fiveStarReviews',
  'sinceYear',
  'yearsOfExperience',
  'czechOrigin',
  'pragueOffice',
  'aiTargeting',
  'realUsers',
  'metricsMayNotBeReal',
  'writeAnyTime',
  'answerTime',
  'answerWithinOneHour',
  'supportRoundTheClock',
  'supportLanguages',
  'startOfDelivery',
  'startWithinADay',
  'deliveredAtOnce',
  'fullDelivery',
  'gradualDelivery',
  'guaranteeLength',
  'refill',
  'refillAutomatic',
  'complaints',
  'packageSizes',
  'packageSizesSmaller',
  'bulkOrders',
  'agencies',
  'volumeDiscount',
  'popularPackages',
  'popularRung',
  'noPassword',
  'anonymous',
  'personalData',
  'encryptedPayment',
  'ssl256',
  'paymentMethods',
  'historyKept',
  'accountsKept',
] as const;

export type ClaimId = (typeof claimIds)[number];

/** Whether a text from outside is the name of a claim. */
export function isClaimId(text: string): text is ClaimId {
  return claimIds.some((id) => id === text);
}
