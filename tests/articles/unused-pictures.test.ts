import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KEPT } from '#domain/shop/retention.ts';
import { takenPictureKey } from '#domain/content/articles/article-picture.ts';
import { keepRetention } from '#flows/people/keep-retention.ts';
import { takePicture } from '#flows/pictures/stored-picture.ts';
import { storeArticle } from '#tests/stage/blog-articles.ts';
import { query } from '#tests/stage/books.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

const DAY_MS = 24 * 60 * 60_000;
let shop: TestShop;
let now = new Date('2026-11-24T10:00:00Z');
beforeAll(async () => {
  shop = await createTestShop({ clock: () => now });
});
afterAll(() => shop.close());

/** @returns where it lies */
async function take(background: string): Promise<string> {
  const create = { width: 20, height: 20, channels: 3, background } as const;
  const taken = await takePicture(shop.services, await sharp({ create }).png().toBuffer());
  if (!taken.ok) throw new Error(taken.problem);
  return taken.imageUrl;
}
const statusOf = async (address: string) => (await shop.get(address)).status;
const pass = (days: number) => {
  now = new Date(now.getTime() + days * DAY_MS);
};

it('a picture that no article and no former text uses goes after its days, and is counted', async () => {
  const [inText, ofFormer, inDraft, unused, again] = await Promise.all(
    ['#111', '#222', '#333', '#444', '#555'].map(take),
  );
  const foreign = `/storage/${takenPictureKey('c'.repeat(32))}`;
  await shop.services.storage.put(takenPictureKey('c'.repeat(32)), Buffer.from('x'), 'image/webp');
  await storeArticle(shop, { id: 'text', content: `![Graf](${inText})` });
  await storeArticle(shop, {
    id: 'koncept',
    state: 'draft',
    content: `![Graf](https://vzlet.cz${inDraft})`,
  });
  await query(
    shop,
    `insert into article_versions (article_id, language, version, title, excerpt, content, format, author, date,
        sources, keywords, saved_at, replaced_at)
      select id, language, 7, title, excerpt, $1, format, author, date, sources, keywords, $2, $2
      from articles where id = 'text'`,
    [`![Dřív](${ofFormer})`, now],
  );

  pass(KEPT.unusedPictureDays - 1);
  expect(await keepRetention(shop.services)).not.toHaveProperty('pictures');
  await take('#555');
  pass(2);
  expect(await keepRetention(shop.services)).toMatchObject({ pictures: 1 });
  const left = await Promise.all(
    [inText, ofFormer, inDraft, unused, again].map((at) => statusOf(at ?? '')),
  );
  expect(left).toEqual([200, 200, 200, 404, 200]);
  // Nobody has noted it: it waits from the first night on.
  expect(await statusOf(foreign)).toBe(200);
  pass(KEPT.unusedPictureDays);
  expect(await keepRetention(shop.services)).toMatchObject({ pictures: 2 });
  expect(await statusOf(foreign)).toBe(404);
});
