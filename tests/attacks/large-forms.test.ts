import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses } from '#domain/addresses.ts';
import type { Address } from '#domain/addresses/address-row.ts';
import { FORM_KILOBYTES, MOST_FIELDS, MOST_PART_HEAD } from '#domain/text/input-limits.ts';
import { query } from '#tests/stage/books.ts';
import { readForms } from '#tests/stage/html.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { type ShopOnPort, openShop } from '#tests/stage/open-shop.ts';
import {
  FORM,
  LAST,
  MULTIPART,
  cookieOf,
  part,
  postBody,
  postInChunks,
} from '#tests/stage/wire/raw-forms.ts';
import { type RawAnswer, ask, open, send } from '#tests/stage/wire/raw.ts';

const FORM_BYTES = FORM_KILOBYTES * 1024;
const NEW_ARTICLE = '/ad/articles/new';
const IMPORT = '/ad/reviews/import';
const PICTURES = '/ad/articles/pictures';

let shop: ShopOnPort;
let host: string;
let me: SignedIn;
beforeAll(async () => {
  // So that each request may come from another client.
  shop = await openShop({ env: { TRUST_PROXY: 'true' } });
  host = `Host: localhost:${shop.port}`;
  me = await signIn(shop);
});
afterAll(() => shop.close());

function post(path: string, lines: readonly string[], body: string): Promise<RawAnswer> {
  return postBody(shop.port, path, lines, body);
}

const rows = Object.entries<Address>(addresses).filter(
  ([, { requests }]) => !['page', 'search'].includes(requests),
);
/** One address of each row that takes a form, by what the row says of it. */
const forms = rows.filter(([, { requests }]) =>
  [
    'form',
    'one-click',
    'undo',
    'long-form',
    'kept-form',
    'cart',
    'carried',
    'upload',
    'scripted-upload',
    'local',
  ].includes(requests),
);

describe('a form of more fields than any of the shop', () => {
  it('is refused before it is read, at every address that takes one', async () => {
    const origin = `Origin: http://localhost:${shop.port}`;
    for (const [name, { path }] of forms) {
      const address = path.cs.replaceAll(/:\w+/g, 'abc').replace('/*', '/pay/abc');
      const body = 'a&'.repeat(MOST_FIELDS);
      const answer = await post(address, [FORM, origin, cookieOf(me)], body);
      expect([name, answer.status]).toEqual([name, 413]);
      const chunked = await postInChunks(shop.port, address, [FORM, origin, cookieOf(me)], body);
      expect([name, chunked?.status]).toEqual([name, 413]);
    }
    expect(forms.length).toBeGreaterThan(40);
  });

  it('is refused where its fields are parts, and where the head of one has no end', async () => {
    const many = part('a', '').repeat(MOST_FIELDS + 1) + LAST;
    expect((await post(IMPORT, [MULTIPART, cookieOf(me)], many)).status).toBe(413);
    const long = part('file', 'a', `; filename="${'a'.repeat(MOST_PART_HEAD)}"`);
    const refused = await post(IMPORT, [MULTIPART, cookieOf(me)], long);
    expect([refused.status, /10\D{1,6}MB/.test(refused.body)]).toEqual([413, true]);
    const noHead = LAST.slice(0, -4) + '\r\nA: b'.repeat(20_000);
    expect((await post(PICTURES, [MULTIPART, cookieOf(me)], noHead)).status).toBe(413);
  });

  it('is taken up to a thousand', async () => {
    const body = `intent=choose${'&a'.repeat(MOST_FIELDS - 1)}`;
    expect((await post('/objednavka', [FORM], body)).status).toBe(200);
  });
});

