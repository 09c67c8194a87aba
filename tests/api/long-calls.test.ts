import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServedShop, serveShop } from '#tests/stage/serve-shop.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

/** Milliseconds after which the server counts a silent client as gone, here; and what an answer takes. */
const IDLE_MS = 400;
const ANSWER_MS = 1200;

let shop: TestShop;
let served: ServedShop;
let isGone = false;
beforeAll(async () => {
  shop = await createTestShop();
  const app: TestShop['app'] = async ({ signal }) => {
    signal.addEventListener('abort', () => (isGone = true));
    await delay(ANSWER_MS);
    return new Response('at last');
  };
  served = await serveShop({ ...shop, app });
  served.server.timeout = IDLE_MS;
});
afterAll(async () => {
  served.server.closeAllConnections();
  served.server.close();
  await shop.close();
});

const call = (name: string, signal?: AbortSignal) =>
  fetch(`${served.origin}/functions/v1/${name}`, {
    method: 'POST',
    body: '{}',
    ...(signal && { signal }),
  });

it.each(['generate-blog-article', 'generate-testimonial', 'generate-blog-image'])(
  'waits for what %s has made for it, longer than for any other answer',
  async (name) => {
    expect(await (await call(name)).text()).toBe('at last');
    await expect(call('create-checkout')).rejects.toThrow();
  },
);

it('tells the call when its client is gone', async () => {
  await expect(call('generate-testimonial', AbortSignal.timeout(100))).rejects.toThrow();
  await expect.poll(() => isGone).toBe(true);
});
