import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { DAY_MINUTES, invite, storeReview, written } from '#tests/stage/reviewing.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { type TestClock, createClock } from '#tests/stage/time.ts';

let shop: TestShop;
let time: TestClock;
beforeEach(async () => {
  time = createClock();
  shop = await createTestShop({ clock: time.clock });
});
afterEach(() => shop.close());

const reviews = () => query(shop, 'select * from reviews');

describe('after two years', () => {
  const tidy = async (): Promise<void> => {
    await time.pass(shop, 732 * DAY_MINUTES);
    await query(shop, `select graphile_worker.add_job('keep-retention', '{}')`);
    await shop.workOnce();
  };

  it('invitations and rejected reviews go', async () => {
    const token = await invite(shop, time);
    await shop.visitor().post(`/recenze/${token}`, written);
    await query(
      shop,
      `update reviews set state = 'rejected', reason = 'spam', decided_by = 'Eva', decided_at = now()`,
    );
    await tidy();
    expect(await reviews()).toEqual([]);
    expect(await query(shop, 'select from review_invitations')).toEqual([]);
  });

  it('a review that nobody decided about goes, and one that was brought in waits on', async () => {
    const token = await invite(shop, time);
    await shop.visitor().post(`/recenze/${token}`, written);
    const brought = {
      name: 'Stará',
      origin: 'imported',
      createdAt: '2021-01-01T10:00:00Z',
    } as const;
    await storeReview(shop, { ...brought, state: 'pending' });
    await tidy();
    expect(await reviews()).toMatchObject([{ name: 'Stará' }]);
  });

  it('the wish for no more invitations stays, and so does a review that was published', async () => {
    const token = await invite(shop, time);
    await shop.visitor().post(`/recenze/${token}`, written);
    await shop.visitor().post(`/recenze/${token}/nezvat`, {});
    await query(
      shop,
      `update reviews set state = 'published', decided_by = 'Eva', decided_at = now()`,
    );
    await tidy();
    expect(await reviews()).toHaveLength(1);
    expect(await query(shop, 'select from review_invitations')).toHaveLength(1);
  });
});
