import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_HELD_FILES } from '#domain/text/input-limits.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { type ShopOnPort, openShop } from '#tests/stage/open-shop.ts';
import {
  LAST,
  MULTIPART,
  cookieOf,
  fileForm,
  headOf,
  part,
  postBody,
} from '#tests/stage/wire/raw-forms.ts';
import { type RawAnswer, open } from '#tests/stage/wire/raw.ts';

const IMPORT = '/ad/reviews/import';
const PICTURES = '/ad/articles/pictures';

let shop: ShopOnPort;
let me: SignedIn;
beforeAll(async () => {
  // So that each request may come from another client.
  shop = await openShop({ env: { TRUST_PROXY: 'true' } });
  me = await signIn(shop);
});
afterAll(() => shop.close());

function post(path: string, lines: readonly string[], body: string): Promise<RawAnswer> {
  return postBody(shop.port, path, lines, body);
}

describe('files', () => {
  /** Somebody who has begun to send a file and says no more. */
  async function begin() {
    const socket = await open(shop.port);
    socket.write(headOf(shop.port, IMPORT, [MULTIPART, cookieOf(me), 'Content-Length: 9000000']));
    socket.write(part('a', 'a'));
    return socket;
  }

  const tryOne = async () =>
    (await post(PICTURES, [MULTIPART, cookieOf(me)], fileForm(200_000))).status;

  it('are read of only some at once; others are asked to come again, in words', async () => {
    const sending: Socket[] = [];
    const beginAndTry = async () => {
      sending.push(await begin());
      return tryOne();
    };
    await expect.poll(beginAndTry).toBe(503);
    const refused = await post(IMPORT, [MULTIPART, cookieOf(me)], fileForm(100_000));
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(Buffer.from(refused.body, 'latin1').toString()).toContain('zpracováváme jiné soubory');
    // What is small takes no place.
    expect((await post(PICTURES, [MULTIPART, cookieOf(me)], fileForm(1000))).status).toBe(422);
    for (const socket of sending) socket.destroy();
    // The places of those who have left are free again.
    await expect.poll(tryOne).toBe(422);
    for (let at = 0; at < 2 * MOST_HELD_FILES; at += 1) expect(await tryOne()).toBe(422);
  });

  it('of strangers are not read and take no place', async () => {
    const strangers = await Promise.all(
      Array.from({ length: 3 * MOST_HELD_FILES }, () =>
        post(IMPORT, [MULTIPART], fileForm(100_000)),
      ),
    );
    for (const { status, headers } of strangers) {
      expect(status).toBe(303);
      expect(headers).not.toHaveProperty('set-cookie');
    }
    expect(await tryOne()).toBe(422);
  });

  it('give their place back where reading them fails', async () => {
    for (let at = 0; at < 2 * MOST_HELD_FILES; at += 1) {
      const broken = 'a'.repeat(100_000) + LAST;
      const { status } = await post(PICTURES, [MULTIPART, cookieOf(me)], broken);
      expect([413, 422]).toContain(status);
    }
    expect(await tryOne()).toBe(422);
  });
});
