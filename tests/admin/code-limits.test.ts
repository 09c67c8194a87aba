import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailsOf, query } from '#tests/stage/books.ts';
import { errorsOf } from '#tests/stage/html.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

/** What an editor may give by a discount code, and what only the owner (rules 72). */
let shop: TestShop;
let editor: SignedIn;
let owner: SignedIn;
beforeAll(async () => {
  shop = await createTestShop();
  editor = await signIn(shop, { role: 'editor', name: 'Eva Malá' });
  owner = await signIn(shop);
});
afterAll(() => shop.close());

const small = { worth: 'percent', percent: '20', uses: '50', perCustomer: '1', intent: 'save' };
const amount = { worth: 'amount', percent: '', amount: '200', least: '1000' };
let nth = 0;
async function make(who: SignedIn, input: Record<string, string>) {
  const id = randomUUID();
  const code = `LIMIT-${(nth += 1)}`;
  const page = await who.visitor.post('/ad/codes/new', { ...small, code, id, ...input });
  return { id, page, code };
}
const told = () =>
  query(shop, `select operator_id, about_id from emails where kind = 'code-half-price'`);
const stateOf = async (id: string) =>
  (await query(shop, 'select percent, ended_at from discount_codes where id = $1', [id]))[0];

describe('an editor', () => {
  it.each([
    ['a fifth', {}],
    ['200 Kč on orders of 1.000 Kč and more', amount],
  ])('gives %s, fifty times', async (_, input) => {
    const { page, id } = await make(editor, input);
    expect(page.location).toContain(`/ad/codes/${id}`);
    expect(await told()).toEqual([]);
  });

  it.each([
    ['percent', { percent: '21' }, 'Víc než 20 % může dát jen majitel.'],
    ['percent', { percent: '100', uses: '1' }, 'Víc než 20 % může dát jen majitel.'],
    ['amount', { ...amount, amount: '201' }, 'Víc než 200 Kč může dát jen majitel.'],
    ['least', { ...amount, least: '999' }, 'Částku dáváte jen na objednávky od 1.000 Kč.'],
    ['least', { ...amount, least: '' }, 'Částku dáváte jen na objednávky od 1.000 Kč.'],
    ['uses', { uses: '51' }, 'Napište počet použití, nejvýš 50. Víc může povolit jen majitel.'],
    ['uses', { uses: '' }, 'Napište počet použití, nejvýš 50. Víc může povolit jen majitel.'],
  ])('gives no more: %s of %j', async (field, input, says) => {
    const { page, code } = await make(editor, { ...input, sure: 'on' });
    expect(page.status).toBe(422);
    expect(errorsOf(page.html)[field]?.replaceAll('\u00a0', ' ')).toBe(says);
    expect(await query(shop, 'select from discount_codes where code = $1', [code])).toEqual([]);
  });

  it('makes no more of a small code by changing it', async () => {
    const { id } = await make(editor, {});
    const { html } = await editor.visitor.get(`/ad/codes/${id}`);
    const seen = /name="seen" value="([^"]*)"/.exec(html)?.[1] ?? '';
    const change = { ...small, percent: '60', seen };
    expect((await editor.visitor.post(`/ad/codes/${id}`, change)).status).toBe(422);
    expect(await stateOf(id)).toMatchObject({ percent: 20 });
  });

  it('neither changes nor ends nor resumes what only the owner gives', async () => {
    const { id } = await make(owner, { percent: '30' });
    const page = await editor.visitor.get(`/ad/codes/${id}`);
    expect(page.text).toContain('jen majitel');
    expect(page.html).not.toMatch(/name="intent"/);
    const owners = await owner.visitor.get(`/ad/codes/${id}`);
    const seen = /name="seen" value="([^"]*)"/.exec(owners.html)?.[1] ?? '';
    for (const sent of [{ intent: 'end' }, { ...small, percent: '10', seen }]) {
      expect((await editor.visitor.post(`/ad/codes/${id}`, sent)).status).toBe(403);
    }
    expect(await stateOf(id)).toMatchObject({ percent: 30, ended_at: null });
    await owner.visitor.post(`/ad/codes/${id}`, { intent: 'end' });
    expect((await editor.visitor.post(`/ad/codes/${id}`, { intent: 'resume' })).status).toBe(403);
    expect((await stateOf(id))?.['ended_at']).not.toBeNull();
  });
});

describe('the owner', () => {
  it('proves first who it is for what an editor may not give, and ends it at once', async () => {
    const late = await signIn(shop, { provedMinutesAgo: 6 });
    const { page, code } = await make(late, { percent: '30' });
    expect([page.status, page.location]).toEqual([303, expect.stringContaining('/ad/proof?to=')]);
    expect(await query(shop, 'select from discount_codes where code = $1', [code])).toEqual([]);
    expect((await make(late, {})).page.location).toContain('/ad/codes/');
    const { id } = await make(owner, { percent: '30' });
    expect((await late.visitor.post(`/ad/codes/${id}`, { intent: 'end' })).location).toContain(id);
    const resumed = await late.visitor.post(`/ad/codes/${id}`, { intent: 'resume' });
    expect(resumed.location).toContain('/ad/proof?to=');
  });

  it.each([
    ['half the price', { percent: '50' }],
    ['half of the least order', { ...amount, amount: '500', least: '1000', sure: 'amount 500' }],
  ])('is told by e-mail of %s', async (_, input) => {
    const { id } = await make(owner, input);
    const owners = await query(shop, `select id from operators where role = 'owner'`);
    const mine = (await told()).filter((email) => email['about_id'] === id);
    expect(mine.map((email) => email['operator_id']).toSorted()).toEqual(
      owners.map((each) => each.id).toSorted(),
    );
  });

  it('is not told of less', async () => {
    const before = await told();
    await make(owner, { percent: '49' });
    expect(await told()).toEqual(before);
  });

  it('reads in it what the code takes off and who made it', async () => {
    const { code } = await make(owner, { percent: '100', uses: '3', sure: 'percent 100' });
    await shop.workOnce();
    const mail = (await emailsOf(shop, 'code-half-price')).find(({ subject }) =>
      subject.includes(code),
    );
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(`Kód ${code} dává slevu 100 %.`);
    expect(mail?.text).toContain('Jana Malá');
  });

  it('reads who gave it, also where somebody else has ended it since', async () => {
    const { id, code } = await make(owner, { percent: '60', sure: 'percent 60' });
    const other = await signIn(shop, { name: 'Petr Novák' });
    expect((await other.visitor.post(`/ad/codes/${id}`, { intent: 'end' })).status).toBe(303);
    await shop.workOnce();
    const mail = (await emailsOf(shop, 'code-half-price')).find(({ subject }) =>
      subject.includes(code),
    );
    expect(mail?.text).toContain('Kdo kód nastavil: Jana Malá.');
  });
});
