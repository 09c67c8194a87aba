import { answerTime } from '#domain/shop/answer-time.ts';
import { amountRange, guaranteeRange } from '#domain/catalogue/catalogue.ts';
import { findTopTier } from '#domain/catalogue/pricing.ts';
import { formatCount } from '#domain/money.ts';
import { formatRange, formatDuration, formatWithin } from '#domain/text/period-text.ts';
import {
  BULK_FROM_AMOUNT,
  LATEST_START_HOURS,
  RECOUNT_DAYS,
  USUAL_START_HOURS,
} from '#domain/shop/promises.ts';
import { KEPT } from '#domain/shop/retention.ts';
import type { ClaimFacts, ClaimWords } from './claims.cs.ts';

function texts({ catalogue, volumeDiscounts, answers }: ClaimFacts) {
  const { from, to } = amountRange(catalogue);
  const usual = catalogue.usualDelivery;
  return {
    deliveredHome: 'followers delivered',
    deliveredReferences: 'followers delivered',
    deliveredHowItWorks: 'followers, likes and views delivered',
    projectsHome: 'projects completed',
    projectsReferences: 'projects completed',
    satisfiedCustomers: 'satisfied customers',
    successRate: 'of orders completed successfully',
    satisfaction: 'customer satisfaction',
    verifiedReviews: 'verified reviews',
    fiveStarReviews: 'five-star reviews',
    sinceYear: 'In business since {figure}',
    yearsOfExperience: 'years of experience',
    czechOrigin: 'A service of Czech origin',
    pragueOffice: 'An office in {figure}',
    aiTargeting: 'AI-assisted targeting',
    realUsers: 'Real and active users',
    metricsMayNotBeReal: 'Delivered metrics may not come from real, active users',
    writeAnyTime: 'write to us at any time',
    answerTime: `We answer ${answerTime('en', { answers })}`,
    answerWithinOneHour: 'We answer within {figure}',
    supportRoundTheClock: 'support',
    supportLanguages: 'Support in English and Czech',
    startOfDelivery: `If you ask for it, delivery usually starts within ${formatWithin('en', USUAL_START_HOURS, 'hour')} of confirmed payment, ${LATEST_START_HOURS} at the latest`,
    startWithinADay: 'Delivery starts within {figure} of confirmed payment',
    deliveredAtOnce: 'Delivery right after payment',
    fullDelivery: `The whole amount is usually delivered ${formatWithin('en', usual, usual.unit)} after the start`,
    gradualDelivery: 'Gradual delivery',
    guaranteeLength: `${formatRange(guaranteeRange(catalogue))}-day refill guarantee, depending on the package`,
    refill:
      'If the count drops within the guarantee, we refill it free once we notice or you tell us',
    refillAutomatic: 'Drops are refilled automatically',
    complaints: `If the count is short, you have ${formatDuration('en', RECOUNT_DAYS, 'day')} from completion to choose between a free refill and a refund of the missing part`,
    packageSizes: `Packages from ${formatCount('en', from)} to ${formatCount('en', to)} units`,
    packageSizesSmaller: 'units in a package',
    bulkOrders: `Bulk orders from ${formatCount('en', BULK_FROM_AMOUNT)} units`,
    agencies: 'Terms for agencies',
    volumeDiscount: `Volume discount of up to ${findTopTier(volumeDiscounts).percent}%`,
    popularPackages: 'Most popular package',
    popularTier: 'Most popular discount',
    noPassword: 'We never ask for a password',
    anonymous: 'We never make your purchase public',
    personalData: 'Your data is handled under the GDPR',
    encryptedPayment: 'You pay on the payment provider’s encrypted page',
    ssl256: '{figure} SSL encryption',
    paymentMethods: 'Cards, Apple Pay and Google Pay',
    historyKept: `Order history kept for ${formatDuration('en', KEPT.orderPageYears, 'year')}`,
    accountsKept: `Accounting records kept for ${formatDuration('en', KEPT.accountYears, 'year')}`,
  };
}

export const claims: ClaimWords = {
  texts,
  reasons: {
    fiveStarReviews: 'It contradicts the number of verified reviews; no screen shows it.',
    pragueOffice: 'The operator’s address is a setting and stands in the footer.',
    realUsers: 'The terms say the opposite.',
    answerWithinOneHour: 'The shop promises one answer time, and that within business hours.',
    supportRoundTheClock: 'Messages can be sent at any time; answers come within business hours.',
    startWithinADay: 'We promise the latest start as well, not just the usual one.',
    deliveredAtOnce: 'Delivery starts within hours of payment and takes days.',
    refillAutomatic: 'We refill once we notice a drop or the customer tells us.',
    packageSizesSmaller: 'The price list also has larger packages.',
  },
};
