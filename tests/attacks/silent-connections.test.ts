import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BareShop, startBareShop } from '#tests/stage/wire/bare-shop.ts';
import { open, send } from '#tests/stage/wire/raw.ts';

/** More than the shop takes from everybody together. */
const CONNECTIONS = 5200;
const AT_ONCE = 200;

let shop: BareShop;
let proxied: BareShop;
let sockets: Socket[];
beforeAll(async () => {
  [shop, proxied] = await Promise.all([startBareShop(), startBareShop({ TRUST_PROXY: 'true' })]);
});
afterAll(() => Promise.all([shop.stop(), proxied.stop()]));
beforeEach(() => {
  sockets = [];
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
});

/** Opens connections from one address of this machine; every other one begins a request, and no more. */
async function crowd(from: string): Promise<void> {
  for (let opened = 0; opened < CONNECTIONS; opened += AT_ONCE) {
    const more = await Promise.all(Array.from({ length: AT_ONCE }, () => open(shop.port, from)));
    for (const [index, socket] of more.entries()) {
      if (index % 2 === 0) socket.write('GET / HTTP/1.1\r\nX-');
    }
    sockets.push(...more);
  }
}

async function askFrom(from: string, path: string): Promise<number | undefined> {
  const socket = await open(shop.port, from);
  let got = '';
  socket.on('data', (chunk: Buffer) => (got += chunk.toString('latin1')));
  socket.write(`GET ${path} HTTP/1.1\r\n${shop.host}\r\nConnection: close\r\n\r\n`);
  await Promise.race([new Promise((resolve) => void socket.once('close', resolve)), delay(5000)]);
  socket.destroy();
  return /^HTTP\/1\.1 (\d+) /.test(got) ? Number(got.slice(9, 12)) : undefined;
}

describe('an address that opens thousands of connections and says nothing', () => {
  it('shuts nobody else out', async () => {
    await crowd('127.0.0.2');
    for (const path of ['/cenik', '/objednavka', '/speculation-rules.json', '/readyz']) {
      expect(await askFrom('127.0.0.1', path), path).toBe(200);
    }
    expect(shop.fault()).toBeUndefined();
  }, 60_000);

  it('is served again once it has let go of them', async () => {
    await crowd('127.0.0.2');
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => askFrom('127.0.0.2', '/cenik')).toBe(200);
    expect(shop.fault()).toBeUndefined();
  }, 60_000);
});

describe('a proxy that is trusted', () => {
  it('brings everybody from its one address, and may bring as many as there is room for', async () => {
    for (let opened = 0; opened < 2000; opened += AT_ONCE) {
      sockets.push(
        ...(await Promise.all(Array.from({ length: AT_ONCE }, () => open(proxied.port)))),
      );
    }
    const request = `GET /cenik HTTP/1.1\r\n${proxied.host}\r\nConnection: close\r\n\r\n`;
    expect((await send(proxied.port, request))[0]?.status).toBe(200);
    expect(sockets.filter(({ destroyed }) => destroyed)).toEqual([]);
  }, 60_000);
});
