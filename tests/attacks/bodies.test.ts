import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ShopOnPort, openShop } from '#tests/stage/open-shop.ts';
import { listOrders } from '#tests/stage/books.ts';
import { sign, heldBack } from '#tests/stage/notifications.ts';
import { type RawAnswer, ask, open, send } from '#tests/stage/wire/raw.ts';

let shop: ShopOnPort;
let host: string;
beforeAll(async () => {
  shop = await openShop({ testCheckout: heldBack });
  host = `Host: localhost:${shop.port}`;
});
afterAll(() => shop.close());

/** Whatever was tried, the next honest reader is served, and nothing has come of it. */
async function expectUnharmed(): Promise<void> {
  expect((await ask(shop.port, '/objednavka', [host])).status).toBe(200);
  expect(await listOrders(shop)).toEqual([]);
}

/** Milliseconds in which somebody is answered who sends nothing more. */
const AT_ONCE_MS = 5000;

const form = ['Content-Type: application/x-www-form-urlencoded', 'Sec-Fetch-Site: same-origin'];

function request(path: string, lines: string[], body: string | Buffer = ''): Buffer {
  const head = [`POST ${path} HTTP/1.1`, host, ...lines, '', ''].join('\r\n');
  return Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(body)]);
}

async function post(
  path: string,
  lines: string[],
  body: string | Buffer = '',
): Promise<RawAnswer[]> {
  const length = `Content-Length: ${Buffer.byteLength(body)}`;
  return send(shop.port, request(path, [...lines, length, 'Connection: close'], body));
}

describe('a body that is too large', () => {
  it('is refused by what it says of itself, before it is sent', async () => {
    const socket = await open(shop.port);
    socket.write(request('/objednavka', [...form, 'Content-Length: 10000000']));
    const [data] = await once(socket, 'data', { signal: AbortSignal.timeout(AT_ONCE_MS) });
    expect(String(data)).toMatch(/^HTTP\/1.1 413 /);
    socket.destroy();
    await expectUnharmed();
  });

  it('of ten megabytes is not kept in memory, as form, call or notification', async () => {
    const body = Buffer.alloc(10_000_000, 'a');
    const json = ['Content-Type: application/json'];
    for (const [path, lines] of [
      ['/objednavka', form],
      ['/functions/v1/send-contact-email', json],
      ['/webhooks/payments', [...json, 'Stripe-Signature: t=1,v1=00']],
    ] as const) {
      const [answer] = await post(path, [...lines], body);
      // The server may hang up while the client is still sending; that is an answer too.
      if (answer) expect(answer.status, path).toBe(413);
    }
    await expectUnharmed();
  });

  it('is cut where it comes in chunks without end', async () => {
    const socket = await open(shop.port);
    const answered = once(socket, 'data');
    socket.write(request('/objednavka', [...form, 'Transfer-Encoding: chunked']));
    const chunk = `2000\r\n${'a'.repeat(0x2000)}\r\n`;
    let sent = 0;
    const pump = (async () => {
      while (!socket.destroyed && sent < 400) {
        sent += 1;
        if (!socket.write(chunk)) await Promise.race([once(socket, 'drain'), delay(50)]);
      }
    })();
    const [data] = await answered;
    expect(String(data)).toMatch(/^HTTP\/1.1 413 /);
    socket.destroy();
    await pump;
    await expectUnharmed();
  });
});

describe('a body that is not what it says', () => {
  it('shorter than announced never becomes a request', async () => {
    const lines = [...form, 'Content-Length: 500', 'Connection: close'];
    const answers = await send(shop.port, request('/objednavka', lines, 'intent=add'), 1000);
    expect(answers).toEqual([]);
    await expectUnharmed();
  });

  it('longer than announced is cut where it was to end', async () => {
    const lines = [...form, 'Content-Length: 13'];
    const answers = await send(
      shop.port,
      request('/objednavka', lines, 'intent=chooseGET /ad HTTP/1.1\r\n\r\n'),
      1500,
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 400]);
    await expectUnharmed();
  });

  it.each<[string, Buffer]>([
    ['compressed', gzipSync('intent=add&platform=instagram')],
    ['a bomb', gzipSync(Buffer.alloc(20_000_000))],
    ['broken', Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3])],
    ['no UTF-8', Buffer.from([0xff, 0xfe, 0x3d, 0xc3, 0x28])],
  ])('is read as it stands and never unpacked: %s', async (_, body) => {
    const [answer] = await post('/objednavka', [...form, 'Content-Encoding: gzip'], body);
    expect(answer?.status).toBe(200);
    expect(answer?.headers).not.toHaveProperty('set-cookie');
    await expectUnharmed();
  });

  it.each([
    ['nothing at all', ''],
    ['separators alone', '&&&==='.repeat(300)],
    ['half a sign', 'intent=%'],
    ['signs that are none', 'intent=%zz%u0041%ff'],
    ['one name many times', 'intent=add&'.repeat(900)],
    ['names of the language', '__proto__=1&constructor=2&__proto__[x]=3&toString=4'],
    ['brackets', `intent${'[a]'.repeat(5000)}=1`],
  ])('and makes no sense, is a form with nothing in it: %s', async (_, body) => {
    const [answer] = await post('/objednavka', form, body);
    expect([200, 422]).toContain(answer?.status);
    expect(Object.prototype).not.toHaveProperty('x');
    await expectUnharmed();
  });

  it.each([
    ['ten thousand brackets', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
    ['ten thousand braces', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['thirty thousand values', `{"a":[${'1,'.repeat(30_000)}1]}`],
    ['ten thousand names', `{${'"":1,'.repeat(12_000)}"b":1}`],
    ['a number without end', `{"a":${'9'.repeat(60_000)}}`],
    ['half of it', '{"name":"'],
    ['two of it', '{}{}'],
  ])('and is JSON that goes too deep or nowhere, is refused: %s', async (_, body) => {
    const json = ['Content-Type: application/json'];
    for (const name of ['create-order-checkout', 'send-order-email', 'send-contact-email']) {
      const [answer] = await post(`/functions/v1/${name}`, json, body);
      expect([400, 404, 413, 422], name).toContain(answer?.status);
      expect(answer?.body).not.toMatch(/node_modules|Error:/);
    }
    await expectUnharmed();
  });
});

