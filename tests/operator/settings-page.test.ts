import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { SETTINGS, sendSettings } from '#tests/stage/settings-desk.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { faultsOfHtml } from '#tests/stage/valid-html.ts';

let shop: TestShop;
let owner: SignedIn;
beforeAll(async () => {
  shop = await createTestShop();
  owner = await signIn(shop);
});
afterAll(() => shop.close());

async function post(form: string, typed: Record<string, string>, intent = 'save') {
  const answer = await sendSettings(owner, form, typed, intent);
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
  ])('is refused at its field with what was typed: %s %o', async (form, typed, said) => {
    const refused = await post(form, typed, 'stop');
    expect(refused.status).toBe(422);
    expect(refused.text).toContain(said);
    for (const value of Object.values(typed)) expect(refused.html).toContain(value.trim());
  });

  it('is not changed by who has not seen the last change, and keeps what he typed', async () => {
    await post('generators', { generatedAuthor: 'Jana' });
    const stale = await post('generators', { generatedAuthor: 'Petr', seen: 'old' });
    expect(stale.status).toBe(409);
    expect(stale.html).toContain('value="Petr"');
    expect((await shop.services.settings()).generatedAuthor).toBe('Jana');
  });
});
