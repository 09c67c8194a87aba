import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BareShop, largestFile, startBareShop } from '#tests/stage/wire/bare-shop.ts';
import { ask, open, send } from '#tests/stage/wire/raw.ts';

/** Connections of one client who asks for much at once and reads nothing of it. */
const CONNECTIONS = 20;
/** What others may wait for their answer, in milliseconds, on a machine that is busy. */
const PROMPT_MS = 10_000;
/** Megabytes for all that is under way. The answers to a flood would be thousands. */
const MOST_MORE_MB = 150;

let shop: BareShop;
/** Megabytes that the shop has once it has served a few. */
let idle: number;
beforeAll(async () => {
  shop = await startBareShop();
  for (let i = 0; i < 30; i += 1) await ask(shop.port, '/objednavka', [shop.host]);
  idle = await shop.megabytes();
});
afterAll(() => shop.stop());

/** Others who look at pages and files for a while: how long the slowest waited, in ms, and most memory. */
async function watchOthers(forMs: number): Promise<{ slowest: number; most: number }> {
  const seen = { slowest: 0, most: 0 };
  const end = performance.now() + forMs;
  while (performance.now() < end) {
    for (const path of ['/cenik', '/objednavka', '/speculation-rules.json']) {
      const begun = performance.now();
      const answer = await ask(shop.port, path, [shop.host], { patienceMs: 2 * PROMPT_MS });
      expect(answer.status).toBe(200);
      seen.slowest = Math.max(seen.slowest, performance.now() - begun);
    }
    seen.most = Math.max(seen.most, await shop.megabytes());
    await delay(20);
  }
  return seen;
}

async function flood(path: string, times: number): Promise<Socket[]> {
  const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => open(shop.port)));
  const requests = `GET ${path} HTTP/1.1\r\n${shop.host}\r\n\r\n`.repeat(times);
  for (const socket of sockets) socket.write(requests);
  return sockets;
}

describe('one client who sends requests without waiting for their answers', () => {
  it.each([
    ['a file', 1000, () => largestFile(shop)],
    ['a page', 500, async () => '/objednavka'],
    ['a kept page', 1000, async () => '/cenik'],
  ])(
    'takes neither time nor memory from others: %s, twenty times %i',
    async (_, times, find) => {
      const path = await find();
      const descriptors = await shop.descriptors();
      const sockets = await flood(path, times);
      const seen = await watchOthers(5000);
      for (const socket of sockets) socket.destroy();
      expect(shop.fault()).toBeUndefined();
      expect(seen.slowest).toBeLessThan(PROMPT_MS);
      expect(seen.most).toBeLessThan(idle + MOST_MORE_MB);
      await expect.poll(() => shop.descriptors()).toBeLessThan(descriptors + CONNECTIONS);
    },
    60_000,
  );
});

describe('a few requests at once', () => {
  const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\n${shop.host}\r\n${more}\r\n`;

  it('are answered one after the other, in the order in which they came', async () => {
    const form = 'intent=choose';
    const requests = [
      get('/objednavka'),
      get('/speculation-rules.json'),
      get('/cenik'),
      `POST /objednavka HTTP/1.1\r\n${shop.host}\r\nSec-Fetch-Site: same-origin\r\n` +
        `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form.length}\r\n\r\n${form}`,
      get('/healthz'),
      get('/nic/tu'),
      get('/404', 'Connection: close\r\n'),
    ];
    const answers = await send(shop.port, requests.join(''));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 404, 404]);
    expect(answers.map(({ headers }) => headers['content-type']?.split(';')[0])).toEqual([
      'text/html',
      'application/speculationrules+json',
      'text/html',
      'text/html',
      'application/json',
      'text/html',
      'text/html',
    ]);
  });

  it('of which one ends the connection are answered as far as that one', async () => {
    const bad = `GET /objednavka HTTP/1.1\r\nHost: no host/at all\r\n\r\n`;
    const requests = [get('/objednavka'), bad, get('/cenik'), get('/objednavka')];
    const answers = await send(shop.port, requests.join(''));
    expect(answers.map(({ status }) => status)).toEqual([200, 400]);
  });

  it('of which the second has a body that comes later are all answered', async () => {
    const form = `intent=choose&note=${'n'.repeat(50_000)}`;
    const head =
      `POST /objednavka HTTP/1.1\r\n${shop.host}\r\nSec-Fetch-Site: same-origin\r\n` +
      `Content-Type: application/x-www-form-urlencoded\r\nConnection: close\r\n` +
      `Content-Length: ${form.length}\r\n\r\n`;
    const socket = await open(shop.port);
    let got = '';
    socket.on('data', (chunk: Buffer) => (got += chunk.toString('latin1')));
    socket.write(get('/objednavka') + head + form.slice(0, 1000));
    await expect.poll(() => got).toContain('</html>');
    socket.write(form.slice(1000));
    await expect.poll(() => got.match(/^HTTP\/1\.1 200 /gm)).toHaveLength(2);
    socket.destroy();
  });
});
