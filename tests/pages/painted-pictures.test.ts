import { afterEach, describe, expect, it } from 'vitest';
import { builtInArticles } from '#content/built-in-articles.ts';
import { coverFamilies } from '#domain/content/articles/article.ts';
import { paintArticlePicture } from '#flows/pictures/paint-article-picture.ts';
import { ImageGeneratorUnavailable, type PictureSubject } from '#ports/image-generator/port.ts';
import { query } from '#tests/stage/books.ts';
import { readPng } from '#tests/stage/read-png.ts';
import { readXmp } from '#tests/stage/read-xmp.ts';
import { startReplica } from '#tests/stage/replica.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  // A database is left last by the shop that made it.
  for (const one of open.splice(0).toReversed()) await one.close();
});

async function openApp(...given: Parameters<typeof createTestShop>): Promise<TestShop> {
  const shop = await createTestShop(...given);
  open.push(shop);
  return shop;
}

async function bytesOf(answer: Response): Promise<Uint8Array> {
  return new Uint8Array(await answer.arrayBuffer());
}

const authorId = crypto.randomUUID();
const [article] = builtInArticles;
const postId = article?.id ?? '';
const address = `/storage/blog/${postId}.png`;

describe('the painted picture of an article', () => {
  it('takes the place of the former one, and says how it came about', async () => {
    const shop = await openApp();
    const served = [];
    for (const title of ['First', 'Second']) {
      const painted = await paintArticlePicture(shop.services, {
        title,
        excerpt: '',
        postId,
        authorId,
      });
      expect(painted).toEqual({ ok: true, imageUrl: address });
      served.push(await bytesOf(await shop.get(address)));
    }
    expect(served[0]).not.toEqual(served[1]);
    for (const bytes of served) {
      expect(readXmp(bytes)).toEqual({
        'Iptc4xmpExt:DigitalSourceType':
          'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
        'photoshop:Credit': shop.services.shop.brand,
      });
    }
    const { width, height } = readPng(served[1] ?? new Uint8Array());
    expect([width, height]).toEqual([1200, 630]);
  });

  it('is seen at once on every replica, in place of none and of the former one', async () => {
    const shop = await openApp();
    const replicas = await Promise.all([1, 2].map(() => startReplica(shop.databaseUrl)));
    open.push(...replicas.map(({ stop }) => ({ close: stop })));
    const served = () =>
      Promise.all(
        replicas.map(async ({ origin }) => {
          const answer = await fetch(origin + address);
          return Buffer.from(await answer.arrayBuffer()).toString('base64');
        }),
      );
    let former = await served();
    for (const title of ['First', 'Second']) {
      const painted = await paintArticlePicture(shop.services, {
        title,
        excerpt: '',
        postId,
        authorId,
      });
      expect(painted.ok).toBe(true);
      await expect
        .poll(async () => {
          const now = await served();
          return now.every((bytes, at) => bytes !== former[at]) && now[0] === now[1];
        })
        .toBe(true);
      former = await served();
    }
  });

  it.each(['../invoices/x', 'a/b', 'A', '', 'a.png', 'a%2fb', 'a\0', 'x'.repeat(101)])(
    'is stored under no id that is none: %j',
    async (wrong) => {
      const shop = await openApp();
      const painted = await paintArticlePicture(shop.services, {
        title: 'x',
        excerpt: 'x',
        authorId,
        postId: wrong,
      });
      expect(painted).toMatchObject({ ok: false, problem: 'id-invalid' });
      expect(await shop.services.storage.list('blog')).toEqual([]);
    },
  );

  it('is asked of a model as often as the day allows, and stands in the log of changes', async () => {
    const shop = await openApp();
    const { imageGenerator, writing } = shop.services;
    const services = {
      ...shop.services,
      imageGenerator: { ...imageGenerator, model: 'some-model' },
      writing: { ...writing, perDay: { ...writing.perDay, pictures: 2 } },
    };
    const wanted = { title: 'A title', excerpt: '', postId, authorId };
    const all = await Promise.all([1, 2, 3].map(() => paintArticlePicture(services, wanted)));
    const refused = all.filter(({ ok }) => !ok);
    expect(refused).toMatchObject([{ problem: 'painter-day-limit' }]);
    expect((await paintArticlePicture(shop.services, wanted)).ok).toBe(true);
    const logged = await query(
      shop,
      `select operator_id, subject from audit_entries where action = 'article-pictured'`,
    );
    expect(logged).toEqual(
      Array.from({ length: 3 }, () => ({ operator_id: authorId, subject: postId })),
    );
  });

  it('takes nothing off the day where no model was asked', async () => {
    const shop = await openApp();
    const { imageGenerator, writing } = shop.services;
    let isBusy = true;
    const services = {
      ...shop.services,
      imageGenerator: {
        ...imageGenerator,
        model: 'some-model',
        illustrate: (subject: PictureSubject) =>
          isBusy
            ? Promise.reject(new ImageGeneratorUnavailable('Busy.', { mayCost: false }))
            : imageGenerator.illustrate(subject),
      },
      writing: { ...writing, perDay: { ...writing.perDay, pictures: 1 } },
    };
    const wanted = { title: 'A title', excerpt: '', postId, authorId };
    expect(await paintArticlePicture(services, wanted)).toMatchObject({ problem: 'painter-away' });
    isBusy = false;
    expect(await paintArticlePicture(services, wanted)).toMatchObject({ ok: true });
    expect(await paintArticlePicture(services, wanted)).toMatchObject({
      problem: 'painter-day-limit',
    });
  });

  it('is there for every family, and for titles that no typeface can letter', async () => {
    const shop = await openApp();
    const titles = ['', '🚀🚀', '漢字 → x', 'm'.repeat(400), '<script>alert(1)</script>'];
    for (const [at, title] of titles.entries()) {
      const { bytes } = await shop.services.imageGenerator.illustrate({
        id: `of-${at}`,
        title,
        excerpt: '',
        cover: { family: coverFamilies[at] ?? 'curve', values: [5, 40, 20, 80] },
      });
      const { width, height } = readPng(bytes);
      expect([width, height]).toEqual([1200, 630]);
    }
  });
});
