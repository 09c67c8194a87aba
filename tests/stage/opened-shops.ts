import { afterEach } from 'vitest';
import { type ShopOnPort, openShop } from './open-shop.ts';
import { type TestShop, createTestShop } from './shop.ts';

const open: { close(): Promise<void> }[] = [];

/** Closes after each test of the file what it has opened. */
export function closeAfterEach(): typeof open {
  afterEach(async () => {
    for (const one of open.splice(0)) await one.close();
  });
  return open;
}

export async function openApp(...given: Parameters<typeof createTestShop>): Promise<TestShop> {
  const shop = await createTestShop(...given);
  open.push(shop);
  return shop;
}

export async function openServer(): Promise<ShopOnPort> {
  const shop = await openShop();
  open.push(shop);
  return shop;
}

export async function bytesOf(answer: Response): Promise<Uint8Array> {
  return new Uint8Array(await answer.arrayBuffer());
}
