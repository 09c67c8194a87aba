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

/** Co stojí v odpovědích ve složených závorkách. */
export function listFaqValues({ shop, offering }: FaqFacts): FaqValues {
  const { usualDelivery } = offering.catalogue;
  const sold = (platform: PlatformId, service: ServiceId, what: string) =>
    ofSold(
      'cs',
      offering,
      [platform, service],
      ({ smallest, largest, price }) =>
        `${what} od ${smallest} do ${largest} kusů, nejlevnější za ${price}.`,
    );
  const followers = 'Sledující máme v\u00a0balíčcích';
  return {
    'usual-start': formatWithin('cs', USUAL_START_HOURS, 'hour'),
    'latest-start': formatWithin('cs', LATEST_START_HOURS, 'hour'),
    'delivery-time': formatDuration('cs', usualDelivery, usualDelivery.unit),
    guarantee: formatDurationRange('cs', guaranteeRange(offering.catalogue), 'day'),
    'withdrawal-days': formatWithin('cs', WITHDRAWAL_DAYS, 'day'),
    'withdrawal-number': String(WITHDRAWAL_DAYS),
    'refund-days': formatWithin('cs', REFUND_DAYS, 'day'),
    'complaint-days': formatWithin('cs', COMPLAINT_DAYS, 'day'),
    'recount-days': formatWithin('cs', RECOUNT_DAYS, 'day'),
    'obstacle-days': formatDuration('cs', OBSTACLE_DAYS, 'day'),
    'payable-hours': formatDuration('cs', ROUGHLY_PAYABLE_HOURS, 'hour'),
    'unpaid-days': formatWithin('cs', KEPT.unpaidOrderDays, 'day'),
    'page-years': formatDuration('cs', KEPT.orderPageYears, 'year'),
    'account-years': formatDuration('cs', KEPT.accountYears, 'year'),
    'discount-steps': tiersText(offering.volumeDiscounts),
    'bulk-from': formatCount('cs', BULK_FROM_AMOUNT),
    'all-sizes': ofSold(
      'cs',
      offering,
      [],
      ({ smallest, largest, price }) =>
        `Od ${smallest} do ${largest} kusů podle služby, nejlevnější stojí ${price}.`,
    ),
    'instagram-followers': sold('instagram', 'followers', followers),
    'instagram-likes': sold('instagram', 'likes', 'Lajky'),
    'instagram-views': sold('instagram', 'views', 'Zhlédnutí'),
    'tiktok-followers': sold('tiktok', 'followers', followers),
    'tiktok-likes': sold('tiktok', 'likes', 'Lajky'),
    'tiktok-views': sold('tiktok', 'views', 'Zhlédnutí'),
    'youtube-subscribers': sold('youtube', 'subscribers', 'Odběratele máme v\u00a0balíčcích'),
    'youtube-likes': sold('youtube', 'likes', 'Lajky'),
    'youtube-views': sold('youtube', 'views', 'Zhlédnutí'),
    'facebook-followers': sold('facebook', 'followers', followers),
    'facebook-likes': sold('facebook', 'likes', 'Lajky'),
    'answer-time': answerTime('cs', shop),
    email: shop.supportMail,
  };
}

/** "za 2 balíčky 10 %, za 3 balíčky 15 %, za 4 a více balíčků 20 %" */
function tiersText(volumeDiscounts: VolumeDiscounts): string {
  const tiers = listDiscountTiers(volumeDiscounts);
  const forms = { one: 'balíček', few: 'balíčky', other: 'balíčků' };
  const stated = tiers.map((tier) => {
    const { items, percent } = tier;
    const what =
      tier === tiers.at(-1)
        ? `${items}\u00a0a\u00a0více balíčků`
        : `${items}\u00a0${plural('cs', items, forms)}`;
    return `za ${what} ${percent}\u00a0%`;
  });
  const from = volumeDiscounts.countsFrom;
  if (from === 0) return stated.join(', ');
  return `${stated.join(', ')} (počítají se balíčky od ${formatMoney('cs', from)})`;
}
