import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listEmails, query } from '#tests/stage/books.ts';
import { createCuttableShop } from '#tests/stage/cuttable-shop.ts';
import { MESSAGE, messageForm, character, post } from '#tests/stage/enquiries.ts';
import { errorsOf, titleOf } from '#tests/stage/html.ts';
import { nastyCountries, nastyEmails, nastyPhones, nastyTexts } from '#tests/stage/nasty-texts.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import type { Page } from '#tests/stage/visitor.ts';

const outcomes: string[] = [];
let shop: TestShop;
beforeEach(async () => {
  outcomes.length = 0;
  shop = await createTestShop({ onMessage: (outcome) => void outcomes.push(outcome) });
});
afterEach(() => shop.close());

const messages = () => query(shop, 'select * from messages order by created_at');

/** The form is there as it was filled in, under a title that says that something is wrong. */
function expectKept(page: Page, input: Record<string, string> = character): void {
  const { cooperationType: _, ...fields } = input;
  expect(messageForm(page.html).fields).toMatchObject(fields);
  expect(titleOf(page.html)).toMatch(/^(?:Chyba|Error): /);
}

describe('a message that is sent again', () => {
  it('is one message, one e-mail and one use of the limit, pressed twice at once or later', async () => {
    const visitor = shop.visitor();
    const answers = await Promise.all([post(visitor, 'home'), post(visitor, 'home')]);
    for (let i = 0; i < 10; i += 1) answers.push(await post(visitor, 'home'));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    expect(await messages()).toHaveLength(1);
    await shop.workOnce();
    expect(await listEmails(shop)).toHaveLength(2);
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'repeated')).toHaveLength(11);
  });

  it('is another one where a word differs, or after a while', async () => {
    let now = new Date();
    const later = await createTestShop({ clock: () => now });
    try {
      const visitor = later.visitor();
      await post(visitor, 'home');
      await post(visitor, 'home', { ...character, message: `${character.message} Díky.` });
      now = new Date(now.getTime() + 11 * 60_000);
      await post(visitor, 'home');
      expect(await query(later, 'select from messages')).toHaveLength(3);
    } finally {
      await later.close();
    }
  });
});

describe('what a program fills in', () => {
  it('is thanked for like any other, dropped and counted', async () => {
    const visitor = shop.visitor();
    const sent = await post(visitor, 'home', { ...character, website: 'https://spam.example' });
    const honest = await post(shop.visitor(), 'home');
    expect([sent.status, sent.location]).toEqual([honest.status, honest.location]);
    expect(await messages()).toHaveLength(1);
    expect(outcomes).toEqual(['trapped', 'stored']);
  });
});

