import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { type Joined, PASSWORD, codeAt, firstLink, joinBy } from '#tests/stage/doors.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { type TestClock, createClock } from '#tests/stage/time.ts';
import type { Page, Visitor } from '#tests/stage/visitor.ts';

let clock: TestClock;
let shop: TestShop;
let jana: Joined;
beforeAll(async () => {
  clock = createClock();
  shop = await createTestShop({ clock: clock.clock });
  jana = await joinBy(shop, await firstLink(shop));
});
afterAll(() => shop.close());
// Codes of one step are good once, so each test has steps of its own.
beforeEach(() => clock.pass(shop, 2));

const code = () => codeAt(jana.secret, clock.clock());

function password(visitor: Visitor): Promise<Page> {
  return visitor.post('/ad/sign-in', { email: jana.email, password: PASSWORD });
}

describe('the door', () => {
  it('says that what was filled in waits, only where something was', async () => {
    const visitor = shop.visitor();
    const asked = await visitor.follow(await visitor.get('/ad/orders'));
    expect(asked.text).toContain('Pro pokračování se přihlaste.');
    expect(asked.text).not.toContain('Co jste vyplnili');
    const input = { intent: 'profile', name: 'Jana Nová', language: 'cs' };
    const posted = await visitor.follow(await visitor.post('/ad/account', input));
    expect(posted.text).toContain('Co jste vyplnili, na vás počká.');
  });
});

describe('a session', () => {
  it('ends after twelve hours without use, and after seven days of use', async () => {
    const visitor = shop.visitor();
    const signIn = async () => {
      await clock.pass(shop, 2);
      await password(visitor);
      await visitor.post('/ad/code', { code: code() });
      return (await visitor.get('/ad')).status;
    };
    expect(await signIn()).toBe(200);
    await clock.pass(shop, 11 * 60);
    expect((await visitor.get('/ad')).status).toBe(200);
    await clock.pass(shop, 12 * 60 + 1);
    expect((await visitor.get('/ad')).location).toContain('/ad/sign-in');
    expect(await signIn()).toBe(200);
    for (let hours = 0; hours < 7 * 24 - 11; hours += 11) {
      await clock.pass(shop, 11 * 60);
      expect((await visitor.get('/ad')).status).toBe(200);
    }
    await clock.pass(shop, 11 * 60);
    expect((await visitor.get('/ad')).location).toContain('/ad/sign-in');
  });

  it('ends on every device but this one with a new password, which has to be proven', async () => {
    jana = { ...jana, visitor: shop.visitor() };
    await password(jana.visitor);
    await jana.visitor.post('/ad/code', { code: code() });
    const other = shop.visitor();
    await clock.pass(shop, 2);
    await password(other);
    await other.post('/ad/code', { code: code() });
    await clock.pass(shop, 6);
    const change = {
      intent: 'password',
      oldPassword: PASSWORD,
      newPassword: 'osm modrých kolibříků',
    };
    const asked = await jana.visitor.post('/ad/account', change);
    expect(asked.location).toContain('/ad/proof?to=%2Fad%2Faccount');
    const kept = JSON.stringify(await query(shop, 'select fields from kept_forms'));
    expect(kept).not.toContain('kolibříků');
    await jana.visitor.post(asked.location ?? '', { password: PASSWORD });
    const wrong = await jana.visitor.post('/ad/account', {
      ...change,
      oldPassword: 'jiné heslo 12345',
    });
    expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining('Heslo nesedí')]);
    expect((await jana.visitor.post('/ad/account', change)).location).toContain('saved=password');
    expect((await other.get('/ad')).location).toContain('/ad/sign-in');
    expect((await jana.visitor.get('/ad')).status).toBe(200);
    expect((await password(shop.visitor())).status).toBe(422);
  });

  it('is signed out for good', async () => {
    const token = jana.visitor.cookies.get('session') ?? '';
    const out = await jana.visitor.post('/ad/sign-out', {});
    expect(out.location).toContain('/ad/sign-in?out=1');
    expect(jana.visitor.cookies.has('session')).toBe(false);
    jana.visitor.cookies.set('session', token);
    expect((await jana.visitor.get('/ad')).location).toContain('/ad/sign-in');
  });
});
