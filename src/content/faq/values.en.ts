import { answerTime } from '#domain/shop/answer-time.ts';
import { guaranteeRange } from '#domain/catalogue/catalogue.ts';
import type { PlatformId, ServiceId } from '#domain/catalogue/price-list.ts';
import { formatMoney } from '#domain/money.ts';
import { type VolumeDiscounts, listDiscountTiers } from '#domain/catalogue/pricing.ts';
import { plural } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';
import { ROUGHLY_PAYABLE_HOURS } from '#domain/order/order.ts';
import { formatDuration, formatDurationRange, formatWithin } from '#domain/text/period-text.ts';
import {
  BULK_FROM_AMOUNT,
  COMPLAINT_DAYS,
  LATEST_START_HOURS,
  OBSTACLE_DAYS,
  RECOUNT_DAYS,
  REFUND_DAYS,
  USUAL_START_HOURS,
  WITHDRAWAL_DAYS,
} from '#domain/shop/promises.ts';
import { KEPT } from '#domain/shop/retention.ts';
import { type FaqFacts, type FaqValues, ofSold } from './faq-values.ts';

/** What stands in answers in braces. */
export function listFaqValues({ shop, offering }: FaqFacts): FaqValues {
  const { usualDelivery } = offering.catalogue;
  const sold = (platform: PlatformId, service: ServiceId, what: string) =>
    ofSold(
      'en',
      offering,
      [platform, service],
      ({ smallest, largest, price }) =>
        `${what} in packages of ${smallest} to ${largest}, from ${price}.`,
    );
  const followers = 'Followers come';
  return {
    'usual-start': formatWithin('en', USUAL_START_HOURS, 'hour'),
    'latest-start': formatWithin('en', LATEST_START_HOURS, 'hour'),
    'delivery-time': formatDuration('en', usualDelivery, usualDelivery.unit),
    guarantee: formatDurationRange('en', guaranteeRange(offering.catalogue), 'day'),
    'withdrawal-days': formatWithin('en', WITHDRAWAL_DAYS, 'day'),
    'withdrawal-number': String(WITHDRAWAL_DAYS),
    'refund-days': formatWithin('en', REFUND_DAYS, 'day'),
    'complaint-days': formatWithin('en', COMPLAINT_DAYS, 'day'),
    'recount-days': formatWithin('en', RECOUNT_DAYS, 'day'),
    'obstacle-days': formatDuration('en', OBSTACLE_DAYS, 'day'),
    'payable-hours': formatDuration('en', ROUGHLY_PAYABLE_HOURS, 'hour'),
    'unpaid-days': formatDuration('en', KEPT.unpaidOrderDays, 'day'),
    'page-years': formatDuration('en', KEPT.orderPageYears, 'year'),
    'account-years': formatDuration('en', KEPT.accountYears, 'year'),
    'discount-steps': tiersText(offering.volumeDiscounts),
    'bulk-from': formatCount('en', BULK_FROM_AMOUNT),
    'all-sizes': ofSold(
      'en',
      offering,
      [],
      ({ smallest, largest, price }) =>
        `From ${smallest} to ${largest} followers, subscribers, likes or views, depending on the service; the cheapest package is ${price}.`,
    ),
    'instagram-followers': sold('instagram', 'followers', followers),
    'instagram-likes': sold('instagram', 'likes', 'Likes come'),
    'instagram-views': sold('instagram', 'views', 'Views come'),
    'tiktok-followers': sold('tiktok', 'followers', followers),
    'tiktok-likes': sold('tiktok', 'likes', 'Likes come'),
    'tiktok-views': sold('tiktok', 'views', 'Views come'),
    'youtube-subscribers': sold('youtube', 'subscribers', 'Subscribers come'),
    'youtube-likes': sold('youtube', 'likes', 'Likes come'),
    'youtube-views': sold('youtube', 'views', 'Views come'),
    'facebook-followers': sold('facebook', 'followers', followers),
    'facebook-likes': sold('facebook', 'likes', 'Likes come'),
    'answer-time': answerTime('en', shop),
    email: shop.supportMail,
  };
}

/** "10% off 2 packages, 15% off 3 packages, 20% off 4 or more packages" */
function tiersText(volumeDiscounts: VolumeDiscounts): string {
  const tiers = listDiscountTiers(volumeDiscounts);
  const forms = { one: 'package', other: 'packages' };
  const stated = tiers.map((tier) => {
    const { items, percent } = tier;
    const what =
      tier === tiers.at(-1)
        ? `${items} or more packages`
        : `${items} ${plural('en', items, forms)}`;
    return `${percent}% off ${what}`;
  });
  const from = volumeDiscounts.countsFrom;
  if (from === 0) return stated.join(', ');
  return `${stated.join(', ')} (packages from ${formatMoney('en', from)} count)`;
}
