import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isForEveryone } from '#domain/addresses/address-row.ts';
import { addresses } from '#domain/addresses.ts';
import { createRequests } from '#tests/hostile/requests.ts';
import { exchange } from '#tests/hostile/wire.ts';
import { addressNames, sampleAddress } from '#tests/stage/sample-address.ts';
import { type BareShop, startBareShop } from '#tests/stage/wire/bare-shop.ts';
import { ask } from '#tests/stage/wire/raw.ts';

/** Chosen once; another one tries other requests, and this one always the same. */
const SEED = Number(process.env['ATTACK_SEED'] ?? 20_261_122);
/** The long run makes up more. */
const REQUESTS = Number(process.env['ATTACK_REQUESTS'] ?? 1000);
const AT_ONCE = 30;
/** Milliseconds for an answer, which some of these requests never get. */
const PATIENCE_MS = 3000;
/** Milliseconds after which hangs up who waits for no answer. */
const LEAVING_MS = 20;
const MOST_GROWTH = 1.5;

let shop: BareShop;
let files: [string, ...string[]];
let idle: { megabytes: number; descriptors: number };
beforeAll(async () => {
  shop = await startBareShop();
  const found = await readdir('build/client', { recursive: true, withFileTypes: true });
  const [first = '', ...others] = found
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.replace('build/client', ''))
    .toSorted();
  files = [first, ...others];
  for (let i = 0; i < 30; i += 1) await ask(shop.port, '/objednavka', [shop.host]);
  // What everyone may keep lies in memory once it has been asked for.
  for (const name of addressNames) {
    if (!isForEveryone(addresses[name])) continue;
    await ask(shop.port, sampleAddress(name, 'cs'), [shop.host]);
  }
  idle = { megabytes: await shop.megabytes(), descriptors: await shop.descriptors() };
});
afterAll(() => shop.stop());

describe('requests made up at random', () => {
  it(`of seed ${SEED} get no answer of 500 or above, and the shop is as it was`, async () => {
    const next = createRequests(SEED, { host: `localhost:${shop.port}`, files });
    const line = { port: shop.port, from: undefined };
    let sent = 0;
    const attack = async () => {
      while (sent < REQUESTS) {
        sent += 1;
        const said = `seed ${SEED}, request ${sent}`;
        const { bytes, isCut } = next();
        const status = await exchange(line, bytes, isCut ? LEAVING_MS : PATIENCE_MS);
        const head = `${said}: ${bytes.toString('latin1', 0, 2000)}`;
        expect(status ?? 0, head).toBeLessThan(500);
        expect(shop.fault(), head).toBeUndefined();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, attack));
    expect((await ask(shop.port, '/objednavka', [shop.host])).status).toBe(200);
    expect(await shop.megabytes()).toBeLessThan(idle.megabytes * MOST_GROWTH);
    await expect.poll(() => shop.descriptors()).toBeLessThan(idle.descriptors + 10);
    expect(shop.printed()).not.toContain('a request failed');
  }, 240_000);
});
