import { query } from './books.ts';
import type { TestShop } from './shop.ts';

/** A clock that can be put forward. */
export interface TestClock {
  clock: () => Date;
  /** Lets minutes pass: what the shop has planned for them is done, one round after the other. */
  pass(shop: TestShop, minutes: number): Promise<void>;
}

/** @param startAt where it does not begin at the present moment: a later one, up to which the queue does everything */
export function createClock(startAt?: Date): TestClock {
  let aheadMs = startAt ? startAt.getTime() - Date.now() : 0;
  const clock = () => new Date(Date.now() + aheadMs);
  return {
    clock,
    async pass(shop, minutes) {
      aheadMs += minutes * 60_000;
      // The queue uses the clock of the database, which does not move, so the jobs are moved instead.
      await query(
        shop,
        'update graphile_worker._private_jobs set run_at = now() where run_at > now() and run_at <= $1',
        [clock()],
      );
      await shop.workOnce();
    },
  };
}
