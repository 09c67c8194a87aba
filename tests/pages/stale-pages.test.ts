import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type ServedShop, serveShop } from '#tests/stage/serve-shop.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

const KEPT_MS = 60_000;
const READERS = 200;

let shop: TestShop;
let served: ServedShop;
let renders: number;
/** In place of the app, once there is something that it cannot do. */
let fail: (() => Promise<Response>) | undefined;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  renders = 0;
  fail = undefined;
  served = await serveShop({
    ...shop,
    app(request) {
      renders += 1;
      return fail ? fail() : shop.app(request);
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  served.server.close();
});

it.each([
  ['is answered with an error', () => Promise.resolve(new Response('away', { status: 503 }))],
  ['throws', () => Promise.reject(new Error('broken'))],
])('a stale page is rendered once for all its readers where that %s', async (_, failing) => {
  const home = await (await fetch(served.origin)).text();
  fail = failing;
  vi.setSystemTime(Date.now() + KEPT_MS + 1);
  const read = () => Promise.all(Array.from({ length: READERS }, () => fetch(served.origin)));
  for (const answer of await read()) {
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(home);
  }
  await expect.poll(() => renders).toBe(2);
  await read();
  expect(renders).toBe(2);
});
