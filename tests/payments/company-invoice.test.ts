import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listEmails, listOrders, onlyOrder } from '#tests/stage/books.ts';
import { errorsOf, readForm } from '#tests/stage/html.ts';
import {
  fillCart,
  oneWish,
  openDetails,
  pay,
  pressDetails,
  someone,
} from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import type { Page, Visitor } from '#tests/stage/visitor.ts';

let shop: TestShop;
let visitor: Visitor;
beforeEach(async () => {
  shop = await createTestShop();
  visitor = shop.visitor();
  fillCart(visitor, oneWish);
});
afterEach(() => shop.close());

/** The look-up by a button, as a form without scripts makes it. */
async function lookUp(companyId: string, more: Record<string, string> = {}): Promise<Page> {
  const input = { ...someone, companyInvoice: 'on', companyId, ...more };
  return pressDetails(visitor, await openDetails(visitor), input, 'lookup');
}

/** The same from the form's script. */
async function ask(companyId: string): Promise<unknown> {
  const answer = await visitor.post('/objednavka/firma', { companyId });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  return JSON.parse(answer.html);
}

const fieldsOf = (page: Page) => readForm(page.html, 'order').fields;

describe('the register', () => {
  it('fills the company in, and the customer may change it', async () => {
    const page = await lookUp('4527 4649');
    expect(page.status).toBe(200);
    expect(page.text).toContain('Údaje načteny');
    expect(fieldsOf(page)).toMatchObject({
      ...someone,
      companyInvoice: 'on',
      companyId: '45274649',
      companyName: 'ČEZ, a. s.',
      vatId: 'CZ45274649',
      address: 'Duhová 1444/2, 140 00 Praha',
    });
    const ordered = await pressDetails(visitor, page, { address: 'Jiná 1, Brno' });
    await pay(visitor, ordered.location ?? '');
    expect(await onlyOrder(shop)).toMatchObject({
      express_consent: null,
      consent_version: null,
      company: {
        companyId: '45274649',
        name: 'ČEZ, a. s.',
        vatId: 'CZ45274649',
        address: 'Jiná 1, Brno',
      },
    });
    await shop.workOnce();
    for (const { text } of await listEmails(shop)) expect(text).toContain('45274649');
  });

  it('answers the script in the same way', async () => {
    expect(await ask('45274649')).toEqual({
      ok: true,
      company: {
        companyId: '45274649',
        name: 'ČEZ, a. s.',
        vatId: 'CZ45274649',
        address: 'Duhová 1444/2, 140 00 Praha',
        isDissolved: false,
      },
    });
    expect(await ask('99990032')).toMatchObject({ ok: true, company: { isDissolved: true } });
    expect(await ask('45274648')).toEqual({ ok: false, problem: 'company-number-invalid' });
    expect(await ask('12345679')).toEqual({ ok: false, problem: 'company-not-found' });
    expect(await ask('')).toEqual({ ok: false, problem: 'company-number-invalid' });
  });

  it('that has no VAT id for the company leaves none of another there', async () => {
    const page = await lookUp('45317054', { vatId: 'CZ45274649', companyName: 'ČEZ' });
    expect(fieldsOf(page)).toMatchObject({ companyName: 'Komerční banka, a.s.', vatId: '' });
  });

  it('warns of a company that is no more, and lets it order', async () => {
    const page = await lookUp('99990032');
    expect(page.text).toContain('podle registru ARES tato firma zanikla');
    expect((await pressDetails(visitor, page)).status).toBe(303);
  });

  it.each([
    ['45274648', 'Toto IČO není platné'],
    ['1234567', 'Toto IČO není platné'],
    ['12345679', 'Toto IČO v registru ARES není'],
  ])('says at the field what is wrong with %s', async (companyId, message) => {
    const page = await lookUp(companyId, { companyName: 'Moje firma' });
    expect(errorsOf(page.html)['companyId']).toContain(message);
    expect(page.text).toContain('Chyba při načítání údajů firmy');
    expect(fieldsOf(page)).toMatchObject({ ...someone, companyId, companyName: 'Moje firma' });
  });

  it('is asked nothing about a number that cannot be one', async () => {
    let asked = 0;
    shop.services.companyRegister = {
      provider: 'counting',
      findCompany: async () => {
        asked += 1;
        return { found: false };
      },
    };
    for (const number of ['45274648', '1234567', '../../x', 'SK45274649', '']) await ask(number);
    expect(asked).toBe(0);
  });
});

describe('a register that is away', () => {
  beforeEach(async () => {
    await shop.close();
    // A public shop never falls back to the embedded register.
    shop = await createTestShop({
      env: {
        ARES_URL: 'http://127.0.0.1:9',
        CS_ORIGIN: 'https://vzlet.test',
        EN_ORIGIN: 'https://en.vzlet.test',
        ALLOW_TEST_CHECKOUT: 'true',
      },
    });
    visitor = shop.visitor();
    fillCart(visitor, oneWish);
  });

  it('is said to be away, in both languages', async () => {
    expect(await ask('45274649')).toEqual({ ok: false, problem: 'registry-unavailable' });
    const page = await lookUp('45274649');
    expect(page.text).toContain('ARES teď neodpovídá');
    visitor = shop.visitor('en');
    fillCart(visitor, oneWish);
    const english = await lookUp('45274649');
    expect(english.text).toContain('ARES is not answering right now');
    // Nothing is wrong with the number.
    for (const { html } of [page, english]) expect(errorsOf(html)).toEqual({});
  });

  it('never keeps an order from being placed', async () => {
    const page = await lookUp('45274649');
    const input = { companyName: 'ČEZ, a. s.', address: 'Duhová 1444/2, Praha', vatId: '' };
    expect((await pressDetails(visitor, page, input)).status).toBe(303);
    expect(await onlyOrder(shop)).toMatchObject({ company: { name: 'ČEZ, a. s.' } });
  });
});

describe('an order for a company', () => {
  it('asks for what an invoice needs', async () => {
    const details = await openDetails(visitor);
    const asked = await pressDetails(visitor, details, { ...someone, companyInvoice: 'on' });
    expect(asked.status).toBe(200);
    expect(errorsOf(asked.html)).toEqual({
      companyId: 'Vyplňte IČO',
      companyName: 'Vyplňte název firmy',
      address: 'Vyplňte sídlo',
    });
    expect(await listOrders(shop)).toEqual([]);
  });

  it('keeps nothing of a company where the box is not ticked', async () => {
    const details = await openDetails(visitor);
    const input = { ...someone, companyId: 'xxx', companyName: 'ČEZ', address: 'Praha' };
    expect((await pressDetails(visitor, details, input)).status).toBe(303);
    expect(await onlyOrder(shop)).toMatchObject({ company: null, express_consent: false });
  });
});
