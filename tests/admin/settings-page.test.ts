import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { placeOrder } from '#tests/stage/ordering.ts';
import { seenOn } from '#tests/stage/price-desk.ts';
import { SETTINGS, sendSettings } from '#tests/stage/settings-desk.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import type { Page } from '#tests/stage/visitor.ts';
import { faultsOfHtml } from '#tests/stage/valid-html.ts';
import { identity } from '#tests/stage/wire/identity.ts';

const PUBLIC = {
  CS_ORIGIN: 'https://vzlet.cz',
  EN_ORIGIN: 'https://vzlet.com',
  ALLOW_TEST_CHECKOUT: 'true',
};

let shop: TestShop;
let owner: SignedIn;
beforeAll(async () => {
  shop = await createTestShop();
  owner = await signIn(shop);
});
afterAll(() => shop.close());

async function post(form: string, input: Record<string, string>, intent = 'save') {
  const answer = await sendSettings(owner, form, input, intent);
  // What every replica is told by the database.
  shop.forget('all');
  return answer;
}
const lastChange = async () =>
  (
    await query(shop, 'select action, before, after from audit_entries order by seq desc limit 1')
  )[0];

describe('a setting that needs no restart', () => {
  it('shows on the pages of the shop, stands in the log, and is taken back by an empty field', async () => {
    const hours = { dayFrom: 'mon', dayTo: 'sat', timeFrom: '08:30', timeTo: '00:00' };
    await post('contact', { ...hours, answerHours: '4', phone: '+420 222 333 444' });
    const page = await owner.visitor.get(SETTINGS);
    expect(await faultsOfHtml(page.html)).toEqual([]);
    const { text } = await shop.visitor().get('/jak-to-funguje');
    expect(text.replaceAll('\u00a0', ' ')).toContain('pondělí až sobota, 8:30–24 hodin');
    expect(text.replaceAll('\u00a0', ' ')).toContain('+420 222 333 444');
    expect(await lastChange()).toMatchObject({
      action: 'settings-changed',
      before: { answerHours: null },
      after: { answerHours: 4, businessHours: 'mon-sat 08:30-24:00' },
    });
    await post('contact', {});
    expect((await shop.visitor().get('/jak-to-funguje')).text).not.toContain('222');
  });

  it.each([
    ['contact', { dayFrom: 'fri', dayTo: 'mon', timeFrom: '09:00', timeTo: '17:00' }, 'oba dny'],
    ['contact', { answerHours: '0' }, 'od 1 do 72'],
    ['contact', { chatNumber: 'nula' }, 'předvolbou'],
    ['contact', { phone: 'zavolejte' }, 'není telefonní číslo'],
    ['generators', { generatedAuthor: 'x'.repeat(61) }, 'Zkraťte'],
    ['orders', { stopCs: 'Stojíme.', stopEn: ' ' }, 'Napište větu'],
  ])('is refused at its field with what was typed: %s %o', async (form, input, said) => {
    const refused = await post(form, input, 'stop');
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(said);
    for (const value of Object.values(input)) expect(refused.html).toContain(value.trim());
  });

  it('is not changed by who has not seen the last change, and keeps what he typed', async () => {
    await post('generators', { generatedAuthor: 'Jana' });
    const stale = await post('generators', { generatedAuthor: 'Petr', seen: 'old' });
    expect(stale.status).toBe(409);
    expect(stale.html).toContain('value="Petr"');
    expect((await shop.services.settings()).generatedAuthor).toBe('Jana');
  });
});

describe('the day of the legal texts', () => {
  it('is no setting of a local shop', async () => {
    expect((await owner.visitor.get(SETTINGS)).html).not.toContain('legalDay');
    expect((await post('legal', { legalDay: '2027-02-01' })).status).toBe(400);
    expect((await shop.visitor().get('/obchodni-podminky')).text).toContain('2025-11-01');
  });

  describe('of a public shop', () => {
    let open: TestShop;
    let seller: SignedIn;
    beforeAll(async () => {
      open = await createTestShop({ env: { ...identity, ...PUBLIC } });
      seller = await signIn(open);
    });
    afterAll(() => open.close());

    async function set(legalDay: string) {
      const answer = await sendSettings(seller, 'legal', { legalDay });
      open.forget('all');
      return answer;
    }
    const said = (page: Page) => page.text.replaceAll('\u00a0', ' ');
    const termsAt = async (path = '/obchodni-podminky') => said(await open.visitor().get(path));
    const PATH = (day: string) => `/obchodni-podminky/${day}`;

    it('is the specified one until the owner sets another, which terms, privacy policy and orders follow', async () => {
      expect(await termsAt()).toContain('znění 2025-11-01, účinné od 1. listopadu');
      expect((await set('2027-02-30')).text).toContain('Napište datum, které existuje');
      expect((await set('2027-02-01')).status).toBe(303);
      for (const path of ['/obchodni-podminky', '/ochrana-soukromi', PATH('2027-02-01')])
        expect(await termsAt(path), path).toContain('znění 2027-02-01, účinné od 1. února');
      expect((await open.get(PATH('2025-11-01'))).status).toBe(302);
      const page = await seller.visitor.get(SETTINGS);
      expect(await faultsOfHtml(page.html)).toEqual([]);
      expect(said(page)).toContain('Výchozí hodnota: 1. listopadu 2025');
      expect(
        await query(open, 'select before, after from audit_entries order by seq desc limit 1'),
      ).toEqual([{ before: { legalDay: null }, after: { legalDay: '2027-02-01' } }]);
    });

    it('is fixed once an order has agreed to it', async () => {
      const { html } = await seller.visitor.get(SETTINGS);
      await placeOrder(open.visitor());
      const input = { form: 'legal', seen: seenOn(html), intent: 'save', legalDay: '2027-03-01' };
      const late = await seller.visitor.post(SETTINGS, input);
      expect([late.status, late.text]).toEqual([422, expect.stringContaining('někdo objednal')]);
      expect(await query(open, 'select terms_version from orders')).toEqual([
        { terms_version: '2027-02-01' },
      ]);
      const page = await seller.visitor.get(SETTINGS);
      expect(said(page)).toContain('platí od 1. února 2027. Podle tohoto znění už někdo objednal');
      expect(page.html).not.toContain('name="legalDay"');
    });
  });
});
