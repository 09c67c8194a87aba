import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
let me: SignedIn;
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(async () => {
  me = await signIn(shop);
});
afterAll(() => shop.close());

const VIEWS = '/ad/orders/views';

function save(name: string, list: string, { id, by = me }: { id?: string; by?: SignedIn } = {}) {
  return by.visitor.post(VIEWS, { intent: 'save', id: id ?? randomUUID(), name, query: list });
}

const namesOf = async (by = me) =>
  (
    await query<{ name: string }>(
      shop,
      'select name from saved_views where operator_id = $1 order by position',
      [by.id],
    )
  ).map(({ name }) => name);

describe('a list that is saved', () => {
  it('stands above the orders and leads to its filter, without what could not be read', async () => {
    const saved = await save(
      'Instagram nad tisíc',
      'network=instagram&min=1000&sort=price&after=1.1&x=<script>',
    );
    expect(saved.status).toBe(303);
    expect(saved.location).toMatch(/\/ad\/orders\?network=instagram&min=1000$/);
    const page = await me.visitor.get('/ad/orders?network=instagram&min=1000');
    expect(page.html).toMatch(/aria-current="page"[^>]*>Instagram nad tisíc</);
    expect(page.html).not.toContain('Uložit jako seznam');
  });

  it('is one, however often its form is sent', async () => {
    const id = randomUUID();
    for (let i = 0; i < 3; i += 1)
      expect((await save('Jednou', 'pay=paid', { id })).status).toBe(303);
    expect(await namesOf()).toEqual(['Jednou']);
  });

  it.each([
    ['', 'Napište název'],
    ['   ', 'Napište název'],
    ['x'.repeat(61), 'Název je příliš dlouhý'],
    ['Už je', 'Seznam s tímto názvem už máte'],
  ])('needs a name of its own, and nothing that was typed is lost: "%s"', async (name, words) => {
    await save('Už je', 'pay=paid');
    const refused = await save(name, 'work=held&code=JARO');
    expect(refused.status).toBe(422);
    expect(refused.text.replaceAll('\u00a0', ' ')).toContain(words);
    expect(refused.html).toContain('value="work=held&amp;code=JARO"');
    if (name.trim() !== '') expect(refused.html).toContain(`value="${name}"`);
  });

  it('gets another name, another place, and goes', async () => {
    for (const name of ['A', 'B', 'C']) await save(name, `code=${name}`);
    const rows = await query<{ id: string; name: string }>(
      shop,
      'select id, name from saved_views where operator_id = $1',
      [me.id],
    );
    const idOf = (name: string) => rows.find((row) => row.name === name)?.id ?? '';
    await me.visitor.post(VIEWS, { intent: 'up', id: idOf('C') });
    expect(await namesOf()).toEqual(['A', 'C', 'B']);
    await me.visitor.post(VIEWS, { intent: 'down', id: idOf('A') });
    expect(await namesOf()).toEqual(['C', 'A', 'B']);
    await me.visitor.post(VIEWS, { intent: 'up', id: idOf('C') });
    expect(await namesOf()).toEqual(['C', 'A', 'B']);
    await me.visitor.post(VIEWS, { intent: 'name', id: idOf('A'), name: 'Nový' });
    expect(await namesOf()).toEqual(['C', 'Nový', 'B']);
    const taken = await me.visitor.post(VIEWS, { intent: 'name', id: idOf('A'), name: 'B' });
    expect(taken.status).toBe(422);
    await me.visitor.post(VIEWS, { intent: 'away', id: idOf('A') });
    expect(await namesOf()).toEqual(['C', 'B']);
    const again = await me.visitor.post(VIEWS, { intent: 'away', id: idOf('A') });
    expect(again.text).toContain('Tento seznam už neexistuje');
  });

  it('shows markup in its name as text', async () => {
    await save('<img src=x onerror=alert(1)>', 'pay=paid');
    for (const path of ['/ad/orders', VIEWS]) {
      const page = await me.visitor.get(path);
      expect(page.html).not.toContain('<img src=x');
      expect(page.text).toContain('<img src=x onerror=alert(1)>');
    }
  });

  it('is kept within bounds', async () => {
    for (let i = 0; i < 30; i += 1) expect((await save(`S${i}`, `code=${i}`)).status).toBe(303);
    const refused = await save('Navíc', 'pay=paid');
    expect(refused.text.replaceAll('\u00a0', ' ')).toContain('Víc seznamů se nevejde');
  });
});

it('belongs to one person alone', async () => {
  const other = await signIn(shop, { name: 'Petr' });
  await save('Moje tajné', 'q=tajemstvi');
  const [row] = await query<{ id: string }>(
    shop,
    'select id from saved_views where operator_id = $1',
    [me.id],
  );
  const id = row?.id ?? '';
  for (const path of ['/ad/orders', VIEWS])
    expect((await other.visitor.get(path)).text).not.toContain('Moje tajné');
  for (const intent of ['name', 'up', 'down', 'away']) {
    const refused = await other.visitor.post(VIEWS, { intent, id, name: 'Ukradené' });
    expect(refused.status).toBe(422);
  }
  // The id of another person's list is no reason to overwrite it either.
  await save('Přepsané', 'pay=paid', { id, by: other });
  expect(await namesOf()).toEqual(['Moje tajné']);
});

it('notes in the log who saved and removed one', async () => {
  const id = randomUUID();
  await save('Do záznamu', 'pay=paid', { id });
  await me.visitor.post(VIEWS, { intent: 'away', id });
  const noted = await query<{ action: string }>(
    shop,
    'select action from audit_entries where operator_id = $1 order by seq',
    [me.id],
  );
  expect(noted.map(({ action }) => action)).toEqual(['view-saved', 'view-removed']);
});
