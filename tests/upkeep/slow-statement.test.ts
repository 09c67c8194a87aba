import { afterEach, beforeEach, expect, it } from 'vitest';
import { onlyOrder } from '#tests/stage/books.ts';
import { placeOrder } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop, importBuilt } from '#tests/stage/shop.ts';

let shop: TestShop;
let written: string[];

beforeEach(async () => {
  written = [];
  const { createLog } = await importBuilt();
  const log = createLog({ logLevel: 'trace' }, { write: (line) => void written.push(line) });
  shop = await createTestShop({ log });
});
afterEach(() => shop.close());

it('a statement that took too long is named in the log by its text alone', async () => {
  await placeOrder(shop.visitor());
  const { token } = await onlyOrder(shop);
  const holder = await shop.database.pool.connect();
  await holder.query('begin; lock table orders in access exclusive mode');
  const said = () =>
    written
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => msg === 'a statement took too long');
  // Where more of a request's patience is spent before its statement begins, it ends without that word.
  const ask = async () => {
    expect((await shop.get(`/objednavky/${token}`)).status).toBe(503);
    return said();
  };
  await expect.poll(ask, { timeout: 90_000 }).toMatchObject([
    {
      level: 50,
      err: { query: expect.stringContaining('from "orders"'), cause: { code: '57014' } },
    },
  ]);
  holder.release(true);
  expect(written.join('')).not.toContain(token);
});
