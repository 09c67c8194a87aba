import { describe, expect, it } from 'vitest';
import { listOrders } from '#tests/stage/books.ts';
import { CHECKOUT, REVIEWS, calls, checkout } from '#tests/stage/called-orders.ts';
import { createClient, errorOf } from '#tests/stage/calling.ts';
import { createCuttableShop } from '#tests/stage/cuttable-shop.ts';
import { createTestShop } from '#tests/stage/shop.ts';

describe('while the database is away', () => {
  it('every call and table says later, and works afterwards', async () => {
    const { shop: cut, database } = await createCuttableShop();
    try {
      const client = createClient(cut);
      database.cut();
      const answers = [await client.read(REVIEWS, { locale: 'en' })];
      for (const [name, body] of calls)
        answers.push(await client.call(name, body, { locale: 'en' }));
      for (const answer of answers) {
        expect(answer.status).toBe(503);
        expect(answer.headers.get('Retry-After')).toBe('10');
        expect(answer.headers.get('Cache-Control')).toBe('no-store');
        expect(errorOf(answer)).toEqual({
          code: 'later',
          message: 'Not possible right now, please try again in a moment.',
        });
      }
      database.mend();
      for (const [name, body] of calls) expect((await client.call(name, body)).status).toBe(200);
      expect(await listOrders(cut)).toHaveLength(2);
    } finally {
      database.mend();
      await cut.close();
      await database.close();
    }
  });

  it('one whose disk is full says later too, and no call is a fault of the shop', async () => {
    const full = await createTestShop();
    try {
      const { pool } = full.database;
      await pool.query(`
        create function refuse() returns trigger language plpgsql as $$
        begin raise 'could not extend file: No space left on device' using errcode = '53100'; end $$;
        create trigger full_disk before insert on orders execute function refuse();
        create trigger full_disk before insert on messages execute function refuse()`);
      const client = createClient(full);
      for (const [name, body] of calls) {
        const answer = await client.call(name, body);
        expect(answer.status).toBe(503);
        expect(answer.headers.get('Retry-After')).toBe('10');
        expect(errorOf(answer).code).toBe('later');
      }
      await pool.query('drop function refuse cascade');
      for (const [name, body] of calls) expect((await client.call(name, body)).status).toBe(200);
    } finally {
      await full.close();
    }
  });

  it('a provider that is away says later as well, and the order waits for the next try', async () => {
    let isAway = true;
    const without = await createTestShop({
      testCheckout: {
        network: (checkout) => async (input, init) => {
          if (isAway) throw new TypeError('fetch failed');
          return checkout(input, init);
        },
      },
    });
    try {
      const client = createClient(without);
      const keyed = { ...checkout, idempotencyKey: 'cart-0123456789abcdef' };
      const answer = await client.call(CHECKOUT, keyed);
      expect(answer.status).toBe(503);
      expect(answer.headers.get('Retry-After')).toBe('10');
      expect(errorOf(answer).code).toBe('checkout-unavailable');
      isAway = false;
      expect((await client.call(CHECKOUT, keyed)).status).toBe(200);
      expect(await listOrders(without)).toHaveLength(1);
    } finally {
      await without.close();
    }
  });
});
