import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { textOf } from '#tests/stage/html.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { faultsOfHtml } from '#tests/stage/valid-html.ts';

let shop: TestShop;
let owner: SignedIn;
beforeAll(async () => {
  shop = await createTestShop();
  owner = await signIn(shop);
});
afterAll(() => shop.close());

const seenOn = (html: string) =>
  (/name="seen" value="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&quot;', '"');
const lastAction = async () =>
  (await query(shop, 'select action from audit_entries order by seq desc limit 1'))[0]?.['action'];
async function home() {
  shop.forget('all');
  return textOf(await (await shop.get('/')).text());
}

describe('the register of claims', () => {
  it('lists every claim with what it contradicts, by what is asked for', async () => {
    const all = await owner.visitor.get('/ad/claims');
    expect(await faultsOfHtml(all.html)).toEqual([]);
    expect(all.text).toContain('75M+ dodaných sledujících');
    const odd = await owner.visitor.get('/ad/claims?kind=contradicting');
    expect(odd.text).toContain('35M+ dodaných sledujících; 10M+');
    expect(odd.html).not.toContain('/ad/claims/noPassword');
  });

  it('corrects a claim at once and in the log, refuses what makes no sense, and takes it back', async () => {
    const path = '/ad/claims/deliveredHome';
    const page = await owner.visitor.get(path);
    expect(await faultsOfHtml(page.html)).toEqual([]);
    const post = (input: Record<string, string>, seen: string, intent = 'save') =>
      owner.visitor.post(path, { ...input, seen, intent });
    const half = await post({ figureCs: '80M+' }, seenOn(page.html));
    expect(half.status).toBe(422);
    expect(half.text).toContain('Napište číslo v obou jazycích');
    const input = {
      figureCs: '80M+',
      figureEn: '80M+',
      source: 'Přehled',
      sourceDate: '2026-01-31',
    };
    expect((await post(input, seenOn(page.html))).status).toBe(303);
    expect(await home()).toContain('80M+');
    expect(await lastAction()).toBe('claim-corrected');
    const stale = await post({ ...input, source: 'Jiný' }, seenOn(page.html));
    expect(stale.status).toBe(409);
    expect(stale.html).toContain('value="Jiný"');
    const now = await owner.visitor.get(path);
    await post({}, seenOn(now.html), 'take-back');
    expect(await home()).toContain('75M+');
  });
});

describe('a mark of the press', () => {
  const mark = {
    name: 'Podvečer',
    titleCs: 'Obchod s čísly',
    titleEn: 'A shop of numbers',
    sentenceCs: 'Co se kupuje, stojí v ceníku.',
    sentenceEn: 'What is bought stands in the price list.',
    url: 'https://podvecer.example/clanek',
    publishedOn: '2026-01-05',
    position: '1',
  };
  const post = (id: string, input: Record<string, string>) =>
    owner.visitor.post('/ad/press', { form: 'new', id, seen: '', intent: 'save', ...input });

  it('is refused at its field with what was typed', async () => {
    const empty = await owner.visitor.get('/ad/press');
    expect(empty.text).toContain('Dokud tu není žádný skutečný ohlas');
    for (const wrong of [
      { url: 'http://podvecer.example' },
      { url: 'https://a:b@podvecer.example/' },
      { publishedOn: '2999-01-01' },
      { position: '0' },
      { titleEn: '' },
    ]) {
      const refused = await post(randomUUID(), { ...mark, ...wrong });
      expect([wrong, refused.status]).toEqual([wrong, 422]);
      expect(refused.html).toContain('value="Podvečer"');
    }
  });

  it('is kept once however often its form is sent, shows at once, and goes by one press', async () => {
    const id = randomUUID();
    expect((await post(id, mark)).status).toBe(303);
    expect((await post(id, mark)).status).toBe(303);
    expect(await home()).toContain('Podvečer');
    const page = await owner.visitor.get('/ad/press');
    expect(await faultsOfHtml(page.html)).toEqual([]);
    expect((await post(id, { ...mark, position: '2' })).status).toBe(409);
    expect((await post(id, { ...mark, position: '2', seen: seenOn(page.html) })).status).toBe(303);
    await post(id, { intent: 'remove' });
    expect(await home()).not.toContain('Podvečer');
    expect(await lastAction()).toBe('press-removed');
  });
});