describe('a notification', () => {
  const json = ['Content-Type: application/json'];

  it('of a megabyte, or with a signature of twenty kilobytes, is refused', async () => {
    const large = JSON.stringify({ id: 'evt_1', pad: 'a'.repeat(1_000_000) });
    const [answer] = await post(
      '/webhooks/payments',
      [...json, `Stripe-Signature: ${sign(large)}`],
      large,
    );
    if (answer) expect(answer.status).toBe(413);
    const long = `Stripe-Signature: t=1,${'v1=00,'.repeat(3500)}`;
    const [refused] = await post('/webhooks/payments', [...json, long], '{}');
    expect(refused?.status).toBe(431);
    await expectUnharmed();
  });

  it.each([
    ['no JSON', 'paid=true'],
    ['deep JSON', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['no UTF-8', '\u0000\u0001\ufffd'],
    ['names of the language', '{"__proto__":{"livemode":false},"object":"event"}'],
  ])('that is signed and is %s is refused', async (_, body) => {
    const lines = [...json, `Stripe-Signature: ${sign(body)}`];
    const [answer] = await post('/webhooks/payments', lines, body);
    expect(answer?.status).toBe(422);
    await expectUnharmed();
  });
});

describe('two requests in one', () => {
  it.each<[string, string[]]>([
    ['a length and chunks', ['Content-Length: 6', 'Transfer-Encoding: chunked']],
    ['two lengths', ['Content-Length: 6', 'Content-Length: 5']],
    ['a list of lengths', ['Content-Length: 6, 6']],
    ['a length below zero', ['Content-Length: -1']],
    ['a length in words', ['Content-Length: 0x6']],
    ['a length with a plus', ['Content-Length: +6']],
    ['chunks of another kind', ['Transfer-Encoding: xchunked']],
    ['chunks that are not last', ['Transfer-Encoding: chunked, identity']],
    ['a name with a space', ['Content-Length : 6']],
    ['a line that goes on', ['X-A: b', ' Content-Length: 6']],
    ['a name with a sign in it', ['Content\u0001-Length: 6']],
  ])('are refused, and nothing behind them is read: %s', async (_, lines) => {
    const body = '0\r\n\r\nGET /objednavka?smuggled HTTP/1.1\r\nHost: evil.example\r\n\r\n';
    const answers = await send(shop.port, request('/objednavka', [...form, ...lines], body), 1500);
    expect(answers.map(({ status }) => status)).toEqual([400]);
    await expectUnharmed();
  });

  it.each(['zz\r\n', '-1\r\na\r\n', '2\r\nabc\r\n0\r\n\r\n', 'ffffffffffffffffff\r\na'])(
    'are not made of a chunk that lies: %j',
    async (body) => {
      const lines = [...form, 'Transfer-Encoding: chunked'];
      const answers = await send(shop.port, request('/objednavka', lines, body), 1500);
      expect(answers.map(({ status }) => status)).toEqual([400]);
      await expectUnharmed();
    },
  );

  it('are no headers by line feeds alone, and none by returns', async () => {
    const bare = `GET /objednavka HTTP/1.1\n${host}\nConnection: close\n\n`;
    for (const bytes of [bare, bare.replaceAll('\n', '\r')]) {
      const answers = await send(shop.port, bytes, 1500);
      for (const { status } of answers) expect(status).toBe(400);
    }
  });
});

describe('an answer', () => {
  it.each(['TRACE', 'CONNECT', 'PROPFIND', 'PATCH', 'get', 'FOO', 'GET\u0000'])(
    'to %j gives nothing away',
    async (method) => {
      const bytes = `${method} /objednavka HTTP/1.1\r\n${host}\r\nX-Secret: mirrored\r\nConnection: close\r\n\r\n`;
      const answers = await send(shop.port, bytes, 1500);
      for (const { status, body } of answers) {
        expect([400, 405, 404]).toContain(status);
        expect(body).not.toContain('mirrored');
      }
    },
  );
});
