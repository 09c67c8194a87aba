import { orderSorts, sortDirections } from '#domain/order/order-filter.ts';

/** Days of the seeded orders, which end today. */
const daysAgo = (days: number) =>
  new Date(Date.now() - days * 24 * 60 * 60_000).toISOString().slice(0, 10);

/** Every filter by itself and together with others; each is asked in its usual sort. */
const FILTERS: Record<string, string> = {
  'unpaid orders': 'pay=unpaid',
  'paid orders': 'pay=paid',
  'partly returned orders': 'pay=partly-returned',
  'returned orders': 'pay=returned',
  'waiting orders': 'work=waiting',
  'orders being delivered': 'work=delivering',
  'completed orders': 'work=completed',
  'held orders': 'work=held',
  'ended orders': 'work=ended',
  'orders of one network': 'network=facebook',
  'orders of one edition': 'edition=en',
  'orders of one edition paid in a month': `edition=en&paidFrom=${daysAgo(400)}&paidTo=${daysAgo(370)}`,
  'orders of one package': 'package=fb-followers-1000',
  'orders of one package, dearest last': 'package=fb-followers-1000&sort=total&dir=asc',
  'orders of one network, dearest last': 'network=facebook&sort=total&dir=asc',
  'orders of a month': `from=${daysAgo(400)}&to=${daysAgo(370)}`,
  'orders of a month by promise': `from=${daysAgo(400)}&to=${daysAgo(370)}&sort=promised`,
  'orders before a day, by payment': `to=${daysAgo(690)}&sort=paid`,
  'orders paid in a week': `paidFrom=${daysAgo(7)}`,
  'orders paid before a day': `paidTo=${daysAgo(690)}`,
  'dear orders': 'min=3000',
  'cheap orders': 'max=60',
  'orders of a sum': 'min=1000&max=1100',
  'orders with a code': 'code=KOD30',
  'orders whose time is near': 'late=near',
  'orders whose time has passed': 'late=past&sort=promised',
  'what is to do': 'pay=paid&work=waiting&dir=asc',
  'what cannot be': 'pay=returned&work=completed&sort=promised',
  'several filters': 'pay=partly-returned&network=facebook&min=1000&sort=total',
};

const SEARCHES: Record<string, string> = {
  'a number': 'q=150500',
  'a mailbox': 'q=zakaznik77%40gmail.com',
  'a phone': 'q=%2B420+600+097+700',
  'a payment that is not there': 'q=pi_3NabCdEf',
  'the link of a target': 'q=https%3A%2F%2Finstagram.com%2Fprofil.777%3Figsh%3D1',
  'a name that many have': 'q=jana',
  'a name that many have, dearest first': 'q=jana&sort=total',
  'a word that most have': 'q=gmail',
  'a word that most have, among ended orders': 'q=gmail&work=ended',
  'two words': 'q=zaneta+ruzickova',
  'a rare word': 'q=19983',
  'what nobody has': 'q=zxqvwy',
  'two letters': 'q=ab',
  'two letters that nobody has': 'q=zq',
};

/** What is measured, by its name: addresses of the section. */
export function operatorPages(middle: { made: string; total: string }): Record<string, string> {
  const lists = Object.entries(FILTERS).map(([name, query]) => [name, query]);
  const sorts = orderSorts.flatMap((sort) =>
    sortDirections.map((dir) => [`all orders by ${sort}, ${dir}`, `sort=${sort}&dir=${dir}`]),
  );
  const searches = Object.entries(SEARCHES).map(([name, query]) => [`search: ${name}`, query]);
  const deep = [
    ['a page in the middle', `after=${middle.made}`],
    ['the page before it', `before=${middle.made}`],
    ['a page in the middle by total', `sort=total&after=${middle.total}`],
  ];
  const orders = [...sorts, ...lists, ...searches, ...deep];
  return {
    'the start page': '/ad',
    ...Object.fromEntries(orders.map(([name, query]) => [name, `/ad/orders?${query}`])),
  };
}
