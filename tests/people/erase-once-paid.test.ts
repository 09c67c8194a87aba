import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { createClock } from '#tests/stage/time.ts';
import { olga, storeOlga } from '#tests/stage/whole-person.ts';

const time = createClock();
let shop: TestShop;
let me: SignedIn;
beforeEach(async () => {
  shop = await createTestShop({ clock: time.clock });
  me = await signIn(shop);
});
afterEach(() => shop.close());

const wish = () =>
  me.visitor.post('/ad/data', { intent: 'erase', id: randomUUID(), email: olga.email });
const left = () => query(shop, 'select from orders where email = $1', [olga.email]);

/** A complaint that was accepted with money. @param back what became of a refund for it; undefined without one */
async function accepted(state: string, back?: string): Promise<void> {
  const id = await storeOlga(shop);
  await query(shop, 'update orders set state = $2 where id = $1', [id, state]);
  await query(shop, `update complaints set outcome = 'money' where order_id = $1`, [id]);
  await query(
    shop,
    `update refunds set state = coalesce($2, state),
       about_id = case when $2 is null then null else (select id from complaints where order_id = $1) end
     where order_id = $1`,
    [id, back],
  );
}

describe('whoever was promised money for a complaint', () => {
  it('is erased once all money of the order went back for something else', async () => {
    await accepted('refunded');
    expect((await wish()).status).toBe(303);
    expect(await left()).toEqual([]);
  });

  it.each([
    ['never left', undefined],
    ['came back', 'failed'],
  ])('is not erased where that money %s', async (_, back) => {
    await accepted('completed', back);
    const answer = await wish();
    expect([answer.status, answer.text]).toEqual([
      422,
      expect.stringContaining('peníze, které se mají vrátit'),
    ]);
    expect((await me.visitor.get('/ad/queues/complaints')).text).toContain('Uznaná');
    expect(await left()).toHaveLength(1);
  });
});
