import { href } from '#domain/addresses.ts';
import { dayInPrague } from '#domain/calendar.ts';
import type { Random } from '#tests/hostile/random.ts';
import { query } from '#tests/stage/books.ts';
import { keepSignedIn } from '#tests/stage/busy-acts.ts';
import { errorsOf } from '#tests/stage/html.ts';
import { deskForm } from '#tests/stage/order-desk.ts';
import {
  type Wish,
  fillCart,
  openDetails,
  pay,
  pressDetails,
  someone,
} from '#tests/stage/ordering.ts';
import type { Page } from '#tests/stage/visitor.ts';
import type { HistoryShop, PlayedOrder } from './open.ts';

/** How an order comes about. */
export interface Beginning {
  locale: 'cs' | 'en';
  isCompany: boolean;
  start: 'now' | 'later';
  wishes: readonly Wish[];
  code: string;
  how: 'checkout' | 'unpaid' | 'transfer' | 'free';
  /** Of an order by transfer, so many days after its money. */
  paidDaysAgo: number;
}

const post = 'https://www.instagram.com/p/Cabc123/';
/** Small and large, with a bonus and without, with a post where one is wanted and with a profile that leaves it open. */
const sold: readonly [Wish, ...Wish[]] = [
  { packageId: 'ig-followers-1000', target: '@zofie.rihova' },
  { packageId: 'ig-likes-100', target: post },
  { packageId: 'ig-likes-300', target: post },
  { packageId: 'ig-likes-1000', target: post },
  { packageId: 'ig-views-1000', target: 'https://www.instagram.com/reel/Cxyz789/' },
  { packageId: 'tt-followers-1000', target: '@zofie' },
  { packageId: 'yt-subscribers-250', target: '@zofie.rihova' },
  { packageId: 'fb-followers-5000', target: 'https://www.facebook.com/zofie.rihova' },
  { packageId: 'ig-likes-500', target: '@zofie.rihova' },
];

const company = {
  companyInvoice: 'on',
  companyName: 'Pečení Říhová s. r. o.',
  companyCountry: 'CZ',
  companyId: '45274649',
  vatId: 'CZ45274649',
  address: 'Dlouhá 12, 110 00 Praha 1',
};

export function drawBeginning(random: Random): Beginning {
  const count = random.pick([1, 1, 2, 2, 3, 4]);
  const wishes = Array.from({ length: count }, () => ({
    ...random.pick(sold),
    quantity: random.pick([1, 1, 1, 2, 3]),
  }));
  return {
    locale: random.pick(['cs', 'cs', 'en']),
    isCompany: random.chance(0.2),
    start: random.pick(['now', 'now', 'now', 'later']),
    wishes,
    code: random.pick(['', '', '', '', '', 'ZDARMA', 'TRETINA', 'DVESTE']),
    how: random.pick([
      'checkout',
      'checkout',
      'checkout',
      'checkout',
      'checkout',
      'checkout',
      'unpaid',
      'transfer',
      'transfer',
      'free',
    ]),
    paidDaysAgo: random.pick([0, 1, 5, 20]),
  };
}

/** Says in a line how an order came about. */
export function sayBeginning({ wishes, ...rest }: Beginning): string {
  const ordered = wishes.map(({ packageId, quantity }) => `${quantity}× ${packageId}`).join(', ');
  const facts = Object.entries(rest).map(([name, value]) => `${name} ${value}`);
  return `${ordered}; ${facts.join(', ')}`;
}

/** Makes an order by the forms of the shop. */
export async function beginOrder(stage: HistoryShop, beginning: Beginning): Promise<PlayedOrder> {
  const isEntered = beginning.how === 'transfer' || beginning.how === 'free';
  await (isEntered ? enter(stage, beginning) : placeByForms(stage, beginning));
  const [row] = await query<{ id: string; number: number; token: string }>(
    stage.shop,
    'select id, number, token from orders order by number desc limit 1',
  );
  if (!row) throw new Error('No order was stored.');
  await stage.shop.workOnce();
  return { ...row, locale: beginning.locale };
}

async function placeByForms({ shop }: HistoryShop, beginning: Beginning): Promise<void> {
  const { locale, isCompany, start, wishes, code, how } = beginning;
  const visitor = shop.visitor(locale);
  fillCart(visitor, wishes);
  const typed = { ...someone, start, ...(isCompany && company), discountCode: code };
  let details = await openDetails(visitor);
  if (code !== '') details = await pressDetails(visitor, details, typed, 'code');
  const answer = await pressDetails(visitor, details, typed);
  const { location = '' } = answer;
  if (!location) throw new Error(`Nothing was ordered: ${answer.text.slice(0, 2000)}`);
  if (location.includes('/test-checkout/pay/') && how !== 'unpaid') await pay(visitor, location);
}

/** Enters it in the section: looks at it first, then enters it. */
async function enter({ shop, owner }: HistoryShop, beginning: Beginning): Promise<void> {
  const { locale, isCompany, start, wishes, how, paidDaysAgo } = beginning;
  await keepSignedIn(shop, owner);
  const address = href('operatorNewOrder', 'cs');
  const paidAt = new Date(shop.services.clock().getTime() - paidDaysAgo * 86_400_000);
  const rows = wishes.flatMap(({ packageId, target, quantity }, row) => [
    [`package-${row}`, packageId],
    [`target-${row}`, target],
    [`quantity-${row}`, String(quantity)],
  ]);
  const typed = {
    ...Object.fromEntries(rows),
    name: someone.name,
    email: someone.email,
    start,
    locale,
    ...(isCompany && company),
    ...(how === 'free'
      ? { how, reason: 'Omluva za zpoždění' }
      : { how, paidOn: dayInPrague(paidAt), reference: '2031000123' }),
  };
  const form = deskForm(await owner.visitor.get(address), 'new');
  const seen = await owner.visitor.post(address, { ...form.fields, ...typed, action: 'check' });
  const fields = { ...deskForm(seen, 'new').fields, action: 'enter' };
  const done: Page = await owner.visitor.post(address, fields);
  if (done.status !== 303)
    throw new Error(`Not entered: ${done.status} ${JSON.stringify(errorsOf(done.html))}`);
}
