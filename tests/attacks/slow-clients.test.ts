import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ShopOnPort, openShop } from '#tests/stage/open-shop.ts';
import { ask, open } from '#tests/stage/wire/raw.ts';

/** Clients that hold their connection and hope that none is left for others; three times as many may be here. */
const SLOW = 150;

let shop: ShopOnPort;
let host: string;
beforeAll(async () => {
  shop = await openShop();
  host = `Host: localhost:${shop.port}`;
});
afterAll(() => shop.close());

/** Opens many connections that begin like this and go on with a byte from time to time. */
async function beSlow(begin: string, drip: string): Promise<{ sockets: Socket[]; stop(): void }> {
  const sockets = await Promise.all(Array.from({ length: SLOW }, () => open(shop.port)));
  for (const socket of sockets) if (begin) socket.write(begin);
  const timer = setInterval(() => {
    for (const socket of sockets) if (drip && !socket.destroyed) socket.write(drip);
  }, 500);
  return {
    sockets,
    stop() {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
}

async function cutWithin(sockets: Socket[], ms: number): Promise<number> {
  // Who does not read does not see that he was hung up on.
  for (const socket of sockets) socket.resume();
  const closed = sockets.map(
    (socket) => new Promise<boolean>((resolve) => void socket.once('close', () => resolve(true))),
  );
  const tooLate = delay(ms, false, { ref: false });
  const cut = await Promise.all(closed.map((one) => Promise.race([one, tooLate])));
  return cut.filter(Boolean).length;
}

async function expectOthersServed(): Promise<void> {
  for (let i = 0; i < 5; i += 1) {
    expect((await ask(shop.port, '/cenik', [host])).status).toBe(200);
    await delay(200);
  }
  expect((await shop.visitor().post('/objednavka', { intent: 'choose' })).status).toBe(200);
}

const form = () =>
  [
    'POST /objednavka HTTP/1.1',
    host,
    'Sec-Fetch-Site: same-origin',
    'Content-Type: application/x-www-form-urlencoded',
    'Content-Length: 60000',
    '',
    'intent=',
  ].join('\r\n');

it.concurrent.each([
  ['headers that drip', () => `GET / HTTP/1.1\r\n${host}\r\nX-`, 'a'],
  ['nothing to say', () => '', ''],
  ['a form that drips', form, 'a'],
])(
  'a hundred and fifty clients with %s are cut, and others are served meanwhile',
  async (_, begin, drip) => {
    const slow = await beSlow(begin(), drip);
    const cut = cutWithin(slow.sockets, 50_000);
    await expectOthersServed();
    expect(await cut).toBe(SLOW);
    slow.stop();
  },
  70_000,
);

it('a hundred and fifty clients who do not read their answers keep nobody from his', async () => {
  const slow = await beSlow(`GET /cenik HTTP/1.1\r\n${host}\r\n\r\n`.repeat(15), '');
  await expectOthersServed();
  slow.stop();
});
