import type { HoldReason } from '#domain/delivery/hold.ts';
import type { Locale } from '#domain/locale.ts';
import { type Entered, type Move, acts } from './busy-acts.ts';
import type { Request } from './ordering.ts';

/** An order that somebody made, and what became of it: hours ago, and what happened then. */
export interface Plan {
  called?: string;
  hoursAgo: number;
  name: string;
  locale?: Locale;
  wishes: readonly Request[];
  input?: Record<string, string>;
  isUnpaid?: boolean;
  /** By an operator, for a customer who came in another way. */
  entered?: Entered;
  moves?: readonly (readonly [hoursAgo: number, move: Move])[];
}

const followers: Request = { packageId: 'ig-followers-10000', target: '@rihova.pece' };
const fewFollowers: Request = { packageId: 'ig-followers-1000', target: '@kavarna.ulita' };
const likes: Request = {
  packageId: 'ig-likes-1000',
  target: 'https://www.instagram.com/p/Cabc123/',
};
const profileLikes: Request = { packageId: 'ig-likes-500', target: '@tomas.dvorak' };
const tiktok: Request = { packageId: 'tt-followers-5000', target: 'https://www.tiktok.com/@zofie' };
const youtube: Request = { packageId: 'yt-subscribers-1000', target: '@dilnazdrevak' };
const facebook: Request = {
  packageId: 'fb-followers-5000',
  target: 'https://www.facebook.com/pekarnanarohu',
};

const company = {
  companyInvoice: 'on',
  companyCountry: 'CZ',
  companyName: 'Pečení Říhová s. r. o.',
  companyId: '45274649',
  address: 'Dlouhá 12, 110 00 Praha 1',
};
const { begin, report, complete, hold, note } = acts;
const { complain, askRefill, withdraw, cancel, giveBack } = acts;
const privately: readonly [HoldReason, string] = [
  'target-private',
  'Váš profil je teď soukromý. Přepněte ho prosím na veřejný, nebo nám pošlete jiný.',
];

const people = [
  'Žofie Říhová',
  'Jan Novák',
  'Mary O’Neill',
  'Tomáš Dvořák',
  'Lucie Benešová',
  'Petra Šímová',
] as const;
const sold = [likes, fewFollowers, tiktok, followers, youtube, facebook] as const;

/** What went as it should: delivered in a day or two. */
const ordinary: Plan[] = Array.from({ length: 18 }, (_, index) => {
  const hoursAgo = 690 - index * 35;
  const wishes = [sold[index % sold.length] ?? likes];
  if (index % 3 === 0) wishes.push(likes);
  return {
    hoursAgo,
    name: people[index % people.length] ?? '',
    locale: index % 6 === 2 ? 'en' : 'cs',
    wishes,
    ...(index % 7 === 3 && { input: company }),
    moves: [
      [hoursAgo - 5, begin(800 + index * 137)],
      [hoursAgo - 20, complete],
    ],
  };
});

/** One of every kind that somebody has to see to, or that has ended in another way. */
const special: Plan[] = [
  {
    called: 'canceled',
    hoursAgo: 300,
    name: 'Ivana Malá',
    wishes: [likes],
    moves: [[299, cancel]],
  },
  {
    called: 'returned',
    hoursAgo: 280,
    name: 'Radek Kříž',
    wishes: [fewFollowers],
    moves: [
      [276, begin(420)],
      [250, giveBack(199_900, 'Dodání jsme nestihli')],
    ],
  },
  {
    called: 'disputed',
    hoursAgo: 260,
    name: 'Viktor Hanák',
    wishes: [tiktok],
    moves: [[255, begin(96)]],
  },
  {
    called: 'refill',
    hoursAgo: 240,
    name: 'Lucie Benešová',
    wishes: [followers],
    moves: [
      [236, begin(2140)],
      [200, complete],
      [7, askRefill('11 630')],
    ],
  },
  {
    called: 'complaint',
    hoursAgo: 210,
    name: 'Karel Bílý',
    wishes: [likes],
    moves: [
      [206, begin(35)],
      [190, complete],
      [52, complain('Lajků přibylo jen 700, čekal jsem tisíc.\nDěkuji, K. B.', 'money')],
    ],
  },
  {
    called: 'partly',
    hoursAgo: 180,
    name: 'Mary O’Neill',
    locale: 'en',
    wishes: [youtube, likes],
    moves: [
      [176, begin(310)],
      [150, giveBack(50_000, 'Agreed with the customer')],
    ],
  },
  {
    called: 'late',
    hoursAgo: 170,
    name: 'Jan Novák',
    wishes: [fewFollowers],
    moves: [
      [150, begin(1980)],
      [60, report(410)],
    ],
  },
  {
    called: 'withdrawn',
    hoursAgo: 100,
    name: 'Petra Šímová',
    wishes: [tiktok],
    moves: [
      [95, begin(150)],
      [40, report(1800)],
      [26, withdraw],
    ],
  },
  {
    called: 'held',
    hoursAgo: 74,
    name: 'Tomáš Dvořák',
    wishes: [fewFollowers],
    moves: [
      [70, begin(560)],
      [44, hold(...privately)],
    ],
  },
  {
    called: 'unclear',
    hoursAgo: 68,
    name: 'Alena Horká',
    wishes: [facebook],
    moves: [[60, begin(75)]],
  },
  { called: 'expired', hoursAgo: 60, name: 'Ota Rus', wishes: [likes], isUnpaid: true },
  {
    called: 'delivering',
    hoursAgo: 50,
    name: 'Žofie Říhová',
    wishes: [followers, likes],
    moves: [
      [46, begin(1250)],
      [20, report(6400)],
      [3, note('Zákaznice volala, že se ptá na lajky. Běží, vysvětleno.')],
    ],
  },
  {
    called: 'transfer',
    hoursAgo: 47,
    name: 'Dana Bártová',
    wishes: [fewFollowers],
    entered: { how: 'transfer', paidDaysAgo: 3, reference: 'VS 20260042' },
  },
  {
    called: 'free',
    hoursAgo: 34,
    name: 'Milan Kos',
    wishes: [likes],
    entered: { how: 'free', reason: 'Omluva za zpoždění předchozí objednávky' },
    moves: [[33, begin(210)]],
  },
  {
    called: 'waits-days',
    hoursAgo: 30,
    name: 'Eva Tichá',
    wishes: [fewFollowers],
    input: { start: 'later' },
  },
  { called: 'waits-post', hoursAgo: 22, name: 'Tomáš Dvořák', wishes: [profileLikes] },
  { called: 'refused', hoursAgo: 9, name: 'Simona Jírová', wishes: [likes] },
  { called: 'unpaid', hoursAgo: 4, name: 'Hana Kučerová', wishes: [tiktok], isUnpaid: true },
  { called: 'new', hoursAgo: 3, name: 'Pavel Sýkora', wishes: [followers, likes], input: company },
  { called: 'english', hoursAgo: 2, name: 'Mary O’Neill', locale: 'en', wishes: [youtube] },
  { called: 'fresh', hoursAgo: 1, name: 'Lucie Benešová', wishes: [likes] },
];

/** Forty orders of every kind, in no sequence. */
export const busyPlans: readonly Plan[] = [...ordinary, ...special];
