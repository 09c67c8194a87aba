import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailsOf, query } from '#tests/stage/books.ts';
import { PASSWORD, codeAt, joinBy, secretOn } from '#tests/stage/doors.ts';
import { errorsOf, readForm } from '#tests/stage/html.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { faultsOfHtml } from '#tests/stage/valid-html.ts';

let shop: TestShop;
let owner: SignedIn;
beforeAll(async () => {
  shop = await createTestShop();
  owner = await signIn(shop, { name: 'Jana Malá' });
});
afterAll(() => shop.close());

const invite = (email: string, role = 'editor', by = owner) =>
  by.visitor.post('/ad/people', { intent: 'invite', email, role });

/** The path of the link in the newest invitation to a mailbox. */
async function invitationTo(email: string): Promise<string> {
  await shop.workOnce();
  const sent = (await emailsOf(shop, 'operator-invitation')).filter(
    ({ to_address: to }) => to === email,
  );
  const [, path = ''] = /(\/ad\/link\/[\w-]+)/.exec(sent.at(-1)?.text ?? '') ?? [];
  return path;
}

describe('an invitation', () => {
  it('goes by e-mail, and lets the one who is invited in, in the role that was chosen', async () => {
    expect((await invite('petr@example.com')).location).toContain('saved=invited');
    const [email] = await query(shop, `select kind, sent_at from emails`);
    expect(email).toMatchObject({ kind: 'operator-invitation', sent_at: null });
    const link = await invitationTo('petr@example.com');
    const page = await owner.visitor.get('/ad/people');
    expect(page.text).toContain('petr@example.com');
    expect(await faultsOfHtml(page.html)).toEqual([]);
    const form = await shop.visitor().get(link);
    expect(form.html).toMatch(
      /readonly=""[^>]*value="petr@example.com"|value="petr@example.com"[^>]*readonly/i,
    );
    // Another mailbox than the invited one is not taken.
    const petr = await joinBy(shop, link, { email: 'jiny@example.com', name: 'Petr Nový' });
    expect((await petr.visitor.get('/ad')).status).toBe(200);
    expect((await petr.visitor.get('/ad/people')).status).toBe(403);
    expect(await query(shop, `select email, role from operators where name = 'Petr Nový'`)).toEqual(
      [{ email: 'petr@example.com', role: 'editor' }],
    );
    expect((await shop.get(link)).status).toBe(410);
  });

  it('is dead once it is taken back, and once there is a newer one', async () => {
    await invite('eva@example.com');
    const older = await invitationTo('eva@example.com');
    await invite('eva@example.com', 'owner');
    const newer = await invitationTo('eva@example.com');
    expect([(await shop.get(older)).status, (await shop.get(newer)).status]).toEqual([410, 200]);
    await owner.visitor.post('/ad/people', { intent: 'revoke', email: 'eva@example.com' });
    expect((await shop.get(newer)).status).toBe(410);
  });

  it('that was taken back before its e-mail went out is not sent', async () => {
    await invite('nikdo@example.com');
    await owner.visitor.post('/ad/people', { intent: 'revoke', email: 'nikdo@example.com' });
    expect(await invitationTo('nikdo@example.com')).toBe('');
  });

  it('needs a mailbox that is one, and that nobody signs in with', async () => {
    const wrong = await invite('petr@');
    expect([wrong.status, errorsOf(wrong.html)['email']]).toEqual([
      422,
      expect.stringContaining('Napište e‑mail'),
    ]);
    expect(wrong.html).toContain('value="petr@"');
    expect((await invite('PETR@example.com')).text).toContain('už se tu někdo přihlašuje');
  });
});

describe('a form that is posted', () => {
  const fields = { intent: 'invite', email: 'kamil@example.com', role: 'owner' };

  it('without a fresh proof comes back filled in after it, and is not sent by itself', async () => {
    const { visitor } = await signIn(shop, { provedMinutesAgo: 6 });
    await query(
      shop,
      `update operators set password_hash = (select password_hash from operators where password_hash is not null limit 1)`,
    );
    const asked = await visitor.post('/ad/people', fields);
    expect(asked.location).toContain('/ad/proof?to=%2Fad%2Fpeople');
    const back = await visitor.post(asked.location ?? '', { password: PASSWORD });
    const page = await visitor.follow(back);
    expect(page.text).toContain('Co jste vyplnili, je na svém místě');
    expect(readForm(page.html, 'invite').fields).toMatchObject({
      email: 'kamil@example.com',
      role: 'owner',
    });
    expect(
      await query(shop, `select 1 from operator_links where email = 'kamil@example.com'`),
    ).toEqual([]);
    // Once: the next look at the page is an empty one.
    expect(readForm((await visitor.get('/ad/people')).html, 'invite').fields['email']).toBe('');
    expect((await visitor.post('/ad/people', fields)).location).toContain('saved=invited');
  });

  it('after the session has ended comes back filled in after signing in, through every door', async () => {
    await invite('lida@example.com', 'owner');
    const lida = await joinBy(shop, await invitationTo('lida@example.com'), { name: 'Lída' });
    await query(
      shop,
      'delete from sessions where operator_id = (select id from operators where email = $1)',
      ['lida@example.com'],
    );
    const { visitor } = lida;
    const asked = await visitor.post('/ad/people', { ...fields, email: 'otto@example.com' });
    expect(asked.location).toContain('/ad/sign-in?to=%2Fad%2Fpeople');
    const half = await visitor.post(asked.location ?? '', {
      email: 'lida@example.com',
      password: PASSWORD,
    });
    await query(shop, 'update operators set code_step = null');
    const code = codeAt(lida.secret, shop.services.clock());
    const page = await visitor.follow(await visitor.post(half.location ?? '', { code }));
    expect(readForm(page.html, 'invite').fields).toMatchObject({ email: 'otto@example.com' });
  });

  it('is given back to the browser that has posted it, and to no other', async () => {
    await shop.visitor().post('/ad/people', { ...fields, email: 'cizi@example.com' });
    expect((await owner.visitor.get('/ad/people')).html).not.toContain('cizi@example.com');
  });
});

