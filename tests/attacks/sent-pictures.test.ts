import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takePicture } from '#flows/pictures/stored-picture.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

let shop: TestShop;
let me: SignedIn;
beforeAll(async () => {
  shop = await createTestShop();
  me = await signIn(shop, { role: 'editor' });
});
afterAll(() => shop.close());

const create = { width: 2000, height: 500, channels: 3, background: '#2a6' } as const;

/** A whole PNG that says to be so large; its dots are one row of nothing. */
function huge(width: number, height: number): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const parts = [
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1 + 3 * width))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return new Uint8Array(Buffer.concat(parts));
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

/** Sends a file as the editor's script does. */
function send(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<Response> {
  const body = new FormData();
  body.set('file', new Blob([bytes]), name);
  const Cookie = `${me.cookie.name}=${me.cookie.value}`;
  const address = new URL('/ad/articles/pictures', shop.services.shop.origins.cs);
  const headers = { 'Sec-Fetch-Site': 'same-origin', Cookie };
  return shop.app(new Request(address, { method: 'POST', body, headers }));
}

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

  it.each<[string, Uint8Array<ArrayBuffer>, number, string]>([
    [
      'a script',
      new Uint8Array(Buffer.from('<svg><script>alert(1)</script></svg>')),
      422,
      'no-picture',
    ],
    ['50 megapixels', huge(10_000, 5000), 422, 'too-large'],
    ['a bomb of one colour', huge(60_000, 60_000), 422, 'too-large'],
    ['nothing', new Uint8Array(), 422, 'missing'],
  ])('sent by an editor is never %s, whatever its name', async (_, bytes, status, problem) => {
    const before = await shop.services.storage.list('articles');
    for (const name of ['a.png', '../../../etc/passwd', 'a\0.png', '..\\x.svg', 'x'.repeat(900)]) {
      const answer = await send(bytes, name);
      expect([answer.status, await answer.json()]).toEqual([status, { ok: false, problem }]);
    }
    expect(await shop.services.storage.list('articles')).toEqual(before);
  });

  it('sent by an editor lies under its own mark, whatever its name', async () => {
    const bytes = new Uint8Array(await sharp({ create }).png().toBuffer());
    const names = ['graf.png', '../invoices/x.webp', '/etc/passwd', 'a%2f..%2fb', '<script>.html'];
    for (const name of names) {
      const answer = await send(bytes, name);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Content-Type')).toContain('application/json');
      expect(await answer.json()).toMatchObject({
        imageUrl: expect.stringMatching(/^\/storage\/articles\/[0-9a-f]{32}\.webp$/),
      });
    }
  });

  it('is read no further than a form may be', async () => {
    const answer = await send(new Uint8Array(20_000_000), 'a.png');
    expect(answer.status).toBe(413);
  });

  it('is taken from nobody who is not signed in', async () => {
    const answer = await shop.post('/ad/articles/pictures', { file: 'x' });
    expect(answer.status).not.toBe(200);
    expect(await answer.text()).not.toContain('imageUrl');
  });
});

it('is answered as JSON too where too many were sent', async () => {
  const statuses = new Set<number>();
  for (let sent = 0; sent < 80 && !statuses.has(429); sent += 1) {
    const answer = await send(new Uint8Array(), 'nothing.png');
    statuses.add(answer.status);
    expect(answer.headers.get('content-type')).toContain('application/json');
    if (answer.status === 429) expect(await answer.json()).toEqual({ ok: false, problem: 'later' });
  }
  expect([...statuses]).toEqual([422, 429]);
});
