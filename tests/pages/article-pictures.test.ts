import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { paintArticlePicture } from '#flows/pictures/paint-article-picture.ts';
import { anArticle } from '#tests/stage/blog-articles.ts';
import { type DatabaseProxy, createDatabaseProxy } from '#tests/stage/database-proxy.ts';
import { bytesOf, closeAfterEach, openApp, openServer } from '#tests/stage/opened-shops.ts';
import { readPng } from '#tests/stage/read-png.ts';
import { ask } from '#tests/stage/wire/raw.ts';

const open = closeAfterEach();

const { id } = anArticle('cs');
const address = `/storage/blog/${id}.png`;
const coverAddress = `/covers/${id}.png`;

/** Bytes that begin as those of the operator's picture would. */
const picture = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3]);

describe('the stored picture of an article', () => {
  it('is the one that the operator has stored, with its own type', async () => {
    const shop = await openServer();
    await shop.services.storage.put(`blog/${id}.png`, picture, 'image/webp');
    const url = shop.services.shop.origins.cs + address;
    const answer = await fetch(url);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(answer.headers.has('X-Page-Tags')).toBe(false);
    const etag = answer.headers.get('ETag') ?? '';
    expect(await bytesOf(answer)).toEqual(picture);
    const again = await fetch(url, { headers: { 'If-None-Match': etag } });
    expect([etag === '', again.status]).toEqual([false, 304]);
    const head = await fetch(url, { method: 'HEAD' });
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
  });

  it.each(['text/html', 'image/svg+xml', 'application/pdf'])(
    'is never a stored %s, which could do something',
    async (type) => {
      const shop = await openApp();
      await shop.services.storage.put(`blog/${id}.png`, new Uint8Array(9), type);
      const answer = await shop.get(address);
      expect([answer.status, (await bytesOf(answer)).byteLength]).toEqual([404, 0]);
    },
  );

  it('is there or not by its head, from when it is stored on, whoever owns it', async () => {
    const shop = await openServer();
    const { origins } = shop.services.shop;
    const statuses = () =>
      Promise.all(
        [id, 'nobody-has-it'].flatMap((name) =>
          ['GET', 'HEAD'].map(async (method) => {
            const answer = await fetch(`${origins.cs}/storage/blog/${name}.png`, { method });
            const body = await bytesOf(answer);
            const isKept = answer.headers.get('Cache-Control') !== 'no-store';
            return [answer.status, body.byteLength > 0, isKept];
          }),
        ),
      );
    const none = [404, false, false];
    expect(await statuses()).toEqual([none, none, none, none]);
    const authorId = crypto.randomUUID();
    for (const postId of [id, 'nobody-has-it']) {
      const wanted = { title: 'T', excerpt: 'E', postId, authorId };
      expect(await paintArticlePicture(shop.services, wanted)).toMatchObject({ ok: true });
    }
    const there = [
      [200, true, true],
      [200, false, true],
    ];
    // Replicas are told, which takes a moment.
    await expect.poll(statuses).toEqual([...there, ...there]);
  });

  it('is shared, fed and told to programs where it is stored, else the cover', async () => {
    const shop = await openApp();
    const { origins } = shop.services.shop;
    const told = async () => {
      const page = await (await shop.get(`/${id}`)).text();
      const feed = await (await shop.get('/blog/feed.json')).json();
      return [
        /property="og:image" content="([^"]*)"/.exec(page)?.[1],
        /"image":"([^"]*)"/.exec(page)?.[1],
        feed.items.find(({ url }: { url: string }) => url.endsWith(`/${id}`)).image,
      ];
    };
    const cover = origins.cs + coverAddress;
    expect(await told()).toEqual([cover, cover, cover]);
    await shop.services.storage.put(`blog/${id}.png`, picture, 'image/png');
    shop.forget('all');
    const stored = origins.cs + address;
    expect(await told()).toEqual([stored, stored, stored]);
  });

  it('is to be asked for later while the storage is away, and pages show the cover', async () => {
    let proxy: DatabaseProxy | undefined;
    const shop = await openApp({
      throughDatabaseUrl: async (url) => {
        proxy = await createDatabaseProxy(url);
        return proxy.url;
      },
    });
    if (proxy) open.push(proxy);
    await shop.services.storage.put(`blog/${id}.png`, picture, 'image/png');
    expect(await bytesOf(await shop.get(address))).toEqual(picture);
    proxy?.cut();
    shop.forget('all');
    for (const path of [address, '/storage/blog/unknown.png', '/covers/of-the-database.png']) {
      const answer = await shop.get(path);
      expect([path, answer.status, answer.headers.has('Retry-After')]).toEqual([path, 503, true]);
    }
    const cover = await shop.get(coverAddress);
    expect([cover.status, readPng(await bytesOf(cover)).width]).toEqual([200, 1200]);
  });

  it('keeps nobody waiting where the storage takes a call and says nothing', async () => {
    const silent = createServer();
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    open.push({ close: async () => void silent.close() });
    const at = silent.address();
    const shop = await openApp({
      env: {
        S3_ENDPOINT: `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}`,
        S3_REGION: 'eu',
        S3_BUCKET: 'pictures',
        S3_ACCESS_KEY_ID: 'k',
        S3_SECRET_ACCESS_KEY: 's',
      },
    });
    const [picture, page] = await Promise.all([shop.get(address), shop.get(`/${id}`)]);
    expect([picture.status, picture.headers.has('Retry-After')]).toEqual([503, true]);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(coverAddress)]);
  });

  it('is no way to anything else', async () => {
    const shop = await openServer();
    await shop.services.storage.put('invoices/1.png', picture, 'image/png');
    for (const path of [
      '/storage/blog/../invoices/1.png',
      '/storage/blog/..%2finvoices%2f1.png',
      '/storage/blog/%2e%2e/invoices/1.png',
      '/storage/invoices/1.png',
      `/storage/blog/${id}.png/1.png`,
      `/storage/blog/${id}.webp`,
      `/storage/blog/${id}%00.png`,
      `/storage/blog/-${id}.png`,
      `/storage/blog/${id.toUpperCase()}.png`,
      '/storage/blog/__proto__.png',
      '/storage/blog/.png',
      '/storage/blog/',
    ]) {
      const answer = await ask(shop.port, path, [`Host: localhost:${shop.port}`]);
      // What has the shape of a package's address leads to the page that says that there is none.
      expect([404, 302, 308], path).toContain(answer.status);
      expect(answer.headers['location'] ?? '', path).not.toMatch(/invoices|\.png/);
      expect(answer.headers['content-type'] ?? '', path).not.toContain('image/');
    }
  });
});
