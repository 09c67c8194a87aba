import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Creation,
  type Request,
  type SoftPasskey,
  createPasskey,
} from '#tests/stage/authenticator.ts';
import { type Joined, PASSWORD, codeAt, firstLink, joinBy } from '#tests/stage/doors.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { type TestClock, createClock } from '#tests/stage/time.ts';
import type { Page, Visitor } from '#tests/stage/visitor.ts';

let clock: TestClock;
let shop: TestShop;
let link: string;
let jana: Joined;
beforeAll(async () => {
  clock = createClock();
  shop = await createTestShop({ clock: clock.clock });
  link = await firstLink(shop);
  jana = await joinBy(shop, link);
});
afterAll(() => shop.close());
// Codes of one step are good once, so each test has steps of its own.
beforeEach(() => clock.pass(shop, 2));

const origin = () => shop.services.shop.origins.cs;
const code = () => codeAt(jana.secret, clock.clock());
const ad = /\/ad$/;

function password(visitor: Visitor, input = PASSWORD, email = jana.email): Promise<Page> {
  return visitor.post('/ad/sign-in', { intent: 'password', email, password: input });
}

async function optionsOf<T>(visitor: Visitor, use: string): Promise<T> {
  return JSON.parse((await visitor.post('/ad/passkey', { use })).html);
}

async function showPasskey(visitor: Visitor, passkey: SoftPasskey, isVerified = true) {
  const options = await optionsOf<Request>(visitor, 'sign-in');
  const passkeyAnswer = passkey.get(options, { isVerified });
  const answer = () => visitor.post('/ad/sign-in', { intent: 'passkey', passkeyAnswer });
  return { answer, first: await answer() };
}

async function addPasskey(label: string, isVerified = true) {
  const passkey = createPasskey(origin());
  // A proof is fresh for five minutes.
  await jana.visitor.post('/ad/proof', { password: PASSWORD });
  const options = await optionsOf<Creation>(jana.visitor, 'add');
  const passkeyAnswer = passkey.create(options, { isVerified });
  const fields = { intent: 'passkey-add', label, passkeyAnswer };
  return { passkey, answer: await jana.visitor.post('/ad/account', fields) };
}

/** The five conditions on which signing in stands (decisions/0025). */
describe('the five', () => {
  it('link: dead after its first use', async () => {
    const stranger = shop.visitor();
    const fields = { name: 'X', email: 'x@example.com', password: PASSWORD, language: 'cs' };
    expect((await stranger.get(link)).status).toBe(410);
    expect((await stranger.post(link, fields)).status).toBe(410);
    expect((await stranger.get('/ad')).location).toContain('/ad/sign-in');
  });

  it('the code of the authenticator is asked for on every way in', async () => {
    const { passkey, answer } = await addPasskey('Notebook');
    expect(answer.location).toContain('saved=passkey');
    const byPassword = shop.visitor();
    const byPasskey = shop.visitor();
    const ways = [
      [byPassword, await password(byPassword)],
      [byPasskey, (await showPasskey(byPasskey, passkey)).first],
    ] as const;
    for (const [visitor, answered] of ways) {
      expect(answered.location).toMatch(/\/ad\/code\?/);
      for (const path of ['/ad', '/ad/account', '/ad/people', '/ad/orders']) {
        const { status, location, html } = await visitor.get(path);
        expect([status, html]).toEqual([303, '']);
        expect(location).toContain('/ad/code');
      }
      // Nor by the other doors.
      expect((await visitor.get('/ad/enrolment')).location).toContain('/ad/code');
      expect((await visitor.post('/ad/enrolment', { code: code() })).location).toContain(
        '/ad/code',
      );
      expect((await visitor.post('/ad/proof', { password: PASSWORD })).location).toContain(
        '/ad/code',
      );
      expect((await visitor.post('/ad/passkey', { use: 'add' })).status).toBe(403);
    }
    expect((await byPasskey.post('/ad/code', { code: code() })).location).toMatch(ad);
    expect((await byPasskey.get('/ad')).status).toBe(200);
    expect((await byPassword.get('/ad')).status).toBe(303);
  });

  it('a passkey that has not verified its user is refused, when it is made and when it is shown', async () => {
    const unverified = await addPasskey('Nalezený klíč', false);
    expect(unverified.answer.status).toBe(422);
    const { passkey } = await addPasskey('Telefon');
    const visitor = shop.visitor();
    const { first } = await showPasskey(visitor, passkey, false);
    expect(first.status).toBe(422);
    expect(visitor.cookies.has('session')).toBe(false);
    expect((await showPasskey(visitor, passkey, true)).first.status).toBe(303);
  });

  it('a session that is revoked is refused with its next request', async () => {
    const visitor = shop.visitor();
    await password(visitor);
    await visitor.post('/ad/code', { code: code() });
    expect((await visitor.get('/ad')).status).toBe(200);
    await jana.visitor.post('/ad/account', { intent: 'sessions-end' });
    expect((await visitor.get('/ad')).location).toContain('/ad/sign-in');
    expect((await jana.visitor.get('/ad')).status).toBe(200);
  });
});

