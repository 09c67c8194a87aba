import { adminHref } from '#domain/addresses.ts';
import { dayInPrague } from '#domain/time/calendar.ts';
import { findPackage } from '#domain/catalogue/catalogue.ts';
import type { Random } from '#tests/hostile/random.ts';
import { query } from '#tests/stage/books.ts';
import { keepSignedIn } from '#tests/stage/busy-acts.ts';
import { CHECKOUT, urlOf } from '#tests/stage/called-orders.ts';
import { createClient } from '#tests/stage/calling.ts';
import { errorsOf } from '#tests/stage/html.ts';
import { adminForm } from '#tests/stage/order-desk.ts';
import {
  type Request,
  fillCart,
  openDetails,
  pay,
  pressDetails,
  pressHosted,
  someone,
} from '#tests/stage/ordering.ts';
import { reconcile } from '#tests/stage/surviving-provider.ts';
import type { Page, Visitor } from '#tests/stage/visitor.ts';
import type { HistoryShop, PlayedOrder } from './open.ts';

/** How an order comes about. */
export interface Beginning {
  locale: 'cs' | 'en';
  isCompany: boolean;
  start: 'now' | 'later';
  wishes: readonly Request[];
  code: string;
  how: 'checkout' | 'unpaid' | 'called' | 'rebuilt' | 'transfer' | 'free';
  /** Whether a call leaves out where to deliver. */
  lacksTargets: boolean;
  /** Whether the first package of a rebuilt order was not on sale as that was rebuilt. */
  isOffSale: boolean;
  /** Of an order by transfer, so many days after its money. */
  paidDaysAgo: number;
}

const post = 'https://www.instagram.com/p/Cabc123/';
/** Small and large, with a bonus and without, with a post where one is wanted and with a profile that leaves it open. */
const sold: readonly [Request, ...Request[]] = [
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
      'called',
      'called',
      'rebuilt',
      'rebuilt',
      'transfer',
      'transfer',
      'free',
    ]),
    lacksTargets: random.chance(0.5),
    isOffSale: random.chance(0.3),
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
  await ways[beginning.how](stage, beginning);
  const [row] = await query<{ id: string; number: number; token: string }>(
    stage.shop,
    'select id, number, token from orders order by number desc limit 1',
  );
  if (!row) throw new Error('No order was stored.');
  await stage.shop.workOnce();
  return { ...row, locale: beginning.locale };
}

const ways: Record<Beginning['how'], (stage: HistoryShop, beginning: Beginning) => Promise<void>> =
  {
    async checkout({ shop }, beginning) {
      const visitor = shop.visitor(beginning.locale);
      const location = await orderByForms(visitor, beginning);
      if (isCheckout(location)) await pay(visitor, location);
    },
    async unpaid({ shop }, beginning) {
      await orderByForms(shop.visitor(beginning.locale), beginning);
    },
    called: orderByCall,
    rebuilt: rebuild,
    transfer: enter,
    free: enter,
  };

const isCheckout = (location: string) => location.includes('/test-checkout/pay/');

/** @returns where its customer is led to */
async function orderByForms(visitor: Visitor, beginning: Beginning): Promise<string> {
  const { isCompany, start, wishes, code } = beginning;
  fillCart(visitor, wishes);
  const input = { ...someone, start, ...(isCompany && company), discountCode: code };
  let details = await openDetails(visitor);
  if (code !== '') details = await pressDetails(visitor, details, input, 'code');
  const answer = await pressDetails(visitor, details, input);
  const { location = '' } = answer;
  if (!location) throw new Error(`Nothing was ordered: ${answer.text.slice(0, 2000)}`);
  return location;
}

/** Another client makes it by a call, and its customer pays. */
async function orderByCall({ shop }: HistoryShop, beginning: Beginning): Promise<void> {
  const { locale, isCompany, start, wishes, code, lacksTargets } = beginning;
  const { companyName, companyCountry, companyId: ico, vatId: dic, address } = company;
  const body = {
    customerName: someone.name,
    customerEmail: someone.email,
    orderItems: wishes.map(({ packageId, target, quantity }) => {
      return { package: { id: packageId }, quantity, ...(!lacksTargets && { target }) };
    }),
    expressConsent: start === 'now',
    discountCode: code,
    ...(isCompany && { companyInvoice: true, companyName, companyCountry, ico, dic, address }),
  };
  const url = urlOf(await createClient(shop).call(CHECKOUT, body, { locale }));
  if (isCheckout(url)) await pay(shop.visitor(locale), url);
}

/** The shop has lost it before it was paid, and makes it again of what the provider keeps with its payment. */
async function rebuild(stage: HistoryShop, beginning: Beginning): Promise<void> {
  const { shop } = stage;
  const visitor = shop.visitor(beginning.locale);
  const location = await orderByForms(visitor, beginning);
  if (!isCheckout(location)) return;
  await query(shop, 'delete from orders where number = (select max(number) from orders)');
  const { packageId } = beginning.wishes[0] ?? {};
  const sold = findPackage(shop.services.offering().catalogue, packageId ?? '');
  if (sold && beginning.isOffSale) {
    const terms = JSON.stringify({ ...sold, onSale: false });
    await query(shop, 'insert into offered_terms (subject, version, terms) values ($1, 1, $2)', [
      sold.id,
      terms,
    ]);
    await shop.services.renewOffering();
  }
  await pressHosted(visitor, location);
  await reconcile(shop);
  await query(shop, 'delete from offered_terms');
  await shop.services.renewOffering();
}

/** Enters it in the section: looks at it first, then enters it. */
async function enter({ shop, owner }: HistoryShop, beginning: Beginning): Promise<void> {
  const { locale, isCompany, start, wishes, how, paidDaysAgo } = beginning;
  await keepSignedIn(shop, owner);
  const address = adminHref('operatorNewOrder');
  const paidAt = new Date(shop.services.clock().getTime() - paidDaysAgo * 86_400_000);
  const rows = wishes.flatMap(({ packageId, target, quantity }, row) => [
    [`package-${row}`, packageId],
    [`target-${row}`, target],
    [`quantity-${row}`, String(quantity)],
  ]);
  const input = {
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
  const form = adminForm(await owner.visitor.get(address), 'new');
  const seen = await owner.visitor.post(address, { ...form.fields, ...input, intent: 'check' });
  const fields = { ...adminForm(seen, 'new').fields, intent: 'enter' };
  const done: Page = await owner.visitor.post(address, fields);
  if (done.status !== 303)
    throw new Error(`Not entered: ${done.status} ${JSON.stringify(errorsOf(done.html))}`);
}
