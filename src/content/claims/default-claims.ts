import type { Page } from '#domain/addresses.ts';
import type { Claim, ClaimId, ClaimRegister, ClaimStatus } from '#domain/content/claims/claim.ts';
import type { PerLocale } from '#domain/locale.ts';
import { mapRecord } from '#domain/records.ts';
import { type ClaimFacts, claims as cs } from './claims.cs.ts';
import { claims as en } from './claims.en.ts';

/** A claim without its words. */
type Row = Omit<Claim, 'text' | 'source' | 'status'> & {
  status: Exclude<ClaimStatus, { is: 'withheld' }> | { is: 'withheld' };
};

/** Kept by a rule of the shop, which says where else it is written. */
function kept(by: string, subject: string, ...screens: Page[]): Row {
  return { subject, figure: undefined, screens, status: { is: 'kept', by } };
}

/** Shown beyond a local shop only with a source (rules 29). */
function defineClaim(subject: string, figure: Claim['figure'], ...screens: Page[]): Row {
  return { subject, figure, screens, status: { is: 'claimed' } };
}

/** Something else is said in its place. */
function withheld(subject: string, figure?: PerLocale<string>): Row {
  return { subject, figure, screens: [], status: { is: 'withheld' } };
}

function inBothLanguages(figure: string): PerLocale<string> {
  return { cs: figure, en: figure };
}

const rows: Record<ClaimId, Row> = {
  deliveredHome: defineClaim('delivered', inBothLanguages('75M+'), 'home'),
  deliveredReferences: defineClaim('delivered', inBothLanguages('35M+'), 'references'),
  deliveredHowItWorks: defineClaim('delivered', inBothLanguages('10M+'), 'howItWorks'),
  projectsHome: defineClaim('projects', { cs: '4.868', en: '4,868' }, 'home'),
  projectsReferences: defineClaim('projects', { cs: '4.368', en: '4,368' }, 'references'),
  satisfiedCustomers: defineClaim('customers', inBothLanguages('50K+'), 'howItWorks'),
  successRate: defineClaim('success', { cs: '99,8\u00a0%', en: '99.8%' }, 'howItWorks'),
  satisfaction: defineClaim('satisfaction', { cs: '98\u00a0%', en: '98%' }, 'home'),
  verifiedReviews: defineClaim('reviews', { cs: '1.300+', en: '1,300+' }, 'home'),
  fiveStarReviews: withheld('reviews', { cs: '1.059', en: '1,059' }),
  sinceYear: defineClaim('since', inBothLanguages('2014'), 'home'),
  yearsOfExperience: defineClaim('experience', inBothLanguages('10+'), 'home'),
  czechOrigin: defineClaim('origin', undefined, 'home'),
  pragueOffice: withheld('office', { cs: 'Praze\u00a01', en: 'Prague\u00a01' }),
  aiTargeting: defineClaim('targeting', undefined, 'home', 'howItWorks'),
  realUsers: withheld('users'),
  metricsMayNotBeReal: kept(
    'rules 27',
    'users',
    'home',
    'howItWorks',
    'priceList',
    'package',
    'wizard',
    'faq',
    'terms',
  ),
  writeAnyTime: defineClaim('writing', inBothLanguages('24/7'), 'howItWorks'),
  answerTime: kept('rules 40', 'answer', 'home', 'howItWorks', 'package', 'faq'),
  answerWithinOneHour: withheld('answer', { cs: '1\u00a0hodiny', en: '1\u00a0hour' }),
  supportRoundTheClock: withheld('answer', inBothLanguages('24/7')),
  supportLanguages: kept('rules 28', 'languages', 'home', 'howItWorks', 'faq', 'terms'),
  startOfDelivery: kept(
    'rules 16',
    'start',
    'home',
    'howItWorks',
    'priceList',
    'package',
    'wizard',
    'faq',
    'terms',
  ),
  startWithinADay: withheld('start', { cs: '24\u00a0hodin', en: '24\u00a0hours' }),
  deliveredAtOnce: withheld('start'),
  fullDelivery: kept('rules 56', 'delivery', 'home', 'priceList', 'package', 'wizard', 'faq'),
  gradualDelivery: kept(
    'rules 39',
    'manner',
    'home',
    'howItWorks',
    'priceList',
    'package',
    'faq',
    'terms',
  ),
  guaranteeLength: kept('rules 39', 'guarantee', 'home', 'howItWorks', 'faq'),
  refill: kept('rules 39', 'refill', 'home', 'howItWorks', 'priceList', 'package', 'faq', 'terms'),
  refillAutomatic: withheld('refill'),
  complaints: kept('rules 26', 'complaints', 'faq', 'terms'),
  packageSizes: kept('rules 40', 'sizes', 'faq'),
  packageSizesSmaller: withheld('sizes', { cs: '100–100.000', en: '100–100,000' }),
  bulkOrders: kept('rules 40', 'bulk', 'howItWorks', 'package', 'faq'),
  agencies: kept('rules 54', 'agencies', 'howItWorks', 'package', 'faq'),
  volumeDiscount: kept('rules 10', 'discount', 'home', 'howItWorks', 'priceList', 'wizard', 'faq'),
  popularPackages: defineClaim('popular packages', undefined, 'home', 'priceList', 'package'),
  popularTier: defineClaim('popular rung', undefined, 'home', 'priceList', 'wizard'),
  noPassword: kept(
    'rules 8',
    'password',
    'home',
    'howItWorks',
    'priceList',
    'package',
    'faq',
    'terms',
  ),
  anonymous: kept('rules 39', 'anonymity', 'howItWorks', 'package', 'faq'),
  personalData: kept('rules 24', 'data', 'package', 'privacy'),
  encryptedPayment: kept('rules 12', 'payment', 'home', 'howItWorks', 'package'),
  ssl256: defineClaim('encryption', { cs: '256bitové', en: '256-bit' }, 'howItWorks'),
  paymentMethods: kept('rules 16b', 'methods', 'home', 'howItWorks', 'wizard', 'faq', 'terms'),
  historyKept: kept('rules 24', 'history', 'faq', 'terms', 'privacy'),
  accountsKept: kept('rules 24', 'accounts', 'faq', 'terms', 'privacy'),
};

/** The register until the operator corrects it (rules 18): the figures of the site, screen by screen. */
export function defaultClaims(facts: ClaimFacts): ClaimRegister {
  const texts = { cs: cs.texts(facts), en: en.texts(facts) };
  const whys: Partial<Record<ClaimId, PerLocale<string>>> = mapRecord(cs.reasons, (id) => ({
    cs: cs.reasons[id],
    en: en.reasons[id],
  }));
  return mapRecord(rows, (id): Claim => {
    const { status, ...row } = rows[id];
    return {
      ...row,
      text: { cs: texts.cs[id], en: texts.en[id] },
      source: undefined,
      status: status.is === 'withheld' ? { is: 'withheld', why: whys[id] } : status,
    };
  });
}
