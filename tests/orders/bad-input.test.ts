import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Locale, locales } from '#domain/locale.ts';
import { listEmails, query } from '#tests/stage/books.ts';
import { errorsOf, readForm } from '#tests/stage/html.ts';
import {
  nastyCompanyIds,
  nastyCountries,
  nastyEmails,
  nastyPhones,
  nastyTargets,
  nastyTexts,
  nastyVatIds,
} from '#tests/stage/nasty-texts.ts';
import {
  WIZARD,
  fillCart,
  oneWish,
  openDetails,
  pay,
  pressDetails,
  someone,
} from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import type { Fields, Page } from '#tests/stage/visitor.ts';
import { wordsOf } from '#messages/words.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const company = {
  companyInvoice: 'on',
  companyCountry: 'CZ',
  companyId: '45274649',
  companyName: 'ČEZ, a. s.',
  vatId: 'CZ45274649',
  address: 'Duhová 1444/2, 140 00 Praha',
};
const complete: Record<string, string> = { ...someone, ...company, note: '', discountCode: '' };

/** Orders with these fields, as a customer of a new browser. */
async function order(locale: Locale, input: Record<string, string>, intent = 'order') {
  const visitor = shop.visitor(locale);
  fillCart(visitor, oneWish);
  const answer = await pressDetails(visitor, await openDetails(visitor), input, intent);
  return { visitor, answer };
}

/** What cannot be ordered is asked for again: everything still typed in, the fault said in this language. */
function expectAskedAgain(page: Page, locale: Locale, input: Record<string, string>) {
  const said = Object.values(wordsOf(locale).wizard.problems);
  for (const message of Object.values(errorsOf(page.html))) {
    expect(
      said.map((words) => plain(typeof words === 'string' ? words : words('CZ12345678'))),
    ).toContain(message);
  }
  expect(Object.keys(errorsOf(page.html)).length).toBeGreaterThan(0);
  const { fields } = readForm(page.html, 'order');
  for (const [name, value] of Object.entries(input)) {
    // Lists and choices can show only what is on them.
    if (['phoneCountry', 'companyCountry', 'start'].includes(name)) continue;
    // What a browser sends it has put into shape before: line breaks, halves of letters.
    expect(fields[name]?.replaceAll('\r\n', '\n'), name).toBe(
      value.toWellFormed().replaceAll('\r\n', '\n'),
    );
  }
}

function plain(words: string): string {
  return words.replaceAll('\u00a0', ' ');
}

const texts = Object.keys(complete).filter((field) => field !== 'companyInvoice');
const entries = [
  ...texts.flatMap((field) => entriesOf(field, nastyTexts)),
  ...entriesOf('email', nastyEmails),
  ...entriesOf('phone', nastyPhones),
  ...entriesOf('companyId', nastyCompanyIds),
  ...entriesOf('vatId', nastyVatIds),
  ...entriesOf('phoneCountry', nastyCountries),
];

function entriesOf(field: string, values: Record<string, string>): [string, string, string][] {
  return Object.entries(values).map(([what, value]) => [field, what, value]);
}

describe.each(locales)('the second step (%s)', (locale) => {
  it.each(entries)('takes or explains, and keeps, %s: %s', async (field, _, value) => {
    const input = { ...complete, [field]: value };
    const { answer } = await order(locale, input);
    expect([200, 303, 422]).toContain(answer.status);
    if (answer.status !== 303) expectAskedAgain(answer, locale, input);
  });
});

