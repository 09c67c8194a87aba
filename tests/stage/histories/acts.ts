import { hasEnded } from '#domain/order/order.ts';
import { lookForLate } from '#tests/stage/delivering.ts';
import { type Act, DONE } from './act.ts';
import { actsOfBank } from './acts-of-bank.ts';
import { actsOfAfterSales } from './acts-of-care.ts';
import { actsOfCustomer } from './acts-of-customer.ts';
import { actsOfMoney } from './acts-of-money.ts';
import { actsOfWork } from './acts-of-work.ts';
import type { Books, Playing } from './open.ts';

const [MINUTE, HOUR, DAY] = [1, 60, 1440];

const timePasses: Act = {
  name: 'time passes',
  share: 6,
  by: 'time',
  fits: () => true,
  async run({ stage: { shop, time }, random }) {
    const minutes = random.pick([
      MINUTE,
      MINUTE,
      MINUTE,
      10 * MINUTE,
      3 * HOUR,
      DAY,
      2 * DAY,
      5 * DAY,
      15 * DAY,
    ]);
    await time.pass(shop, minutes);
    await shop.workOnce();
    return `${minutes} minutes`;
  },
};

const jobsRun: Act = {
  name: 'the jobs that are due run',
  share: 1,
  by: 'time',
  fits: () => true,
  async run({ stage: { shop } }) {
    await shop.workOnce();
    return DONE;
  },
};

const getsLate: Act = {
  name: 'the promised time passes, and the shop looks for that',
  share: 2,
  by: 'time',
  fits: ({ order }) => order.promisedAt !== null && !hasEnded(order.state),
  async run({ stage: { shop, time } }, { order, now }) {
    const untilMs = Math.max(0, (order.promisedAt?.getTime() ?? 0) - now.getTime());
    await time.pass(shop, untilMs / 60_000 + MINUTE);
    await lookForLate(shop);
    return DONE;
  },
};

const yearPasses: Act = {
  name: 'most of a year passes',
  share: 0.3,
  by: 'time',
  fits: ({ order: { state } }) => state === 'completed',
  async run({ stage: { shop, time } }) {
    await time.pass(shop, 200 * DAY);
    await shop.workOnce();
    return DONE;
  },
};

const acts: readonly Act[] = [
  ...actsOfWork,
  ...actsOfMoney,
  ...actsOfBank,
  ...actsOfAfterSales,
  ...actsOfCustomer,
  timePasses,
  jobsRun,
  getsLate,
  yearPasses,
];

/** How often an act is tried of which nothing is likely to come. */
const VAIN = 0.08;

/** The next act: by its share among those of which something is likely to come. */
export function drawAct({ random }: Pick<Playing, 'random'>, books: Books): Act {
  if (random.chance(VAIN)) return acts[random.below(acts.length)] ?? timePasses;
  const likely = acts.filter((act) => act.fits(books));
  const all = likely.reduce((sum, { share }) => sum + share, 0);
  let left = (random.below(1_000_000) / 1_000_000) * all;
  const drawn = likely.find(({ share }) => (left -= share) < 0);
  return drawn ?? timePasses;
}
