import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ShopOnPort, openShop } from '#tests/stage/open-shop.ts';
import { ask, open } from '#tests/stage/wire/raw.ts';

/** Whose pages may call. */
const ALLOWED = 'https://elsewhere.example';

let shop: ShopOnPort;
let host: string;
beforeAll(async () => {
  shop = await openShop({ env: { API_ORIGINS: ALLOWED } });
  host = `Host: localhost:${shop.port}`;
});
afterAll(() => shop.close());

/** Milliseconds in which somebody is answered who sends nothing more. */
const AT_ONCE_MS = 5000;

/** Bytes of a body that nobody reads for the sake of its connection. */
const MUCH = 8 * 1024 * 1024;

/** Sends the head of a request and nothing of the body that it announces. @returns what is answered at once */
async function announce(first: string, lines: readonly string[], bytes: number) {
  const socket = await open(shop.port);
  const head = [`${first} HTTP/1.1`, host, ...lines, `Content-Length: ${bytes}`, '', ''];
  socket.write(head.join('\r\n'));
  const [answer] = await once(socket, 'data', { signal: AbortSignal.timeout(AT_ONCE_MS) });
  return { socket, answer: String(answer) };
}

const form = ['Content-Type: application/x-www-form-urlencoded', 'Sec-Fetch-Site: same-origin'];

describe('a body that is refused unread', () => {
  const json = 'Content-Type: application/json';
  const urlencoded = 'Content-Type: application/x-www-form-urlencoded';

  it.each([
    { what: 'from elsewhere', path: '/objednavka', lines: [urlencoded], status: 403 },
    { what: 'too large as a form', path: '/objednavka', lines: form, status: 413 },
    {
      what: 'of another kind',
      path: '/objednavka',
      lines: [json, 'Sec-Fetch-Site: same-origin'],
      status: 415,
    },
    {
      what: 'too large as a call',
      path: '/functions/v1/send-contact-email',
      lines: [json],
      status: 413,
    },
    {
      what: 'too large as a notification',
      path: '/webhooks/payments',
      lines: [json, 'Stripe-Signature: t=1,v1=00'],
      status: 413,
    },
    { what: 'signed by nobody', path: '/webhooks/payments', lines: [json], status: 400 },
    { what: 'of another method', method: 'PUT', path: '/objednavka', lines: form, status: 405 },
  ])('$what leaves the next request of its connection its answer', async (refused) => {
    const { method = 'POST', path, lines, status } = refused;
    const body = Buffer.alloc(600_000, 'a');
    const { socket, answer } = await announce(`${method} ${path}`, lines, body.length);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    // As a proxy does, which sends another customer's request on the connection that has become free.
    socket.write(body);
    let rest = '';
    socket.on('data', (data) => {
      rest += String(data);
    });
    socket.write(['GET /objednavka HTTP/1.1', host, 'Connection: close', '', ''].join('\r\n'));
    await expect.poll(() => rest, { timeout: 5000 }).toContain('HTTP/1.1 200 ');
    socket.destroy();
  });

  it('ends its connection where much of it is left, which a proxy then stops sending', async () => {
    const { socket, answer } = await announce('POST /objednavka', form, MUCH);
    expect(answer).toMatch(/^HTTP\/1.1 413 [^]*\r\nconnection: close\r\n/i);
    socket.destroy();
  });

  it.each(['/cenik', '/speculation-rules.json', '/objednavka'])(
    'ends its connection where it comes with a question, as to %s',
    async (path) => {
      // A page that is kept is answered elsewhere than one that is drawn.
      expect((await ask(shop.port, path, [host])).status).toBe(200);
      const { socket, answer } = await announce(`GET ${path}`, [], MUCH);
      expect(answer).toMatch(/^HTTP\/1.1 200 [^]*\r\nconnection: close\r\n/i);
      socket.destroy();
    },
  );

  it('is led elsewhere at once, also where much of it is left', async () => {
    const { socket, answer } = await announce('POST /ad/reviews/import', form, MUCH);
    expect(answer).toMatch(/^HTTP\/1.1 303 [^]*\r\nlocation: \/ad\//i);
    socket.destroy();
  });

  it('is answered at once, and its connection ends only when all of it has come', async () => {
    const body = Buffer.alloc(600_000, 'a');
    const lines = [...form, 'Connection: close', `Content-Length: ${body.length}`];
    const socket = await open(shop.port);
    socket.write(['POST /objednavka HTTP/1.1', host, ...lines, '', ''].join('\r\n'));
    let said = '';
    socket.on('data', (data) => (said += String(data)));
    await expect.poll(() => said, { timeout: AT_ONCE_MS }).toContain('</html>');
    expect(said).toMatch(/^HTTP\/1.1 413 /);
    await delay(500);
    expect(socket.closed).toBe(false);
    const ended = once(socket, 'close', { signal: AbortSignal.timeout(AT_ONCE_MS) });
    socket.write(body);
    await ended;
  });
});

it('an answer without a body is given to whoever has not sent all of theirs', async () => {
  const socket = await open(shop.port);
  const asked = [`Origin: ${ALLOWED}`, 'Access-Control-Request-Method: POST'];
  const lines = [...asked, 'Connection: close', 'Content-Length: 10'];
  socket.write(
    ['OPTIONS /functions/v1/send-contact-email HTTP/1.1', host, ...lines, '', 'a'].join('\r\n'),
  );
  let said = '';
  socket.on('data', (data) => (said += String(data)));
  await delay(300);
  socket.write('a'.repeat(9));
  await expect.poll(() => said, { timeout: AT_ONCE_MS }).toMatch(/^HTTP\/1.1 204 /);
  socket.destroy();
});

describe('what is no request', () => {
  it.each([
    { what: 'an unknown method', first: 'FOO /objednavka HTTP/1.1', lines: [], status: 400 },
    { what: 'a strange host', first: 'POST / HTTP/1.1', lines: ['Host: a_b'], status: 400 },
    {
      what: 'too many headers',
      first: 'POST / HTTP/1.1',
      lines: [`A: ${'a'.repeat(20_000)}`],
      status: 431,
    },
  ])('is refused without cutting off who still sends it: $what', async (refused) => {
    const { first, lines, status } = refused;
    const hosts = lines.some((line) => line.startsWith('Host:')) ? [] : [host];
    const body = Buffer.alloc(1_000_000, 'a');
    const socket = await open(shop.port);
    socket.allowHalfOpen = true;
    const faults: unknown[] = [];
    const note = (error?: Error | null) => error && faults.push(error);
    const head = [first, ...hosts, ...lines, `Content-Length: ${body.length}`, '', ''];
    socket.write(head.join('\r\n'));
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    // A proxy that cannot bring a body to its end takes the shop for one that has failed.
    for (let at = 0; at < body.length; at += 100_000) {
      socket.write(body.subarray(at, at + 100_000), note);
      await delay(20);
    }
    expect(faults).toEqual([]);
    socket.destroy();
    expect((await ask(shop.port, '/objednavka', [host])).status).toBe(200);
  });
});