describe('what was taken', () => {
  it('has nothing in it that nobody sees, in no column', async () => {
    const rows = await query(shop, 'select name, email, phone, note, company from orders');
    expect(rows.length).toBeGreaterThan(50);
    for (const { note, company, ...texts } of rows) {
      const seen = [...Object.values(texts), ...Object.values(company ?? {}), withoutBreaks(note)];
      // What holds a picture together is seen.
      for (const text of seen) {
        const apart = String(text).replaceAll(
          /(?<=\p{ExtPict}|\p{EMod})\u200d(?=\p{ExtPict})/gu,
          '',
        );
        expect(apart).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
      }
    }
  });

  it('is text on the order page and in the e-mails, and nothing else', async () => {
    const input = {
      ...complete,
      name: '<svg onload=alert(1)>',
      companyName: '"><script>alert(1)</script>',
      note: '<img src=x onerror=alert(1)>\r\nBcc: other@example.com',
    };
    const { visitor, answer } = await order('cs', input);
    const success = await pay(visitor, answer.location ?? '');
    await shop.workOnce();
    const emails = (await listEmails(shop)).slice(-2);
    const link = /href="(\/objednavky\/[\w-]+)"/.exec(success.html)?.[1] ?? '';
    const page = await visitor.get(link);
    expect(page.text).toContain('<svg onload=alert(1)>');
    for (const html of [success.html, page.html, ...emails.map((email) => email.html)]) {
      expect(html).not.toMatch(/<svg onload|<img src=x|<script>alert/);
    }
    for (const { subject, to_address: to } of emails) {
      expect(subject).not.toMatch(/[\r\n]/);
      expect([someone.email, shop.services.shop.orderMail]).toContain(to);
    }
  });

  it('is the first of two fields of one name, and no list or object', async () => {
    const visitor = shop.visitor();
    fillCart(visitor, oneWish);
    const details = await openDetails(visitor);
    const { fields } = readForm(details.html, 'order');
    const { name: _, ...rest } = { ...fields, ...complete };
    const without: [string, string][] = Object.entries({ ...rest, intent: 'order' });
    const send = (more: Fields) => visitor.post(WIZARD, [...without, ...pairs(more)]);
    for (const name of ['name[]', 'name[first]', 'name.first']) {
      const answer = await visitor.follow(await send({ [name]: 'Jan' }));
      expect(Object.keys(errorsOf(answer.html))).toEqual(['name']);
    }
    expect(
      (
        await send([
          ['name', 'Jan First'],
          ['name', 'Jan Second'],
        ])
      ).status,
    ).toBe(303);
    const [last] = await query(shop, 'select name from orders order by number desc limit 1');
    expect(last).toEqual({ name: 'Jan First' });
  });
});

function withoutBreaks(note: unknown): string {
  return String(note).replaceAll('\n', '');
}

function pairs(fields: Fields): [string, string][] {
  return Array.isArray(fields) ? fields : Object.entries(fields);
}

describe.each(locales)('the first step (%s)', (locale) => {
  const targets = Object.entries({ ...nastyTexts, ...nastyTargets });
  it.each(targets)('takes or explains, and keeps, a target: %s', async (_, target) => {
    const visitor = shop.visitor(locale);
    const chosen = { platform: 'instagram', service: 'likes', package: 'ig-likes-100' };
    const input = { ...chosen, target, quantity: '2' };
    const answer = await visitor.post(WIZARD, { ...input, intent: 'add' });
    expect([303, 422]).toContain(answer.status);
    if (answer.status === 422) {
      expect(readForm(answer.html, 'add').fields).toMatchObject({
        ...input,
        target: target.toWellFormed(),
      });
      expect(answer.text).toMatch(locale === 'cs' ? /odkaz|profil/ : /link|profile/);
      expect(Object.keys(errorsOf(answer.html))).toContain('target');
    }
  });
});

describe.each(['code', 'lookup', 'back', 'nonsense', ''])('the button "%s"', (intent) => {
  it.each(Object.keys(nastyTexts))('is never too much with %s in every field', async (what) => {
    const text = (nastyTexts[what] ?? '').slice(0, 3000);
    const input = Object.fromEntries(Object.keys(complete).map((name) => [name, text]));
    const { answer } = await order('cs', input, intent);
    expect([200, 303, 422]).toContain(answer.status);
  });
});
