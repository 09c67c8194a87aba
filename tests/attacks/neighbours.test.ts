import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '#domain/time/calendar.ts';
import { WIZARD, fillCart, oneWish } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { freshAddress, freshEmail, order } from '#tests/stage/wire/limited.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ env: { ORDERS_PER_ADDRESS: '30', ORDERS_PER_EMAIL: '2' } });
});
afterAll(() => shop.close());

type Posting = () => Promise<{ status: number }>;

/** Posts until the answer is 429, and says how often it was not. */
async function postUntilRefused(post: Posting, most = 400): Promise<number> {
  for (let made = 0; made < most; made += 1) if ((await post()).status === 429) return made;
  return most;
}

describe('posts that lead nowhere', () => {
  const somewhere = { intent: 'cancel' };
  it.each<[string, string, Record<string, string>, Record<string, string>]>([
    ['to no address', '/nic/tu/neni', somewhere, {}],
    ['to a page that takes none', '/cenik', somewhere, {}],
    ['without a body', WIZARD, {}, {}],
    ['from another site', WIZARD, somewhere, { 'Sec-Fetch-Site': 'cross-site' }],
    ['of another kind', WIZARD, somewhere, { 'Content-Type': 'text/plain' }],
    ['to a call that there is none of', '/functions/v1/nic', somewhere, json()],
    ['to a call, without a body', '/functions/v1/send-contact-email', {}, json()],
  ])('%s are limited, and take nothing from neighbours', async (_, path, fields, headers) => {
    const from = freshAddress();
    const post = () => shop.visitor().post(path, fields, { ...headers, ...from });
    expect(await postUntilRefused(post)).toBe(60);
    const { status } = await order(shop.visitor(), { email: freshEmail() }, from);
    expect(status).toBe(303);
  });
});

function json(): Record<string, string> {
  return { 'Content-Type': 'application/json' };
}

describe('a flood of posts to the wizard', () => {
  it('from one browser lets the others behind its address go on with their carts', async () => {
    const from = freshAddress();
    const flood = shop.visitor();
    fillCart(flood, oneWish);
    await postUntilRefused(() => flood.post(WIZARD, { intent: 'continue' }, from));
    for (let i = 0; i < 3; i += 1) {
      expect((await order(shop.visitor(), { email: freshEmail() }, from)).status).toBe(303);
    }
  });

  it('with a new cart each time has an end as well', async () => {
    const from = freshAddress();
    const post = () => {
      const visitor = shop.visitor();
      fillCart(visitor, oneWish);
      return visitor.post(WIZARD, { intent: 'continue' }, from);
    };
    expect(await postUntilRefused(post)).toBe(180);
  }, 60_000);
});

describe('many networks of one owner', () => {
  it('are limited together, several times higher than one', async () => {
    let network = 0;
    const post = () => {
      network += 1;
      const from = { 'X-Client-Address': `2001:db8:77:${network.toString(16)}::1` };
      return shop.visitor().post('/objednavka/firma', { companyId: '1' }, from);
    };
    expect(await postUntilRefused(post)).toBe(240);
    const other = { 'X-Client-Address': '2001:db8:78::1' };
    const { status } = await shop.visitor().post('/objednavka/firma', { companyId: '1' }, other);
    expect(status).toBe(200);
  }, 60_000);
});

describe('a clock that was ahead', () => {
  it('leaves nobody counted for longer than two windows', async () => {
    const email = freshEmail();
    const visitor = shop.visitor();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * DAY_MS });
    try {
      expect((await order(visitor, { email })).status).toBe(303);
      expect((await order(visitor, { email })).status).toBe(303);
      expect((await order(visitor, { email })).status).toBe(429);
    } finally {
      vi.useRealTimers();
    }
    expect((await order(visitor, { email })).status).toBe(303);
    expect((await order(visitor, { email })).status).toBe(303);
    expect((await order(visitor, { email })).status).toBe(429);
  });
});
