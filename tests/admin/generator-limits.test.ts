import { afterAll, beforeAll, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { errorsOf } from '#tests/stage/html.ts';
import { type ModelServer, startModelServer } from '#tests/stage/model-server.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let server: ModelServer;
let shop: TestShop;
let me: SignedIn;
beforeAll(async () => {
  server = await startModelServer('openai-compatible');
  const text =
    'The order page says what is being delivered and how far it is, and support answers in writing.';
  server.answers = () => ({ value: { text } });
  shop = await createTestShop({
    env: {
      WRITER_KIND: 'openai-compatible',
      WRITER_URL: server.url,
      WRITER_KEY: 'k',
      WRITER_MODEL: 'm',
      WRITER_INPUT_PRICE: '1000',
      WRITER_OUTPUT_PRICE: '1000',
      WRITER_TEXTS_PER_BATCH: '3',
      WRITER_COST_PER_BATCH: '1',
    },
  });
  me = await signIn(shop, { role: 'editor', language: 'en' });
});
afterAll(() => Promise.all([shop.close(), server.close()]));

async function begin(page: string, input: Record<string, string>) {
  const { html } = await me.visitor.get(page);
  const id = /name="id" value="([0-9a-f-]{36})"/.exec(html)?.[1] ?? '';
  return { id, answer: await me.visitor.post(page, { id, ...input }) };
}

it('begins no batch of more texts than one may have, and says so at the field', async () => {
  const keywords = 'reach\nlikes\nreels\nhashtags';
  const articles = await begin('/ad/blog-generator', { keywords, language: 'en' });
  const reviews = await begin('/ad/testimonials', { service: 'instagram-likes', count: '2' });
  expect([articles.answer.status, reviews.answer.status]).toEqual([422, 422]);
  const told = '3 texts at most at a time';
  expect(errorsOf(articles.answer.html)['keywords']).toContain(told);
  expect(errorsOf(reviews.answer.html)['count']).toContain(told);
  expect(articles.answer.html).toContain('hashtags</textarea>');
  expect(await query(shop, 'select id from generator_batches')).toEqual([]);
});

it('stops a batch that has cost as much as one may, and does not take it up again', async () => {
  const page = '/ad/testimonials';
  const { id } = await begin(page, { service: 'instagram-likes', count: '1' });
  await shop.workOnce();
  const stateOf = () => query(shop, 'select state from generator_batches where id = $1', [id]);
  expect(await stateOf()).toEqual([{ state: 'stopped' }]);
  const items = 'select state from generator_items where batch_id = $1 order by position';
  expect(await query(shop, items, [id])).toEqual([{ state: 'success' }, { state: 'pending' }]);
  const shown = await me.visitor.get(`${page}?batch=${id}`);
  expect(shown.text).toContain('The cost limit of the batch is used up.');
  expect(shown.html).not.toContain('value="continue"');
  await me.visitor.post(page, { intent: 'continue', batch: id });
  expect(await stateOf()).toEqual([{ state: 'stopped' }]);
  expect(
    await query(shop, `select operator_id from audit_entries where action = 'generator-stopped'`),
  ).toEqual([{ operator_id: null }]);
});