describe('signing in', () => {
  it('says the same of a wrong password and of a mailbox that nobody has', async () => {
    const wrong = await password(shop.visitor(), 'špatné heslo 123');
    const unknown = await password(shop.visitor(), PASSWORD, 'nikdo@example.com');
    expect([wrong.status, unknown.status]).toEqual([422, 422]);
    const bare = (page: Page) => page.html.replaceAll(/(jana|nikdo)@example\.com/g, '');
    expect(bare(unknown)).toBe(bare(wrong));
    expect(wrong.html).toContain('value="jana@example.com"');
  });

  it('gives the browser a new token with each step', async () => {
    const visitor = shop.visitor();
    await password(visitor);
    const half = visitor.cookies.get('session') ?? '';
    await visitor.post('/ad/code', { code: code() });
    const whole = visitor.cookies.get('session') ?? '';
    await visitor.post('/ad/proof', { password: PASSWORD });
    const proven = visitor.cookies.get('session') ?? '';
    expect(new Set([half, whole, proven]).size).toBe(3);
    for (const former of [half, whole]) {
      const thief = shop.visitor();
      thief.cookies.set('session', former);
      expect((await thief.get('/ad')).location).toContain('/ad/sign-in');
    }
    expect((await visitor.get('/ad')).status).toBe(200);
  });

  it('keeps the cookie from scripts, other pages and other sites', async () => {
    const { headers } = await password(shop.visitor());
    const [line = ''] = headers.getSetCookie();
    expect(line).toMatch(/; Path=\/ad; HttpOnly; SameSite=Lax/);
  });

  it('takes a code once', async () => {
    const now = code();
    const [first, second] = [shop.visitor(), shop.visitor()];
    await password(first);
    await password(second);
    expect((await first.post('/ad/code', { code: now })).status).toBe(303);
    const replayed = await second.post('/ad/code', { code: now });
    expect([replayed.status, replayed.text]).toEqual([
      422,
      expect.stringContaining('už jednou platil'),
    ]);
    expect((await second.get('/ad')).status).toBe(303);
  });

  it('takes a recovery code once, however it is typed, and counts those that are left', async () => {
    const [recovery = ''] = jana.recoveryCodes;
    const visitor = shop.visitor();
    await password(visitor);
    const input = recovery.toLowerCase().replaceAll('-', ' ');
    expect((await visitor.post('/ad/code', { code: input })).status).toBe(303);
    expect((await visitor.get('/ad/account')).text).toContain('Zbývá 9 z 10');
    const again = shop.visitor();
    await password(again);
    expect((await again.post('/ad/code', { code: recovery })).status).toBe(422);
  });

  it('uses what a passkey signed once, and only where it was asked for', async () => {
    const { passkey } = await addPasskey('Tablet');
    const visitor = shop.visitor();
    const { first, answer } = await showPasskey(visitor, passkey);
    expect(first.status).toBe(303);
    expect((await answer()).status).toBe(422);
    const ofSession = await optionsOf<Request>(jana.visitor, 'proof');
    const passkeyAnswer = passkey.get(ofSession);
    expect((await visitor.post('/ad/sign-in', { intent: 'passkey', passkeyAnswer })).status).toBe(
      422,
    );
    const late = await optionsOf<Request>(visitor, 'sign-in');
    await clock.pass(shop, 6);
    const tooLate = { intent: 'passkey', passkeyAnswer: passkey.get(late) };
    expect((await visitor.post('/ad/sign-in', tooLate)).status).toBe(422);
    const foreign = createPasskey(origin());
    expect((await showPasskey(visitor, foreign)).first.status).toBe(422);
    const elsewhere = { ...(await optionsOf<Request>(visitor, 'sign-in')), rpId: 'evil.example' };
    const phished = { intent: 'passkey', passkeyAnswer: passkey.get(elsewhere) };
    expect((await visitor.post('/ad/sign-in', phished)).status).toBe(422);
    expect(
      (await visitor.post('/ad/sign-in', { intent: 'passkey', passkeyAnswer: '{' })).status,
    ).toBe(422);
  });

  it('has to be completed within half an hour', async () => {
    const visitor = shop.visitor();
    await password(visitor);
    await clock.pass(shop, 31);
    expect((await visitor.post('/ad/code', { code: code() })).location).toContain('/ad/sign-in');
  });

  it('leads back to the page that was asked for, and nowhere else', async () => {
    for (const [to, expected] of [
      ['/ad/people?x=1', '/ad/people?x=1'],
      ['https://evil.example/', '/ad'],
      ['//evil.example', '/ad'],
      ['/ad/..//evil.example', '/ad'],
      ['/objednavka', '/ad'],
    ] as const) {
      const visitor = shop.visitor();
      const query = `?${new URLSearchParams({ to })}`;
      const half = await visitor.post(`/ad/sign-in${query}`, {
        intent: 'password',
        email: jana.email,
        password: PASSWORD,
      });
      await clock.pass(shop, 1);
      const done = await visitor.post(half.location ?? '', { code: code() });
      expect(done.location).toBe(origin() + expected);
    }
  });
});
