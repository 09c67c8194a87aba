import { afterAll, beforeAll, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { errorsOf, readForms } from '#tests/stage/html.ts';
import { openMessage } from '#tests/stage/messages.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import type { Page } from '#tests/stage/visitor.ts';

const ADDRESS = '/ad/messages/answers';

let shop: TestShop;
let jana: SignedIn;
beforeAll(async () => {
  shop = await createTestShop();
  jana = await signIn(shop, { role: 'editor' });
});
afterAll(() => shop.close());

/** Sends the last form of the page, which is the empty one, or the one with this title. */
async function save(input: Record<string, string>, of?: string, page?: Page): Promise<Page> {
  const { html } = page ?? (await jana.visitor.get(ADDRESS));
  const forms = readForms(html).filter(({ fields }) => 'title' in fields);
  const form = forms.find(({ fields }) => fields['title'] === of) ?? forms.at(-1);
  return jana.visitor.post(ADDRESS, { ...form?.fields, intent: 'save', ...input });
}
const stored = () => query(shop, 'select language, title, text from saved_answers order by title');

it('names the place that nobody knows, and keeps what was typed', async () => {
  const refused = await save({ title: 'Díky', text: 'Dobrý den, {jmeno} a {firma}!' });
  expect(refused.status).toBe(422);
  expect(Object.values(errorsOf(refused.html))).toEqual([
    expect.stringContaining('{jmeno}, {firma}'),
  ]);
  expect(refused.html).toContain('Dobrý den, {jmeno} a {firma}!</textarea>');
  expect(await stored()).toEqual([]);
});

it.each([
  [{ title: '', text: 'x' }, 'Napište název.'],
  [{ title: 'x'.repeat(81), text: 'x' }, 'nejvýše'],
  [{ title: 'x', text: ' ' }, 'Napište text odpovědi.'],
  [{ title: 'x', text: 'x'.repeat(4001) }, 'nejvýše'],
])('refuses %o', async (input, said) => {
  const refused = await save(input);
  expect(refused.status).toBe(422);
  expect(Object.values(errorsOf(refused.html))[0]).toContain(said);
});

it('is saved once, filled in for who is answered, changed and deleted', async () => {
  const page = await jana.visitor.get(ADDRESS);
  const input = { title: 'Cena', text: 'Dobrý den, {name},\r\nobjednávka {order}. {me}' };
  for (let i = 0; i < 2; i += 1) expect((await save(input, undefined, page)).status).toBe(303);
  expect(await stored()).toEqual([
    { language: 'cs', title: 'Cena', text: 'Dobrý den, {name},\nobjednávka {order}. {me}' },
  ]);
  expect((await save(input)).status).toBe(422);
  const admin = await openMessage(shop);
  const [{ id } = {}] = await query(shop, 'select id from saved_answers');
  const filled = await admin.send('reply', { intent: 'insert', answer: String(id), text: '' });
  expect(filled.html).toContain(
    'Dobrý den, Žofie Říhová,\nobjednávka {order}. Jana Malá</textarea>',
  );
  const left = await admin.send('reply', { intent: 'reply' }, filled);
  expect(errorsOf(left.html)['text']).toContain('{order}');
  const before = await jana.visitor.get(ADDRESS);
  expect((await save({ text: 'Kratší' }, 'Cena', before)).status).toBe(303);
  const late = await save({ text: 'Jiná' }, 'Cena', before);
  expect(late.status).toBe(409);
  expect(late.html).toContain('>Jiná</textarea>');
  await save({ intent: 'remove' }, 'Cena');
  expect(await stored()).toEqual([]);
});
