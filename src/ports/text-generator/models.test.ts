import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type ModelAnswer, type ModelServer, startModelServer } from '#tests/stage/model-server.ts';
import { createAnthropicWriter, createOpenAiWriter } from './models.ts';
import { describeWriter } from './contract.ts';
import { WriterDenied, WriterUnavailable, WriterUnusable } from './port.ts';

const kinds = [
  ['openai-compatible', createOpenAiWriter],
  ['anthropic', createAnthropicWriter],
] as const;

const section = { heading: 'A heading', text: 'Some words of a section.' };
const article = {
  title: 'A title',
  excerpt: 'An excerpt.',
  intro: 'An opening.',
  sections: [section, section, section, section],
  keywords: ['one', 'two'],
};
const fits = (body: string): ModelAnswer => ({
  value: body.includes('sections')
    ? article
    : { text: 'What the shop offers can be read beforehand.' },
});
const KEY = 'sk-very-secret-key';

describe.each(kinds)('a writer that asks a model: %s', (kind, create) => {
  let server: ModelServer;
  const settings = { key: KEY, model: 'm' };
  beforeAll(async () => {
    server = await startModelServer(kind);
  });
  afterEach(() => {
    server.answers = fits;
  });
  afterAll(() => server.close());

  describeWriter(kind, async () => {
    const own = await startModelServer(kind);
    own.answers = fits;
    const writer = create({ ...settings, url: own.url, timeoutMs: 20_000 });
    return { writer, close: own.close };
  });

  const write = (timeoutMs = 20_000) =>
    create({ ...settings, url: server.url, timeoutMs })
      .writeReview({
        prompt: { system: 'S', user: 'U' },
        brief: { language: 'en', slots: {}, seed: 1 },
      })
      .catch((error: unknown) => error);

  it('tells the tokens', async () => {
    server.answers = fits;
    expect(await write()).toMatchObject({ tokens: { input: 1000, output: 500 } });
  });

  const status =
    (code: number, headers = {}): ModelAnswer =>
    (answer) =>
      answer
        .writeHead(code, { 'content-type': 'application/json', ...headers })
        .end('{"error":{"message":"no"}}');
  it.each<[string, ModelAnswer, abstract new (...given: never[]) => Error]>([
    ['401', status(401), WriterDenied],
    ['404', status(404), WriterDenied],
    ['nothing left to spend', status(402), WriterDenied],
    ['429', status(429, { 'retry-after': '9999' }), WriterUnavailable],
    ['500', status(500), WriterUnavailable],
    ['400', status(400), WriterUnusable],
    ['a redirect', status(307, { location: 'http://127.0.0.1:1/' }), WriterUnusable],
    ['a cut connection', (answer) => answer.destroy(), WriterUnavailable],
    [
      'an HTML page',
      (answer) => answer.writeHead(200, { 'content-type': 'text/html' }).end('<html>Hi'),
      WriterUnusable,
    ],
    ['nothing', (answer) => answer.writeHead(200).end(), WriterUnusable],
    ['a megabyte', (answer) => answer.writeHead(200).end('x'.repeat(1_000_000)), WriterUnusable],
    ['rubbish in its form', { value: 'no JSON at all' }, WriterUnusable],
    ['JSON of another form', { value: { text: 7, more: [] } }, WriterUnusable],
    ['a text longer than any', { value: { text: 'a '.repeat(20_000) } }, WriterUnusable],
    ['an empty text of its own form', { value: {} }, WriterUnusable],
  ])('ends with the error of the port on %s, and says no secret', async (_, answer, kindOf) => {
    server.answers = () => answer;
    const before = server.asked.length;
    const error = await write();
    expect(error).toBeInstanceOf(kindOf);
    expect(server.asked.length - before).toBe(1);
    const stated = JSON.stringify(error, Object.getOwnPropertyNames(error as Error));
    expect(stated).not.toContain(KEY);
  });

  it('does not wait for ever', async () => {
    server.answers = () => () => {};
    expect(await write(300)).toBeInstanceOf(WriterUnavailable);
  });

  it('is away where nothing listens', async () => {
    const nobody = create({ ...settings, url: 'http://127.0.0.1:1/v1', timeoutMs: 5000 });
    const wanted = {
      prompt: { system: 'S', user: 'U' },
      brief: { language: 'en', slots: {}, seed: 1 },
    } as const;
    await expect(nobody.writeReview(wanted)).rejects.toBeInstanceOf(WriterUnavailable);
  });
});
