import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishDueArticles } from '#flows/articles/publish-article.ts';
import { query } from '#tests/stage/books.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
let me: SignedIn;
let now = new Date('2026-11-24T10:00:00Z');
beforeAll(async () => {
  shop = await createTestShop({ clock: () => now });
  me = await signIn(shop, { role: 'editor' });
});
afterAll(() => shop.close());

const form = {
  language: 'cs',
  title: 'Kolik stojí dosah',
  slug: '',
  excerpt: 'Krátce o dosahu.',
  content: 'První znění.',
  topic: 'growth',
  keywords: 'dosah, reels',
  sources: '',
  author: '',
  date: '2026-11-24',
  checkedOn: '',
  translation: '',
  imageUrl: '',
};
const at = (id: string, more = '') => `/ad/articles/cs/${id}${more}`;
const make = (more: Partial<typeof form>) =>
  me.visitor.post('/ad/articles/new', { ...form, ...more, intent: 'save' });
const save = (id: string, seen: number, more: Partial<typeof form>) =>
  me.visitor.post(at(id), { ...form, slug: id, ...more, seen: String(seen), intent: 'save' });
const move = (id: string, intent: string, seen = 1, moment = '') =>
  me.visitor.post(at(id), { intent, seen: String(seen), moment });
const status = async (path: string) => (await shop.visitor().get(path)).status;