describe('a long form of somebody who is not let in', () => {
  const article = (bytes: number) => `title=Nadpis&text=${'a'.repeat(bytes)}`;
  const kept = () => query(shop, 'select 1 from kept_forms');

  it('is kept up to the size of a usual form, and leads to the door', async () => {
    const answer = await post(NEW_ARTICLE, [FORM], article(FORM_BYTES - 100));
    expect(answer.status).toBe(303);
    expect(answer.headers['location']).toMatch(/^\/ad\/sign-in\?to=/);
    expect(answer.headers['set-cookie']).toMatch(/kept-form=/);
  });

  it.each(['cs', 'en'])(
    'is not read beyond that, and says where the text is: %s',
    async (language) => {
      const before = await kept();
      const lines = [FORM, `Accept-Language: ${language}`];
      for (const path of [NEW_ARTICLE, '/ad/articles/cs/neni']) {
        const answer = await post(path, lines, article(600_000));
        const chunked = await postInChunks(shop.port, path, lines, article(100_000));
        for (const refused of [answer, chunked]) {
          expect(refused?.status).toBe(413);
          const page = Buffer.from(refused?.body ?? '', 'latin1').toString();
          expect(page).toContain(
            language === 'cs'
              ? 'Text by měl být dál ve formuláři.'
              : 'Your text should still be in the form.',
          );
          expect(refused?.headers).not.toHaveProperty('set-cookie');
        }
      }
      expect(await kept()).toEqual(before);
    },
  );

  it('is answered to whoever sends all of it and listens then', async () => {
    const bytes = 9_000_000;
    const lines = [host, 'Sec-Fetch-Site: same-origin', `Content-Length: ${bytes}`];
    for (const [path, type, status] of [
      [NEW_ARTICLE, FORM, 413],
      [IMPORT, MULTIPART, 303],
    ] as const) {
      const head = [`POST ${path} HTTP/1.1`, ...lines, type, 'Connection: close', '', ''];
      const socket = await open(shop.port);
      socket.write(head.join('\r\n'));
      for (let sent = 0; sent < 9 && !socket.destroyed; sent += 1) {
        socket.write('a'.repeat(bytes / 9));
        await delay(50);
      }
      let got = '';
      socket.on('data', (chunk: Buffer) => (got += chunk.toString('latin1')));
      if (!socket.closed) await once(socket, 'close');
      expect([path, got.slice(0, 12)]).toEqual([path, `HTTP/1.1 ${status}`]);
    }
  });

  it('is in the language of whoever has come half way in, and not read there either', async () => {
    const half = await signIn(shop, { stage: 'code', language: 'en' });
    const answer = await post(NEW_ARTICLE, [FORM, cookieOf(half)], article(100_000));
    expect([answer.status, /should still be in the form/.test(answer.body)]).toEqual([413, true]);
  });

  it('is counted before it is read, so that who sends many makes no work', async () => {
    const many = `x${'&a'.repeat(900)}`;
    const answers: RawAnswer[] = [];
    const lines = [FORM, 'X-Forwarded-For: 192.0.2.7'];
    for (let at = 0; at < 30; at += 1) answers.push(await post(NEW_ARTICLE, lines, many));
    const keeping = answers.filter(({ headers }) => 'set-cookie' in headers);
    expect(keeping.length).toBe(20);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
  });

  it('never keeps others waiting, however many come at once', async () => {
    const body = 'a&'.repeat(300_000);
    const looks: number[] = [];
    const over = new AbortController();
    const looking = (async () => {
      while (!over.signal.aborted) {
        const begunAt = performance.now();
        await ask(shop.port, '/cenik', [host]);
        looks.push(performance.now() - begunAt);
        await delay(20);
      }
    })();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post(NEW_ARTICLE, [FORM], body)),
    );
    over.abort();
    await looking;
    for (const { status } of answers) expect([413, 429]).toContain(status);
    // One form of this size once took three seconds.
    expect(Math.max(...looks)).toBeLessThan(2000);
  });
});

describe('a long form of somebody who is let in', () => {
  it('is taken whole, announced or in chunks', async () => {
    const page = await me.visitor.get(NEW_ARTICLE);
    const form = readForms(page.html).find(({ fields }) => 'title' in fields);
    const fields = { ...form?.fields, title: 'Dlouhý článek', text: 'ž'.repeat(50_000) };
    const body = new URLSearchParams(fields).toString();
    expect(body.length).toBeGreaterThan(300_000);
    const lines = [FORM, cookieOf(me)];
    for (const answer of [
      await post(NEW_ARTICLE, lines, body),
      await postInChunks(shop.port, NEW_ARTICLE, lines, body),
    ])
      expect([303, 422]).toContain(answer?.status);
  });
});

describe('a body where none belongs', () => {
  it.each(['GET', 'HEAD'])('is not read with %s, and keeps nobody waiting', async (method) => {
    const body = Buffer.alloc(1_000_000, 'a');
    const head = [`${method} /cenik HTTP/1.1`, host, `Content-Length: ${body.length}`, '', ''];
    const next = ['GET /objednavka HTTP/1.1', host, 'Connection: close', '', ''].join('\r\n');
    const bytes = Buffer.concat([Buffer.from(head.join('\r\n')), body, Buffer.from(next)]);
    const socket = await open(shop.port);
    let answered = '';
    socket.on('data', (data) => (answered += String(data)));
    socket.write(bytes);
    await expect.poll(() => answered.match(/HTTP\/1\.1 200 /g)?.length).toBe(2);
    socket.destroy();
  });

  it('and those sent ahead have the same bounds', async () => {
    const body = 'a&'.repeat(MOST_FIELDS);
    const head = [
      'POST /objednavka HTTP/1.1',
      host,
      'Sec-Fetch-Site: same-origin',
      FORM,
      `Content-Length: ${body.length}`,
      '',
      body,
    ].join('\r\n');
    const last = ['GET / HTTP/1.1', host, 'Connection: close', '', ''].join('\r\n');
    const answers = await send(shop.port, head.repeat(3) + last);
    expect(answers.map(({ status }) => status)).toEqual([413, 413, 413, 200]);
  });
});
