import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import {
  PASSWORD,
  codeAt,
  firstLink,
  joinBy,
  recoveryCodesOn,
  secretOn,
} from '#tests/stage/doors.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { faultsOfHtml } from '#tests/stage/valid-html.ts';

const person = { name: 'Jana Malá', email: 'jana@example.com', language: 'cs' };

describe('the link for the first person', () => {
  let shop: TestShop;
  let link: string;
  beforeAll(async () => {
    shop = await createTestShop();
    link = await firstLink(shop);
  });
  afterAll(() => shop.close());

  it('is not used up by looking at it, however often', async () => {
    for (let i = 0; i < 12; i += 1) {
      const { status, html, headers } = await shop.visitor().get(link);
      expect(status).toBe(200);
      expect(await faultsOfHtml(html)).toEqual([]);
      expect(headers.getSetCookie()).toEqual([]);
    }
    expect((await shop.get(link, 'cs', { 'Sec-Purpose': 'prefetch' })).status).toBe(200);
    expect(await query(shop, 'select 1 from operators')).toEqual([]);
  });

  it('keeps what was typed where something is wrong, except the password', async () => {
    const visitor = shop.visitor();
    const { status, html, text } = await visitor.post(link, {
      ...person,
      name: '',
      password: 'krátké',
    });
    expect(status).toBe(422);
    expect(text).toContain('Napište své jméno.');
    expect(text).toContain('Heslo musí mít aspoň 12');
    expect(html).toContain('value="jana@example.com"');
    expect(html).not.toContain('krátké');
    expect(visitor.cookies.has('session')).toBe(false);
  });

  it('leads by password and authenticator into the section, and is dead from then on', async () => {
    const visitor = shop.visitor();
    const answer = await visitor.post(link, { ...person, password: PASSWORD });
    expect([answer.status, answer.location]).toEqual([
      303,
      expect.stringMatching(/\/ad\/enrolment$/),
    ]);
    const half = visitor.cookies.get('session');
    expect((await visitor.get('/ad')).location).toMatch(/\/ad\/enrolment/);
    const enrolment = await visitor.get('/ad/enrolment');
    expect(enrolment.status).toBe(200);
    expect(await faultsOfHtml(enrolment.html)).toEqual([]);

    const wrong = await visitor.post('/ad/enrolment', { code: '000000' });
    expect([wrong.status, secretOn(wrong)]).toEqual([422, secretOn(enrolment)]);
    const code = codeAt(secretOn(enrolment), shop.services.clock());
    const done = await visitor.post('/ad/enrolment', { code });
    expect(done.status).toBe(200);
    expect(new Set(recoveryCodesOn(done)).size).toBe(10);
    expect(await faultsOfHtml(done.html)).toEqual([]);
    expect(visitor.cookies.get('session')).not.toBe(half);
    // A second press or a reload is too late for the codes, and says so.
    const twice = await visitor.post('/ad/enrolment', { code });
    expect((await visitor.follow(twice)).text).toContain('Záložní kódy ukazujeme jen jednou');
    const stored = await visitor.post('/ad/enrolment', { intent: 'stored' });
    expect(stored.location).toMatch(/\/ad$/);
    expect((await visitor.get('/ad')).status).toBe(200);

    const stranger = shop.visitor();
    expect((await stranger.get(link)).status).toBe(410);
    const again = await stranger.post(link, {
      ...person,
      email: 'x@example.com',
      password: PASSWORD,
    });
    expect(again.status).toBe(410);
    expect(stranger.cookies.has('session')).toBe(false);
    expect(await query(shop, 'select role, email from operators')).toEqual([
      { role: 'owner', email: 'jana@example.com' },
    ]);
  });

  it('stores neither token nor password nor recovery code', async () => {
    const kept = JSON.stringify([
      await query(shop, 'select * from operators'),
      await query(shop, 'select * from operator_links'),
      await query(shop, 'select * from sessions'),
      await query(shop, 'select * from audit_entries'),
      await query(shop, 'select * from audit_personal'),
    ]);
    expect(kept).not.toContain(link.split('/').at(-1));
    expect(kept).not.toContain(PASSWORD);
    expect(kept).toContain('argon2id');
  });
});

describe('of two who use the same link at once', () => {
  it('one comes in', async () => {
    const shop = await createTestShop();
    try {
      const link = await firstLink(shop);
      const answers = await Promise.all(
        ['a@example.com', 'b@example.com'].map((email) =>
          shop.visitor().post(link, { ...person, email, password: PASSWORD }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([303, 410]);
      expect(await query(shop, 'select 1 from operators')).toHaveLength(1);
    } finally {
      await shop.close();
    }
  });

  it('is killed by a newer one, and there is none once somebody is there', async () => {
    const shop = await createTestShop();
    try {
      const older = await firstLink(shop);
      const newer = await firstLink(shop);
      expect((await shop.get(older)).status).toBe(410);
      await joinBy(shop, newer);
      expect(await firstLink(shop)).toBe('/ad/link/undefined');
    } finally {
      await shop.close();
    }
  });
});