describe('the address of the forms', () => {
  it('shows the contact form to whoever just opens it', async () => {
    const page = await shop.visitor().get(MESSAGE);
    expect(page.status).toBe(200);
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expect(messageForm(page.html).fields['where']).toBe('home');
    expect(errorsOf(page.html)).toEqual({});
  });

  it('leads back to pages of the shop alone, whatever a form says', async () => {
    for (const asked of [
      'sent=package&package=https://evil.example',
      'sent=canceled&order=//evil.example&paymentId=//evil.example',
      'sent=//evil.example',
      'sent=toString',
    ]) {
      const { status, html } = await shop.visitor().get(`${MESSAGE}?${asked}`);
      expect(status).toBe(200);
      expect(html).not.toMatch(/href="(?:https?:)?\/\/evil/);
    }
  });
});

describe('too many messages', () => {
  it('of one client are refused for an hour, with nothing lost', async () => {
    const visitor = shop.visitor();
    const input = (i: number) => ({ ...character, email: `zofie${i}@example.com` });
    for (let i = 0; i < 10; i += 1)
      expect((await post(visitor, 'home', input(i))).status).toBe(303);
    const refused = await post(visitor, 'home', input(10));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(60);
    expect(refused.text).toContain('Posíláte příliš mnoho zpráv za sebou.');
    expectKept(refused, input(10));
    // What has been sent is known again all the same.
    expect((await post(visitor, 'home', input(3))).status).toBe(303);
    expect((await post(shop.visitor(), 'home', input(10))).status).toBe(303);
    expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(1);
  });

  it('posted at the pace of a script are refused before they are read, and kept', async () => {
    const visitor = shop.visitor('en');
    for (let i = 0; i < 60; i += 1) {
      const { status } = await visitor.post('/message', { where: 'home' });
      expect(status).toBe(422);
    }
    const refused = await visitor.post('/message', { where: 'home', ...character });
    expect(refused.status).toBe(429);
    expect(refused.text).toContain('too many messages in a row');
    expectKept(refused);
    expect(await messages()).toEqual([]);
  });
});

describe('while the database is away', () => {
  it('a form says that it was not sent, keeps what was typed, and can be sent again', async () => {
    const { shop: cut, database } = await createCuttableShop();
    try {
      const visitor = cut.visitor();
      database.cut();
      for (const [where, words] of [
        ['home', 'Poptávku se nepodařilo odeslat. Zkuste to prosím znovu.'],
        ['faq', 'Zprávu se nepodařilo odeslat. Zkuste to prosím znovu.'],
        ['canceled', 'Chyba při odesílání zprávy'],
      ] as const) {
        const failed = await post(visitor, where);
        expect(failed.status).toBe(503);
        expect(failed.headers.get('Retry-After')).toBe('10');
        expect(failed.text).toContain(words);
        const { name, email, message } = character;
        expectKept(failed, { name, email, message });
      }
      const english = await cut.visitor('en').post('/message', { ...character, where: 'package' });
      expect(english.text).toContain('Failed to send inquiry. Please try again.');
      database.mend();
      expect((await post(visitor, 'home')).status).toBe(303);
      expect(await query(cut, 'select from messages')).toHaveLength(1);
    } finally {
      database.mend();
      await cut.close();
      await database.close();
    }
  });

  it('a full disk is no other', async () => {
    await shop.database.pool.query(`
      create function refuse() returns trigger language plpgsql as $$
      begin raise 'could not extend file: No space left on device' using errcode = '53100'; end $$;
      create trigger full_disk before insert on messages execute function refuse()`);
    const failed = await post(shop.visitor(), 'home');
    expect(failed.status).toBe(503);
    expectKept(failed);
    expect(outcomes).toEqual([]);
  });
});

describe('whatever is written', () => {
  const nasty: Record<string, Record<string, string>> = {
    name: nastyTexts,
    company: nastyTexts,
    message: nastyTexts,
    service: nastyTexts,
    cooperationType: nastyTexts,
    where: nastyTexts,
    paymentId: nastyTexts,
    package: nastyTexts,
    order: nastyTexts,
    email: { ...nastyTexts, ...nastyEmails },
    phone: { ...nastyTexts, ...nastyPhones },
    phoneCountry: { ...nastyTexts, ...nastyCountries },
  };

  it.each(Object.keys(nasty))(
    'into %s is taken or said to be wrong, and never breaks',
    async (field) => {
      for (const [name, text] of Object.entries(nasty[field] ?? {})) {
        for (const where of ['home', 'package', 'canceled'] as const) {
          const input = { ...character, email: `${where}@example.com`, where, [field]: text };
          const answer = await shop.visitor().post(MESSAGE, input);
          expect([303, 422], `${field}: ${name}`).toContain(answer.status);
          expect(answer.html).not.toMatch(/<svg onload|<script>alert/);
          if (answer.status !== 303) continue;
          const thanks = await shop.visitor().get(answer.location ?? '');
          expect(thanks.status, `${field}: ${name}`).toBe(200);
          expect(thanks.html).not.toMatch(/<svg onload|<script>alert/);
        }
      }
      for (const row of await messages()) {
        const { name, email, phone, company, service } = row;
        expect([name, email, phone, company, service].join()).not.toMatch(/\p{Cc}/u);
      }
    },
  );

  it('of a million characters is refused at the door', async () => {
    const answer = await post(shop.visitor(), 'home', {
      ...character,
      message: 'a'.repeat(1_000_000),
    });
    expect(answer.status).toBe(413);
  });

  it('is read once where a field comes twice, or as a list', async () => {
    const fields: [string, string][] = [
      ['where', 'home'],
      ...Object.entries(character),
      ['name', 'Second'],
      ['message[]', 'list'],
      ['message[a]', 'object'],
    ];
    expect((await shop.visitor().post(MESSAGE, fields)).status).toBe(303);
    expect(await messages()).toEqual([expect.objectContaining({ name: character.name })]);
  });
});
