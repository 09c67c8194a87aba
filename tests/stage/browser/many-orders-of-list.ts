import type { TestShop } from '#tests/stage/shop.ts';
import { paidOrderAt, storeOrder, storedLine } from '#tests/stage/stored-orders.ts';

const ORDERS = 60;
const HOUR_MS = 60 * 60_000;

/** More orders than a page of the list has, in every state. @returns their numbers, the newest first */
export async function storeManyOrders(shop: TestShop): Promise<number[]> {
  const numbers: number[] = [];
  const now = Date.now();
  for (let i = 0; i < ORDERS; i += 1) {
    const states = ['paid', 'delivering', 'completed', 'canceled'] as const;
    const { number } = await storeOrder(shop, {
      ...paidOrderAt(new Date(now - i * HOUR_MS)),
      state: states[i % states.length] ?? 'paid',
      name: i === 3 ? `Velmi Dlouhé ${'Jméno'.repeat(12)}` : 'Jana Malá',
      promisedAt: new Date(now + (i - 10) * HOUR_MS),
      returned: i % 9 === 0 ? 1000 : 0,
      lines: i % 4 === 0 ? [storedLine, { ...storedLine, isHeld: i % 8 === 0 }] : [storedLine],
    });
    numbers.push(number);
  }
  return numbers;
}
