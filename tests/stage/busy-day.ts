import type { TestShop } from './shop.ts';
import { hoursBefore, storeOrder, storeRefund } from './waiting-orders.ts';
import {
  storeAnomaly,
  storeAfterSales,
  storeFailedJob,
  storeUnsentEmail,
} from './waiting-troubles.ts';

/** A busy day: forty orders of every kind, with something waiting in every queue. */
export async function storeBusyDay(shop: TestShop, now: Date): Promise<void> {
  const ago = (hours: number) => hoursBefore(now, hours);
  const names = [
    'Žofie Říhová',
    'Jan Novák',
    'Pečení Říhová s. r. o.',
    'Mary O’Neill',
    'Tomáš Dvořák',
  ];
  const packages = [
    'ig-likes-100',
    'ig-followers-10000',
    'tt-views-1000',
    'yt-likes-250',
    'fb-followers-500',
  ];
  const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length];
  for (let index = 0; index < 30; index += 1) {
    const createdAt = ago(5 + index * 23);
    const order = await storeOrder(shop, {
      state: pick(['completed', 'completed', 'delivering', 'canceled'], index) ?? 'completed',
      createdAt,
      total: 19_900 + ((index * 7919) % 37) * 10_000,
      name: pick(names, index) ?? '',
      locale: index % 4 === 0 ? 'en' : 'cs',
      lines: [{ packageId: pick(packages, index) ?? 'ig-likes-100' }],
    });
    if (index % 5 === 2) {
      await storeRefund(shop, order, {
        amount: 9_950 + index * 50,
        createdAt: ago(2 + index * 20),
      });
    }
  }
  const lines = [{ packageId: 'ig-followers-10000' }, {}];
  await storeOrder(shop, { createdAt: ago(3), promisedAt: ago(-60), lines, total: 839_000 });
  await storeOrder(shop, { createdAt: ago(1), promisedAt: ago(-70), expressConsent: null });
  await storeOrder(shop, { createdAt: ago(80), promisedAt: ago(5), state: 'delivering', lines });
  await storeOrder(shop, { createdAt: ago(50), promisedAt: ago(-6), state: 'delivering' });
  await storeOrder(shop, { createdAt: ago(9), lines: [{ targetKind: 'profile' }] });
  await storeOrder(shop, { createdAt: ago(30), expressConsent: false });
  await storeOrder(shop, { createdAt: ago(4), state: 'pending', paidAt: null });
  await storeOrder(shop, { createdAt: ago(2), state: 'pending', paidAt: null, hasCheckout: false });
  const held = await storeOrder(shop, {
    createdAt: ago(70),
    state: 'delivering',
    lines: [{ heldAt: ago(28) }],
  });
  const troubled = await storeOrder(shop, { createdAt: ago(400), state: 'delivering' });
  await storeAfterSales(shop, troubled, { at: ago(100) });
  await storeRefund(shop, held, {
    amount: 10_000,
    state: 'owed',
    createdAt: ago(2),
    askedAt: ago(1),
  });
  await storeAnomaly(shop, { kind: 'disputed', orderId: troubled, noticedAt: ago(20) });
  await storeAnomaly(shop, { kind: 'unknown-order', orderId: null, noticedAt: ago(44) });
  await storeUnsentEmail(shop, troubled, {
    enqueuedAt: ago(7),
    refusal: '550 5.1.1 No such mailbox here',
  });
  await storeUnsentEmail(shop, held, { enqueuedAt: ago(2) });
  await storeFailedJob(shop, troubled, 'connect ECONNREFUSED 192.0.2.1:443');
}
