import type { Page } from '#domain/addresses.ts';
import type { PerLocale } from '#domain/locale.ts';

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
  'popularTier',
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

/** Who says so, and when it was so. */
export interface ClaimSource {
  name: string;
  /** ISO 8601: 2026-11-22. */
  date: string;
}

/**
 * Why a claim may be shown, or may not: the shop's own rules keep it, or somebody has to name its source
 * (rules 29), or it is withheld because something else is said in its place. Without a reason it is the
 * operator who withholds it.
 */
export type ClaimStatus =
  | { is: 'kept'; by: string }
  | { is: 'claimed' }
  | { is: 'withheld'; why: PerLocale<string> | undefined };

/** One figure or promise of the site (rules 18). */
export interface Claim {
  /** What it speaks of: of two that speak of the same, one contradicts the other where they differ. */
  subject: string;
  /** Its words beside the figure, or a sentence in which `{figure}` stands for it. */
  text: PerLocale<string>;
  figure: PerLocale<string> | undefined;
  /** The pages that show it. */
  screens: readonly Page[];
  status: ClaimStatus;
  source: ClaimSource | undefined;
}

/** Every claim of the site once. */
export type ClaimRegister = Readonly<Record<ClaimId, Claim>>;

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
