import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCuttableShop } from '#tests/stage/cuttable-shop.ts';
import type { DatabaseProxy } from '#tests/stage/database-proxy.ts';
import { storeReview } from '#tests/stage/reviewing.ts';
import { type ServedShop, serveShop } from '#tests/stage/serve-shop.ts';
import type { TestShop } from '#tests/stage/shop.ts';

const KEPT_MS = 60_000;

let shop: TestShop;
let served: ServedShop;
let database: DatabaseProxy;
let renders: number;

beforeEach(async () => {
  renders = 0;
  ({ shop, database } = await createCuttableShop());
  vi.useFakeTimers({ toFake: ['Date'] });
  served = await serveShop({
    ...shop,
    async app(request) {
      const answer = await shop.app(request);
      renders += 1;
      return answer;
    },
  });
});
afterEach(async () => {
  vi.useRealTimers();
  served.server.close();
  database.mend();
  await shop.close();
  await database.close();
});

it.each(['/', '/reference'])(
  'what people wrote stays on %s while the database is away, however long that is',
  async (path) => {
    await storeReview(shop, { name: 'Jana z\u00a0tabulky', origin: 'imported' });
    const read = async () => {
      const answer = await fetch(served.origin + path);
      expect(answer.headers.has('x-page-incomplete')).toBe(false);
      return answer.text();
    };
    const before = await read();
    expect(before).toContain('Jana z\u00a0tabulky');
    database.cut();
    for (const round of [2, 3]) {
      vi.setSystemTime(Date.now() + KEPT_MS + 1);
      expect(await read()).toBe(before);
      await expect.poll(() => renders).toBe(round);
    }
    expect(await read()).toBe(before);
  },
);
