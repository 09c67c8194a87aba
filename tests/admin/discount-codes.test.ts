import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { errorsOf } from '#tests/stage/html.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { fillCart, oneWish, openDetails, pressDetails, someone } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { faultsOfHtml } from '#tests/stage/valid-html.ts';

let shop: TestShop;
let editor: SignedIn;
let owner: SignedIn;
beforeAll(async () => {
  shop = await createTestShop();
  editor = await signIn(shop, { role: 'editor', name: 'Eva Malá' });
  owner = await signIn(shop);
});
afterAll(() => shop.close());

const wish = { worth: 'percent', percent: '20', uses: '50', perCustomer: '1', intent: 'save' };
const make = (input: Record<string, string>, id: string = randomUUID(), who = editor) =>
  who.visitor.post('/ad/codes/new', { ...wish, id, ...input });
const lastChange = async () =>
  (
    await query(shop, `select action, before, after from audit_entries order by seq desc limit 1`)
  )[0];
const seenOn = (html: string) => /name="seen" value="([^"]*)"/.exec(html)?.[1] ?? '';

describe('a discount code of the section', () => {
  it('is made once however often its form is sent, and listed with its conditions', async () => {
    const id = randomUUID();
    const input = { code: 'jaro-26', until: '2099-05-31', uses: '5', least: '500' };
    const made = await make(input, id);
    expect(made.location).toContain(`/ad/codes/${id}`);
    expect((await make(input, id)).location).toContain(id);
    const page = await editor.visitor.follow(made);
    expect(page.text).toContain('Kód je hotový.');
    expect(await faultsOfHtml(page.html)).toEqual([]);
    const list = await editor.visitor.get('/ad/codes?q=jaro');
    expect(await faultsOfHtml(list.html)).toEqual([]);
    for (const words of ['JARO-26', 'Platí', '31. května 2099', '500 Kč', '0 z 5'])
      expect(list.text.replaceAll('\u00a0', ' ')).toContain(words);
    expect((await editor.visitor.get('/ad/codes?q=leto')).text).toContain('Nic takového tu není');
    expect(await lastChange()).toMatchObject({ action: 'code-made', after: { code: 'JARO-26' } });
  });

  it('that is free is asked about before it is made, and not again when only its note changes', async () => {
    const id = randomUUID();
    const input = { code: 'ZDARMA', percent: '100', uses: '3' };
    const asked = await make(input, id, owner);
    expect(asked.status).toBe(422);
    expect(JSON.stringify(errorsOf(asked.html))).toContain('Zdarma pro každého');
    const other = await make({ ...input, sure: 'percent 10' }, id, owner);
    expect(JSON.stringify(errorsOf(other.html))).toContain('Zdarma pro každého');
    expect(other.html).toContain('value="percent 100"');
    const made = await make({ ...input, sure: 'percent 100' }, id, owner);
    expect(made.location).toContain(`/ad/codes/${id}`);
    const { html } = await owner.visitor.get(`/ad/codes/${id}`);
    const change = { ...wish, ...input, note: 'Pro redakci', seen: seenOn(html) };
    const changed = await owner.visitor.post(`/ad/codes/${id}`, change);
    expect(changed.location).toContain('saved=changed');
  });

  it('is filled in again after a proof with all that was typed, its name among it', async () => {
    const late = await signIn(shop, { provedMinutesAgo: 6 });
    const asked = await make({ code: 'VELKA', percent: '50' }, randomUUID(), late);
    expect(asked.location).toContain('/ad/proof?to=');
    await query(shop, 'update sessions set proved_at = now() where id = $1', [late.sessionId]);
    const { html } = await late.visitor.get('/ad/codes/new');
    expect(html).toMatch(/<input[^>]*name="code"[^>]*value="VELKA"/);
  });

  it('is refused where it differs from another one by nothing but hyphens', async () => {
    await make({ code: 'MAJ-2027' });
    for (const code of ['MAJ2027', 'M-AJ-2027']) {
      const refused = await make({ code });
      expect([refused.status, JSON.stringify(errorsOf(refused.html))]).toEqual([
        422,
        expect.stringContaining('na spojovnících nezáleží'),
      ]);
    }
    const nothing = await make({ code: '---' });
    expect(JSON.stringify(errorsOf(nothing.html))).toContain('písmena bez diakritiky');
  });

  it('is changed while it runs with both values in the log, and by nobody unseen', async () => {
    const id = randomUUID();
    await make({ code: 'ZMENA' }, id);
    const { html } = await editor.visitor.get(`/ad/codes/${id}`);
    const change = (percent: string) =>
      editor.visitor.post(`/ad/codes/${id}`, { ...wish, percent, seen: seenOn(html) });
    expect((await change('10')).location).toContain('saved=changed');
    expect(await lastChange()).toMatchObject({
      action: 'code-changed',
      before: { percent: 20 },
      after: { percent: 10, code: 'ZMENA' },
    });
    const stale = await change('15');
    expect(stale.status).toBe(409);
    expect(stale.text).toContain('Kód mezitím změnil někdo jiný');
    expect(stale.html).toContain('value="15"');
  });

  it('ends by one press, for carts that have applied it as well, and goes on by another', async () => {
    const id = randomUUID();
    await make({ code: 'KONEC' }, id);
    const customer = shop.visitor();
    fillCart(customer, oneWish);
    const input = { ...someone, discountCode: 'KONEC' };
    const applied = await pressDetails(customer, await openDetails(customer), input, 'code');
    expect(applied.text).toContain('Kód KONEC platí');
    await editor.visitor.post(`/ad/codes/${id}`, { intent: 'end' });
    const ended = await editor.visitor.get(`/ad/codes/${id}`);
    expect(ended.text).toContain('Ukončený');
    const refused = await pressDetails(customer, applied);
    expect(errorsOf(refused.html)).toHaveProperty('discountCode');
    await editor.visitor.post(`/ad/codes/${id}`, { intent: 'resume' });
    const again = await pressDetails(customer, refused, {}, 'code');
    expect((await pressDetails(customer, again)).status).toBe(303);
    const page = await editor.visitor.get(`/ad/codes/${id}`);
    expect(page.html).toContain('/ad/orders/100001');
    expect(page.text).toContain('ano, čeká na platbu');
  });

  it.each([
    [
      { code: 'A!' },
      { code: 'Kód má 3 až 24 znaků: písmena bez diakritiky, číslice a spojovník.' },
    ],
    [{ code: 'CHYBA', percent: '101' }, { percent: 'Napište celé procento, nejvýš 100.' }],
    [
      { code: 'CHYBA', worth: 'amount', amount: '1.50' },
      { amount: 'Napište celé koruny, například 1500.' },
    ],
    [
      { code: 'CHYBA', from: '2099-01-02', until: '2099-01-01' },
      { until: 'Konec je dřív než začátek.' },
    ],
    [
      { code: 'CHYBA', until: '2020-01-01' },
      { until: 'Tento den už minul, kód by nikdy neplatil.' },
    ],
    [
      { code: 'CHYBA', uses: '0' },
      { uses: 'Napište celé číslo větší než nula, nebo nechte pole prázdné.' },
    ],
  ])('is refused with %j at its field, and everything typed stays', async (input, errors) => {
    const page = await make({ ...input, note: 'Pro věrné' });
    expect(page.status).toBe(422);
    const said = Object.entries(errorsOf(page.html)).map(([field, words]) => [
      field,
      words.replaceAll('\u00a0', ' '),
    ]);
    expect(Object.fromEntries(said)).toEqual(errors);
    expect(page.html).toContain('Pro věrné');
    expect(await query(shop, `select from discount_codes where code = 'CHYBA'`)).toEqual([]);
  });

  it('cannot be made twice under one name, and is unknown where there is none', async () => {
    await make({ code: 'STEJNY' });
    const again = await make({ code: 'stejny' });
    expect(errorsOf(again.html)).toEqual({
      code: 'Takový kód už existuje, na spojovnících nezáleží. Zvolte jiný.',
    });
    expect((await editor.visitor.get(`/ad/codes/${randomUUID()}`)).status).toBe(404);
    expect((await editor.visitor.get('/ad/codes/x')).status).toBe(404);
  });

  it('is one of many that are paged through', async () => {
    await query(
      shop,
      `insert into discount_codes (code, percent) select 'HROMADA-' || i, 5 from generate_series(1, 60) i`,
    );
    const first = await editor.visitor.get('/ad/codes?q=hromada');
    expect(first.text).toContain('HROMADA-60');
    expect(first.text).not.toContain('HROMADA-10 ');
    const next = /href="([^"]*after=[^"]*)"/.exec(first.html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const second = await editor.visitor.get(next);
    expect(second.html).toContain('>HROMADA-1<');
    expect(second.html).not.toContain('>HROMADA-60<');
  });
});
