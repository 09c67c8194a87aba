import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takePicture } from '#flows/pictures/take-picture.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const create = { width: 2000, height: 500, channels: 3, background: '#2a6' } as const;

describe('a picture in an article', () => {
  it('is served as it was made anew, for ever, and as nothing but a picture', async () => {
    const script = Buffer.from('<script>alert(1)</script>');
    const sent = Buffer.concat([await sharp({ create }).jpeg().toBuffer(), script]);
    const taken = await takePicture(shop.services, sent);
    expect(taken).toMatchObject({ ok: true, width: 1600, height: 400 });
    expect(await takePicture(shop.services, sent)).toEqual(taken);
    const address = taken.ok ? taken.imageUrl : '';
    expect(address).toMatch(/^\/storage\/articles\/[0-9a-f]{32}\.webp$/);
    const answer = await shop.get(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('image/webp');
    expect(answer.headers.get('Cache-Control')).toContain('immutable');
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect((await sharp(bytes).metadata()).format).toBe('webp');
    expect(bytes.includes('script')).toBe(false);
    expect((await shop.services.storage.list('articles')).length).toBe(1);
  });

  it.each([
    ['', 'missing'],
    ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'no-picture'],
    ['<!doctype html><script>alert(1)</script>', 'no-picture'],
    ['GIF89a/*\0*/=alert(1)', 'broken'],
  ])('is never %j', async (sent, problem) => {
    const taken = await takePicture(shop.services, Buffer.from(sent));
    expect(taken).toEqual({ ok: false, problem });
  });

  it.each(['..%2finvoices%2fx', 'x', 'A'.repeat(32), `${'a'.repeat(32)}%00`, 'a'.repeat(32)])(
    'is not found under the name %s',
    async (name) => {
      const answer = await shop.get(`/storage/articles/${name}.webp`);
      expect([400, 404]).toContain(answer.status);
    },
  );

  it('is nothing else that lies in the storage under such a name', async () => {
    const hash = 'b'.repeat(32);
    await shop.services.storage.put(`articles/${hash}.webp`, Buffer.from('<b>'), 'text/html');
    expect((await shop.get(`/storage/articles/${hash}.webp`)).status).toBe(404);
  });

  it('is taken from nobody who is not signed in', async () => {
    const answer = await shop.post('/ad/articles/pictures', { file: 'x' });
    expect(answer.status).not.toBe(200);
    expect(await answer.text()).not.toContain('imageUrl');
  });
});
