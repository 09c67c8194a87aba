import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BareShop, largestFile, startBareShop } from '#tests/stage/wire/bare-shop.ts';
import { ask, open } from '#tests/stage/wire/raw.ts';

const READERS = 200;
const AT_ONCE = 20;

let shop: BareShop;
let path: string;
beforeAll(async () => {
  shop = await startBareShop();
  path = await largestFile(shop);
});
afterAll(() => shop.stop());

/** Asks for the largest file more than once, so that it cannot all be on its way, and leaves with its first bytes. */
async function leave(): Promise<void> {
  const socket = await open(shop.port);
  const begun = once(socket, 'data');
  socket.write(`GET ${path} HTTP/1.1\r\n${shop.host}\r\n\r\n`.repeat(5));
  await begun;
  socket.destroy();
}

it('readers who leave in the middle of a file leave nothing open behind them', async () => {
  const before = await shop.descriptors();
  for (let left = 0; left < READERS; left += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, leave));
  }
  await expect.poll(() => shop.descriptors()).toBeLessThan(before + AT_ONCE);
  expect((await ask(shop.port, path, [shop.host])).status).toBe(200);
  expect(shop.fault()).toBeUndefined();
});
