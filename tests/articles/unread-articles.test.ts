import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { articles as cs } from '#messages/cs/admin/articles.ts';
import { articles as en } from '#messages/en/admin/articles.ts';
import { query } from '#tests/stage/books.ts';
import { readForm } from '#tests/stage/html.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { type Program, openProgram } from '#tests/stage/programs.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { publicShop } from '#tests/stage/wire/public-shop.ts';

let shop: TestShop;
let me: SignedIn;
let program: Program;
beforeAll(async () => {
  shop = await createTestShop({ env: publicShop });
  me = await signIn(shop);
  program = await openProgram(shop, { scopes: ['content:write'] });
});
afterAll(() => shop.close());

/** What nobody has read yet, as the generator leaves it. */
let id = '';
let number = 0;
beforeEach(async () => {
  number += 1;
  id = await store({ title: `Dosah po ${number}` });
});

/** Words of a page as they are read. */
const read = (words: string) => words.replaceAll(/\s/g, ' ');
const content = 'Počet u profilu je dojem, zájem lidí je něco jiného a koupit se nedá.';
const upsert = (more: object = {}) =>
  program.call('/rest/v1/blog_posts', {
    body: { title: 'x', excerpt: 'Krátce.', content, language: 'cs', origin: 'generated', ...more },
    headers: { Prefer: 'resolution=merge-duplicates, return=representation' },
  });
/** @returns the id of what a program has stored */
async function store(more: object): Promise<string> {
  const { text } = await upsert(more);
  const [row] = JSON.parse(text) as { id: string }[];
  return row?.id ?? '';
}
const address = () => `/ad/articles/cs/${id}`;
const move = (intent: string, more: Record<string, string> = {}) =>
  me.visitor.post(address(), { intent, seen: '1', moment: '', ...more });
const stateOf = async () =>
  (await query(shop, 'select state, read_by from articles where id = $1', [id]))[0];

/** Sets what becomes of generated articles on the page of the settings. */
async function set(input: Record<string, string>): Promise<void> {
  const { html } = await me.visitor.get('/ad/settings');
  const seen = /name="seen" value="([^"]*)"/.exec(html)?.[1] ?? '';
  const answer = await me.visitor.post('/ad/settings', {
    form: 'generators',
    seen,
    intent: 'save',
    ...input,
  });
  expect(answer.status).toBe(303);
  shop.forget('all');
}

async function save(text: string) {
  const { html } = await me.visitor.get(address());
  const { fields } = readForm(html, 'save');
  return me.visitor.post(address(), { ...fields, content: text, intent: 'save' });
}

describe('a generated article that nobody has read, on a public shop', () => {
  it('is a draft, and neither published nor planned: the page says why, in both languages', async () => {
    expect(await stateOf()).toEqual({ state: 'draft', read_by: null });
    const page = await me.visitor.get(address());
    expect(page.text).toContain(read(cs.moves.unread));
    for (const [intent, moment] of [
      ['publish', ''],
      ['plan', '2030-01-01T08:00'],
    ] as const) {
      const refused = await move(intent, { moment });
      expect([refused.status, refused.text]).toEqual([
        422,
        expect.stringContaining(read(cs.moves.problems['article-unread'])),
      ]);
    }
    const other = await signIn(shop, { role: 'editor', language: 'en' });
    const refused = await other.visitor.post(address(), { intent: 'publish', seen: '1' });
    expect(refused.text).toContain(read(en.moves.problems['article-unread']));
    expect((await shop.visitor().get(`/${id}`)).status).toBe(302);
    expect(await stateOf()).toEqual({ state: 'draft', read_by: null });
  });

  it('is published once somebody says to have read it, and the article knows who', async () => {
    expect((await move('read')).status).toBe(303);
    expect(await stateOf()).toEqual({ state: 'draft', read_by: me.id });
    expect((await move('publish')).status).toBe(303);
    await expect.poll(async () => (await shop.visitor().get(`/${id}`)).status).toBe(200);
  });

  it('is published once somebody has changed it, and correcting it is no change', async () => {
    expect((await save(content.replace('dojem', 'dojmem'))).status).toBe(303);
    expect((await move('publish', { seen: '2' })).status).toBe(422);
    expect((await save(`${content} Reklama v síti je poctivější cesta.`)).status).toBe(303);
    expect(await stateOf()).toEqual({ state: 'draft', read_by: me.id });
    expect((await move('publish', { seen: '3' })).status).toBe(303);
  });
});

describe('the operator’s switch', () => {
  it('lets it out unread, and what follows at once; switched back it is refused again', async () => {
    await set({ publishUnread: 'yes', generatedArticles: 'draft' });
    expect((await me.visitor.get(address())).text).not.toContain(read(cs.moves.unread));
    expect((await move('publish')).status).toBe(303);
    await set({ publishUnread: 'yes', generatedArticles: 'published' });
    const atOnce = await store({ title: 'Rovnou ven' });
    expect((await shop.visitor().get(`/${atOnce}`)).status).toBe(200);
    await set({ generatedArticles: 'published' });
    id = await store({ title: 'Zase koncept' });
    const refused = await move('publish');
    expect([refused.status, refused.text]).toEqual([
      422,
      expect.stringContaining('nejdřív přečtěte'),
    ]);
    expect(await stateOf()).toEqual({ state: 'draft', read_by: null });
  });
});