describe('an article', () => {
  it('is written, previewed, published, moved with a redirect, restored and taken down', async () => {
    const preview = await me.visitor.post('/ad/articles/new', {
      ...form,
      content: '**Tučně** <script>alert(1)</script>',
      intent: 'preview',
    });
    expect(preview.html).toContain('<strong>Tučně</strong>');
    expect(preview.html).not.toContain('<script>alert');
    expect(preview.html).toContain('value="Kolik stojí dosah"');

    expect((await make({})).location).toContain(`${at('kolik-stoji-dosah')}?saved=made`);
    // Pressed twice it is stored once.
    expect((await make({})).location).toContain(`${at('kolik-stoji-dosah')}?saved=made`);
    expect(await status('/kolik-stoji-dosah')).toBe(302);
    expect((await move('kolik-stoji-dosah', 'publish')).location).toContain('saved=publish');
    await expect.poll(() => status('/kolik-stoji-dosah')).toBe(200);
    expect((await shop.visitor().get('/blog')).html).toContain('Kolik stojí dosah');

    const moved = await save('kolik-stoji-dosah', 1, {
      slug: 'cena-dosahu',
      content: 'Druhé znění.',
    });
    expect(moved.location).toContain(`${at('cena-dosahu')}?saved=saved`);
    await save('cena-dosahu', 2, { slug: 'cena-dosahu-dnes', content: 'Druhé znění.' });
    // No address leads to another one that leads on.
    for (const former of ['kolik-stoji-dosah', 'cena-dosahu']) {
      await expect
        .poll(async () => (await shop.visitor().get(`/${former}`)).location)
        .toMatch(/\/cena-dosahu-dnes$/);
    }
    expect((await make({ slug: 'cena-dosahu' })).status).toBe(422);

    const version = await me.visitor.get(at('cena-dosahu-dnes', '/versions/1'));
    expect(version.html).toContain('První znění.');
    const restored = await me.visitor.post(at('cena-dosahu-dnes', '/versions/1'), { seen: '3' });
    expect(restored.location).toContain('saved=restored');
    const [row] = await query(
      shop,
      `select content, version from articles where id = 'cena-dosahu-dnes'`,
    );
    expect(row).toEqual({ content: 'První znění.', version: 4 });

    await move('cena-dosahu-dnes', 'unpublish');
    await expect.poll(() => status('/cena-dosahu-dnes')).toBe(302);
  });

  it('is published as it stands in the form, and taken down whatever stands there', async () => {
    await make({ slug: 'opravit-a-vydat' });
    const input = { ...form, slug: 'opravit-a-vydat', content: 'Opravené znění.', seen: '1' };
    const published = await me.visitor.post(at('opravit-a-vydat'), { ...input, intent: 'publish' });
    expect(published.location).toContain('saved=publish');
    await expect
      .poll(async () => (await shop.visitor().get('/opravit-a-vydat')).html)
      .toContain('Opravené znění.');

    // What cannot be saved is neither published nor lost.
    const wrong = { ...input, title: '', content: 'Ještě jiné.', seen: '2' };
    const down = await me.visitor.post(at('opravit-a-vydat'), { ...wrong, intent: 'unpublish' });
    expect(down.status).toBe(422);
    expect(down.html).toContain('Ještě jiné.');
    await expect.poll(() => status('/opravit-a-vydat')).toBe(302);
    const again = await me.visitor.post(at('opravit-a-vydat'), { ...wrong, intent: 'publish' });
    expect(again.status).toBe(422);
    expect(await status('/opravit-a-vydat')).toBe(302);
  });

  it('is saved under its new address also where its moment is wrong, which is said there', async () => {
    await make({ slug: 'pozdeji' });
    const planned = await me.visitor.post(at('pozdeji'), {
      ...form,
      slug: 'az-pozdeji',
      seen: '1',
      intent: 'plan',
      moment: '2020-01-01T10:00',
    });
    const page = await me.visitor.get(planned.location ?? '');
    expect(page.html).toContain('Zadejte budoucí čas');
    expect(page.html).toContain('value="2020-01-01T10:00"');
    expect(page.html).toContain('value="az-pozdeji"');
  });

  it('has no address of its own before it is saved', async () => {
    const preview = await me.visitor.post('/ad/articles/new', { ...form, intent: 'preview' });
    expect(preview.html).not.toContain('value="kolik-stoji-dosah"');
  });

  it('that somebody else has saved meanwhile is not overwritten, and the own text stays', async () => {
    await make({ slug: 'dva-redaktori' });
    await save('dva-redaktori', 1, { content: 'Znění kolegy.' });
    const mine = await save('dva-redaktori', 1, { content: 'Moje znění.' });
    expect(mine.status).toBe(409);
    expect(mine.html).toContain('Moje znění.');
    expect(mine.html).toContain('Znění kolegy.');
    expect((await save('dva-redaktori', 2, { content: 'Moje znění.' })).status).toBe(303);
  });

  it('that is planned is published once its moment has come, and missed ones are caught up', async () => {
    await make({ slug: 'planovany' });
    expect((await move('planovany', 'plan', 1, '2026-11-24T10:59')).status).toBe(422);
    expect((await move('planovany', 'plan', 1, 'zítra')).status).toBe(422);
    expect((await move('planovany', 'plan', 1, '2026-11-25T08:30')).status).toBe(303);
    now = new Date('2026-11-25T07:29:59Z');
    await publishDueArticles(shop.services);
    expect(await status('/planovany')).toBe(302);
    now = new Date('2026-11-27T00:00:00Z');
    await publishDueArticles(shop.services);
    await expect.poll(() => status('/planovany')).toBe(200);
    const [row] = await query(shop, `select date::text from articles where id = 'planovany'`);
    expect(row).toEqual({ date: '2026-11-25' });
    now = new Date('2026-11-24T10:00:00Z');
  });

  it.each([
    [{ title: '' }, 'Napište titulek.'],
    [{ slug: '../ad' }, 'Adresa má jen malá písmena'],
    [{ slug: 'cenik' }, 'Na této adrese je stránka obchodu'],
    [{ slug: 'proc-cisla-klesaji' }, 'má nebo měl jiný článek'],
    [{ content: 'ž'.repeat(100_001) }, 'nejvýš 200'],
    [{ sources: 'javascript:alert(1)' }, 'Zdroj se píše'],
    [{ imageUrl: 'javascript:alert(1)' }, 'Adresa začíná https://'],
    [{ translation: 'neni-tu' }, 'v\u00a0druhém jazyce na této adrese není'],
  ])('with %j is refused at its field, and nothing typed is lost', async (more, words) => {
    const refused = await make({ slug: 'odmitnuty', excerpt: 'Zůstane tu.', ...more });
    expect(refused.status).toBe(422);
    expect(refused.html).toContain(words);
    expect(refused.html).toContain('Zůstane tu.');
  });

  it('that came with the program is read and copied', async () => {
    const page = await me.visitor.get(at('proc-cisla-klesaji'));
    expect(page.html).toContain('copy=proc-cisla-klesaji');
    const copy = await me.visitor.get('/ad/articles/new?copy=proc-cisla-klesaji');
    expect(copy.html).toMatch(/<textarea[^>]*name="content"[^>]*>[^<]{500}/);
    expect((await save('proc-cisla-klesaji', 1, {})).status).toBe(404);
  });
});

it('the list finds by state, language, topic, origin and words', async () => {
  expect((await make({ slug: 'k-nalezeni', title: 'Velryba', topic: 'safety' })).status).toBe(303);
  const found = async (search: string) => {
    const { html } = await me.visitor.get(`/ad/articles?${search}`);
    return [html.includes('k-nalezeni'), html.includes('/ad/articles/cs/proc-cisla-klesaji')];
  };
  expect(await found('q=velryb')).toEqual([true, false]);
  expect(await found('state=published&q=velryb')).toEqual([false, false]);
  expect(await found('language=en')).toEqual([false, false]);
  expect(await found('topic=safety&state=draft')).toEqual([true, false]);
  expect(await found('origin=built-in&language=cs')).toEqual([false, true]);
  expect(await found('origin=generated')).toEqual([false, false]);
  expect(await found('unread=on')).toEqual([false, false]);
});
