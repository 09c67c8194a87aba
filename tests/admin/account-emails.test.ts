import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Creation, createPasskey } from '#tests/stage/authenticator.ts';
import { listEmails, query } from '#tests/stage/books.ts';
import { type Joined, PASSWORD, codeAt, firstLink, joinBy, secretOn } from '#tests/stage/doors.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { type TestClock, createClock } from '#tests/stage/time.ts';

const OTHER = 'modrý vlak a 3 lišky';

let clock: TestClock;
let shop: TestShop;
let jana: Joined;
beforeEach(async () => {
  clock = createClock();
  shop = await createTestShop({ clock: clock.clock });
  jana = await joinBy(shop, await firstLink(shop), { language: 'en' });
  // No code is good twice.
  await clock.pass(shop, 2);
});
afterEach(() => shop.close());

/** What went out about accounts since the shop was opened. */
async function told() {
  await shop.workOnce();
  await shop.workOnce();
  return (await listEmails(shop))
    .filter(({ message_id: id }) => id.startsWith('<operator-') && !id.includes('invitation'))
    .map(({ to_address: to, locale, subject, text }) => ({ to, locale, subject, text }));
}

const toJana = { to: 'jana@example.com', locale: 'en' };

/** The path of the link in the newest invitation. */
async function invited(email: string, role = 'editor'): Promise<string> {
  await jana.visitor.post('/ad/proof', { password: PASSWORD });
  await jana.visitor.post('/ad/people', { intent: 'invite', email, role });
  await shop.workOnce();
  const text = (await listEmails(shop)).at(-1)?.text ?? '';
  return /\/ad\/link\/[\w-]+/.exec(text)?.[0] ?? '';
}

describe('somebody is told by e-mail, in the own language,', () => {
  it('of nothing while setting up the account of the first start', async () => {
    expect(await told()).toEqual([]);
  });

  it('that the password has changed', async () => {
    const input = { intent: 'password', oldPassword: PASSWORD, newPassword: OTHER };
    await jana.visitor.post('/ad/account', input);
    const [email, ...others] = await told();
    expect(others).toEqual([]);
    expect(email).toMatchObject({
      ...toJana,
      subject: 'Your password for the Vzlet admin has changed',
    });
    expect(email?.text).toContain(`${shop.services.shop.origins.cs}/ad/account`);
    expect(email?.text).toContain('If not, sign in at once');
  });

  it('not where the old password was wrong', async () => {
    const input = { intent: 'password', oldPassword: OTHER, newPassword: OTHER };
    await jana.visitor.post('/ad/account', input);
    expect(await told()).toEqual([]);
  });

  it('that another authenticator was set up', async () => {
    await jana.visitor.post('/ad/proof', { password: PASSWORD });
    const answer = await jana.visitor.post('/ad/account', { intent: 'authenticator' });
    const secret = secretOn(await jana.visitor.follow(answer));
    await jana.visitor.post('/ad/enrolment', { code: codeAt(secret, clock.clock()) });
    expect(await told()).toEqual([
      expect.objectContaining({ ...toJana, subject: 'New authenticator app for the Vzlet admin' }),
    ]);
  });

  it('that recovery codes were made', async () => {
    await jana.visitor.post('/ad/proof', { password: PASSWORD });
    await jana.visitor.post('/ad/account', { intent: 'recovery-codes' });
    expect(await told()).toEqual([
      expect.objectContaining({ ...toJana, subject: 'New recovery codes for the Vzlet admin' }),
    ]);
  });

  it('that a recovery code let somebody in, and not of a code of the authenticator', async () => {
    const visitor = shop.visitor();
    const signIn = async (code: string) => {
      const email = jana.email;
      await visitor.post('/ad/sign-in', { intent: 'password', email, password: PASSWORD });
      return visitor.post('/ad/code', { code });
    };
    await signIn(codeAt(jana.secret, clock.clock()));
    expect(await told()).toEqual([]);
    visitor.cookies.clear();
    await signIn(jana.recoveryCodes[0] ?? '');
    expect(await told()).toEqual([
      expect.objectContaining({
        ...toJana,
        subject: 'Signed in to the Vzlet admin with a recovery code',
      }),
    ]);
  });

  it('that a passkey was added, and removed', async () => {
    await jana.visitor.post('/ad/proof', { password: PASSWORD });
    const options: Creation = JSON.parse(
      (await jana.visitor.post('/ad/passkey', { use: 'add' })).html,
    );
    const passkeyAnswer = createPasskey(shop.services.shop.origins.cs).create(options, {
      isVerified: true,
    });
    const fields = { intent: 'passkey-add', label: 'Notebook', passkeyAnswer };
    await jana.visitor.post('/ad/account', fields);
    const [passkey] = await query<{ id: string }>(shop, 'select id from passkeys');
    await jana.visitor.post('/ad/account', {
      intent: 'passkey-remove',
      passkey: passkey?.id ?? '',
    });
    expect((await told()).map(({ subject }) => subject).toSorted()).toEqual([
      'New passkey for the Vzlet admin',
      'Passkey removed from the Vzlet admin',
    ]);
  });
});

describe('the owners', () => {
  it('are told whose account an invitation has become, each in the own language', async () => {
    await joinBy(shop, await invited('eva@example.com', 'owner'), {
      name: 'Eva Tichá',
      language: 'cs',
    });
    await joinBy(shop, await invited('petr@example.com'), { name: 'Petr Veselý' });
    const emails = await told();
    const plain = emails.map(({ to, locale, subject }) => [to, locale, subject]).toSorted();
    expect(plain).toEqual([
      ['eva@example.com', 'cs', 'Do správy obchodu Vzlet přibyl účet: Petr Veselý'],
      ['jana@example.com', 'en', 'New account in the Vzlet admin: Eva Tichá'],
      ['jana@example.com', 'en', 'New account in the Vzlet admin: Petr Veselý'],
    ]);
    const toEva = emails.find(({ to }) => to === 'eva@example.com');
    expect(toEva?.text).toContain('Petr Veselý (petr@example.com)');
    expect(toEva?.text).toContain('v\u00a0roli editora');
  });

  it('are told nothing once they are owners no more, and nothing stays owed', async () => {
    const link = await invited('petr@example.com');
    await joinBy(shop, link, { name: 'Petr Veselý' });
    await query(shop, `update operators set removed_at = now() where name = 'Petr Veselý'`);
    expect(await told()).toEqual([]);
    const enqueued = `select count(*)::int as n from emails where sent_at is null and set_aside_at is null`;
    expect(await query(shop, enqueued)).toEqual([{ n: 0 }]);
  });
});
