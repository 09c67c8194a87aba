import { answerTime } from '#domain/answer-time.ts';
import { guaranteeRange } from '#domain/catalogue/catalogue.ts';
import type { PlatformId, ServiceId } from '#domain/catalogue/price-list.ts';
import { formatMoney } from '#domain/money.ts';
import { type Ladder, discountRungs } from '#domain/catalogue/pricing.ts';
import { plural } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';
import { ROUGHLY_PAYABLE_HOURS } from '#domain/order/order.ts';
import { lasting, lastingFromTo, within } from '#domain/period-text.ts';
import {
  BULK_FROM_AMOUNT,
  COMPLAINT_DAYS,
  LATEST_START_HOURS,
  OBSTACLE_DAYS,
  RECOUNT_DAYS,
  REFUND_DAYS,
  USUAL_START_HOURS,
  WITHDRAWAL_DAYS,
} from '#domain/promises.ts';
import { KEPT } from '#domain/retention.ts';
import { type FaqFacts, type FaqValues, ofSold } from './faq-values.ts';

/** Co stojí v odpovědích ve složených závorkách. */
export function faqValues({ shop, offering }: FaqFacts): FaqValues {
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
    'usual-start': within('cs', USUAL_START_HOURS, 'hour'),
    'latest-start': within('cs', LATEST_START_HOURS, 'hour'),
    'delivery-time': lasting('cs', usualDelivery, usualDelivery.unit),
    guarantee: lastingFromTo('cs', guaranteeRange(offering.catalogue), 'day'),
    'withdrawal-days': within('cs', WITHDRAWAL_DAYS, 'day'),
    'withdrawal-number': String(WITHDRAWAL_DAYS),
    'refund-days': within('cs', REFUND_DAYS, 'day'),
    'complaint-days': within('cs', COMPLAINT_DAYS, 'day'),
    'recount-days': within('cs', RECOUNT_DAYS, 'day'),
    'obstacle-days': lasting('cs', OBSTACLE_DAYS, 'day'),
    'payable-hours': lasting('cs', ROUGHLY_PAYABLE_HOURS, 'hour'),
    'unpaid-days': within('cs', KEPT.unpaidOrderDays, 'day'),
    'page-years': lasting('cs', KEPT.orderPageYears, 'year'),
    'account-years': lasting('cs', KEPT.accountYears, 'year'),
    'discount-steps': rungsText(offering.ladder),
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
function rungsText(ladder: Ladder): string {
  const rungs = discountRungs(ladder);
  const forms = { one: 'balíček', few: 'balíčky', other: 'balíčků' };
  const said = rungs.map((rung) => {
    const { items, percent } = rung;
    const what =
      rung === rungs.at(-1)
        ? `${items}\u00a0a\u00a0více balíčků`
        : `${items}\u00a0${plural('cs', items, forms)}`;
    return `za ${what} ${percent}\u00a0%`;
  });
  const from = ladder.countsFrom;
  if (from === 0) return said.join(', ');
  return `${said.join(', ')} (počítají se balíčky od ${formatMoney('cs', from)})`;
}
