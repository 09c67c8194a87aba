import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emailsOf, query } from '#tests/stage/books.ts';
import { DAY_MINUTES, completeAnOrder, invite } from '#tests/stage/reviewing.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { type TestClock, createClock } from '#tests/stage/time.ts';

let shop: TestShop;
let time: TestClock;
beforeEach(async () => {
  time = createClock();
  shop = await createTestShop({ clock: time.clock });
});
afterEach(() => shop.close());

const FORM = 'application/x-www-form-urlencoded';
const oneClick = 'List-Unsubscribe=One-Click';
const part = 'Content-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click';

/** A post as a provider of mailboxes makes it (RFC 8058): without cookies, origin or anything of a browser. */
async function press(path: string, { type = FORM, body = oneClick, more = {} } = {}) {
  const headers = { 'Content-Type': type, ...more };
  const url = new URL(path, 'http://localhost:3000');
  return shop.app(new Request(url, { method: 'POST', headers, body, redirect: 'manual' }));
}

const declined = () => query(shop, 'select from review_invitations where declined_at is not null');

describe('the button by which a mail program declines further invitations', () => {
  it.each([
    ['fields', FORM, oneClick],
    ['parts', 'multipart/form-data; boundary=x', `--x\r\n${part}\r\n--x--\r\n`],
  ])('works with one post of %s, also twice, and no invitation follows', async (_, type, body) => {
    const stop = `/recenze/${await invite(shop, time)}/nezvat`;
    for (const times of ['once', 'twice']) {
      const answer = await press(stop, { type, body });
      expect([times, answer.status]).toEqual([times, 200]);
      expect(await answer.text()).toContain('Pozvánky už posílat nebudeme');
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect(await declined()).toHaveLength(1);
    await completeAnOrder(shop, { at: time.clock() });
    await time.pass(shop, 7 * DAY_MINUTES);
    expect(await emailsOf(shop, 'order-review-customer')).toHaveLength(1);
  });

  it.each([
    ['fields', FORM, oneClick.padEnd(5000, 'a')],
    ['parts', 'multipart/form-data; boundary=x', `--x\r\n${part}${'a'.repeat(5000)}\r\n--x--\r\n`],
  ])('takes no more than such a post has, of %s, and speaks of no file', async (_, type, body) => {
    const stop = `/recenze/${await invite(shop, time)}/nezvat`;
    const answer = await press(stop, { type, body });
    expect(answer.status).toBe(413);
    expect(await answer.text()).not.toMatch(/10\D{1,6}MB/);
    expect(await declined()).toEqual([]);
  });

  it('declines nothing by being opened, with a wrong link, or from a page of somebody else', async () => {
    const stop = `/recenze/${await invite(shop, time)}/nezvat`;
    const page = await shop.visitor().get(stop);
    expect(page.text).toContain('Pozvánky už neposílat');
    expect((await press('/recenze/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA/nezvat')).status).toBe(302);
    for (const more of [
      { Origin: 'https://evil.example' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
    ] as Record<string, string>[]) {
      expect((await press(stop, { more })).status).toBe(403);
    }
    expect((await press(stop, { type: 'application/json' })).status).toBe(415);
    expect(await declined()).toEqual([]);
  });
});