describe('the owner', () => {
  it('removes somebody, whose sessions and invitations end at once', async () => {
    const other = await signIn(shop, { name: 'Ota Odcházející' });
    await invite('znamy@example.com', 'owner', other);
    const link = await invitationTo('znamy@example.com');
    const removed = await owner.visitor.post('/ad/people', { intent: 'remove', person: other.id });
    expect(removed.location).toContain('saved=removed');
    expect((await other.visitor.get('/ad')).location).toContain('/ad/sign-in');
    expect((await shop.get(link)).status).toBe(410);
    expect((await owner.visitor.get('/ad/people')).text).not.toContain('Ota Odcházející');
    const again = await owner.visitor.post('/ad/people', { intent: 'remove', person: other.id });
    expect(again.status).toBe(409);
  });

  it('changes roles, and ends all sessions of somebody', async () => {
    const other = await signIn(shop, { role: 'editor' });
    await owner.visitor.post('/ad/people', { intent: 'role', person: other.id, role: 'owner' });
    expect((await other.visitor.get('/ad/people')).status).toBe(200);
    await owner.visitor.post('/ad/people', { intent: 'role', person: other.id, role: 'editor' });
    expect((await other.visitor.get('/ad/people')).status).toBe(403);
    await owner.visitor.post('/ad/people', { intent: 'sessions-end', person: other.id });
    expect((await other.visitor.get('/ad')).location).toContain('/ad/sign-in');
    const odd = await owner.visitor.post('/ad/people', { intent: 'sessions-end', person: 'x' });
    expect(odd.status).toBe(303);
  });

  it('who is the last one stays, also where two remove each other at once', async () => {
    await query(shop, `update operators set removed_at = now() where id <> $1`, [owner.id]);
    const alone = { intent: 'role', person: owner.id, role: 'editor' };
    const refused = await owner.visitor.post('/ad/people', alone);
    expect([refused.status, refused.text]).toEqual([
      422,
      expect.stringContaining('Aspoň jeden majitel'),
    ]);
    const second = await signIn(shop);
    await Promise.all([
      owner.visitor.post('/ad/people', { intent: 'remove', person: second.id }),
      second.visitor.post('/ad/people', { intent: 'remove', person: owner.id }),
    ]);
    expect(await query(shop, 'select id from operators where removed_at is null')).toHaveLength(1);
  });
});

it('every change stands in the log, by whom, and no secret does', async () => {
  const actions = await query(shop, 'select distinct action from audit_entries');
  expect(actions.map(({ action }) => action)).toEqual(
    expect.arrayContaining([
      'person-invited',
      'invitation-revoked',
      'person-joined',
      'authenticator-set',
      'person-changed',
      'person-removed',
      'session-revoked',
      'sign-in',
    ]),
  );
  const log = JSON.stringify(await query(shop, 'select * from audit_entries'));
  expect(log).not.toContain('@example.com');
  expect(log).not.toContain('argon2');
  expect(log).not.toContain(PASSWORD);
});

it('an authenticator that is set up anew holds from its first code on, and the old one no more', async () => {
  const { visitor, id } = await signIn(shop);
  await query(
    shop,
    `update operators set code_secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' where id = $1`,
    [id],
  );
  const begun = await visitor.post('/ad/account', { intent: 'authenticator' });
  const page = await visitor.follow(begun);
  const secret = secretOn(page);
  const former = await query(shop, 'select code_secret from operators where id = $1', [id]);
  expect(former).toEqual([{ code_secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' }]);
  const code = codeAt(secret, shop.services.clock());
  const done = await visitor.post(begun.location ?? '', { code });
  expect(done.status).toBe(200);
  expect(await query(shop, 'select code_secret from operators where id = $1', [id])).toEqual([
    { code_secret: secret },
  ]);
  const codes = await visitor.post('/ad/account', { intent: 'recovery-codes' });
  expect([codes.status, await faultsOfHtml(codes.html)]).toEqual([200, []]);
  expect(await faultsOfHtml((await visitor.get('/ad/account')).html)).toEqual([]);
});
