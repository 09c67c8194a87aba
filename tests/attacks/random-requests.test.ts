import { readdir } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { sample } from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BareShop, startBareShop } from './bare-shop.ts';
import { type Hostile, hostileRequest } from './hostile-request.ts';
import { ask, open } from './raw.ts';

/** Chosen once; another one tries other requests, and this one always the same. */
const SEED = Number(process.env['ATTACK_SEED'] ?? 20_261_122);
const REQUESTS = 3000;
const AT_ONCE = 30;
/** Milliseconds for an answer, which some of these requests never get. */
const PATIENCE_MS = 3000;
const MOST_GROWTH = 1.5;

let shop: BareShop;
let files: string[];
let idle: { megabytes: number; descriptors: number };
beforeAll(async () => {
  shop = await startBareShop();
  const found = await readdir('build/client', { recursive: true, withFileTypes: true });
  files = found
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.replace('build/client', ''))
    .toSorted();
  for (let i = 0; i < 30; i += 1) await ask(shop.port, '/objednavka', [shop.host]);
  idle = { megabytes: await shop.megabytes(), descriptors: await shop.descriptors() };
});
afterAll(() => shop.stop());

/** The status that a request was answered with; undefined where there was no answer. */
async function attack({ bytes, leaves }: Hostile): Promise<number | undefined> {
  const socket = await open(shop.port).catch(() => undefined);
  if (!socket) return undefined;
  let got = '';
  const answered = new Promise<void>((resolve) => {
    socket.on('data', (chunk: Buffer) => {
      got += chunk.toString('latin1');
      if (/^HTTP\/1\.1 [2-5]/m.test(got)) resolve();
    });
    socket.once('close', () => resolve());
  });
  socket.write(bytes, 'latin1');
  if (leaves) await written(socket);
  else await Promise.race([answered, delay(PATIENCE_MS, undefined, { ref: false })]);
  socket.destroy();
  const [, status] = /^HTTP\/1\.1 ([2-5]\d\d)/m.exec(got) ?? [];
  return status === undefined ? undefined : Number(status);
}

async function written(socket: Socket): Promise<void> {
  await new Promise<void>((resolve) => void socket.write('', () => resolve()));
}

describe('requests made up at random', () => {
  it(`of seed ${SEED} get no answer of 500 or above, and the shop is as it was`, async () => {
    const requests = sample(hostileRequest(shop.host, files), { seed: SEED, numRuns: REQUESTS });
    for (let sent = 0; sent < requests.length; sent += AT_ONCE) {
      const these = requests.slice(sent, sent + AT_ONCE);
      const statuses = await Promise.all(these.map(attack));
      const failed = these.filter((_, index) => (statuses[index] ?? 0) >= 500);
      expect(failed, `seed ${SEED}, from ${sent}`).toEqual([]);
      const fault = shop.fault();
      expect(fault && [fault, these], `seed ${SEED}, from ${sent}`).toBeUndefined();
      if (sent % 300 === 0) {
        expect((await ask(shop.port, '/objednavka', [shop.host])).status).toBe(200);
      }
    }
    expect(await shop.megabytes()).toBeLessThan(idle.megabytes * MOST_GROWTH);
    await expect.poll(() => shop.descriptors()).toBeLessThan(idle.descriptors + 10);
    expect(shop.printed()).not.toContain('a request failed');
  }, 240_000);
});
