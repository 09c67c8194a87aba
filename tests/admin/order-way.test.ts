import { describe, expect, it } from 'vitest';
import { linkOf, addressesOn } from '#tests/stage/section-links.ts';
import { adminForm, openOrderAdmin } from '#tests/stage/order-desk.ts';
import { storeRefund } from '#tests/stage/waiting-orders.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';

const here = usePaidShop();
const followersOf = (target: string) => [{ packageId: 'ig-followers-1000', target }];

/** Three paid orders, of which the last one's operator works. */
async function threeAdmins() {
  const first = await openOrderAdmin(here.shop, { wishes: followersOf('@zofie') });
  const second = await openOrderAdmin(here.shop, { wishes: followersOf('@jana') });
  const third = await openOrderAdmin(here.shop, { wishes: followersOf('@petr') });
  return { first, second, third, visitor: third.operator.visitor };
}

const todo = 'pay=paid&work=waiting&dir=asc';

describe('an order that was opened from a list', () => {
  it('keeps the list over a move, and its neighbour though it has left the list', async () => {
    const { first, second, third, visitor } = await threeAdmins();
    const list = await visitor.get(`/ad/orders?${todo}`);
    const opened = await visitor.get(linkOf(list, String(second.number)));
    const { action, fields } = adminForm(opened, 'move-0');
    const begun = await visitor.post(action, { ...fields, to: 'delivering' });
    const after = await visitor.follow(begun);
    expect(begun.location).toContain(encodeURIComponent(todo));
    expect(linkOf(after, '← Objednávky')).toBe(`/ad/orders?${todo}`);
    expect(linkOf(after, 'Další')).toContain(`/ad/orders/${third.number}?`);
    expect(linkOf(after, 'Předchozí')).toContain(`/ad/orders/${first.number}?`);
  });
});

it('leads on in the sequence of the list of all, the newest first', async () => {
  const { first, second, third, visitor } = await threeAdmins();
  const list = await visitor.get('/ad/orders');
  const opened = await visitor.get(linkOf(list, String(second.number)));
  expect(linkOf(opened, 'Další')).toBe(`/ad/orders/${first.number}`);
  expect(linkOf(opened, 'Předchozí')).toBe(`/ad/orders/${third.number}`);
});

describe('an order that was opened from a queue', () => {
  it('leads to the next one that waits there, and back', async () => {
    const { first, second, third, visitor } = await threeAdmins();
    const queue = await visitor.get('/ad/queues/to-start');
    const opened = await visitor.get(linkOf(queue, String(first.number)));
    expect(linkOf(opened, '← Zaplaceno, můžete začít')).toBe('/ad/queues/to-start');
    expect(addressesOn(opened)).not.toHaveProperty('Předchozí');
    const { action, fields } = adminForm(opened, 'move-0');
    const begun = await visitor.follow(await visitor.post(action, { ...fields, to: 'delivering' }));
    const next = linkOf(begun, 'Další');
    expect(next).toContain(`/ad/orders/${second.number}?`);
    const last = await visitor.get(linkOf(await visitor.get(next), 'Další'));
    expect(last.text).toContain(`Objednávka č. ${third.number}`);
    expect(addressesOn(last)).not.toHaveProperty('Další');
    expect(linkOf(last, 'Předchozí')).toContain(`/ad/orders/${second.number}?`);
  });

  it('keeps the way over the screens beside it', async () => {
    const { first, visitor } = await threeAdmins();
    const queue = await visitor.get('/ad/queues/to-start');
    const opened = await visitor.get(linkOf(queue, String(first.number)));
    const money = await visitor.get(linkOf(opened, 'Vrátit peníze'));
    expect(linkOf(money, '← Zaplaceno, můžete začít')).toBe('/ad/queues/to-start');
    const again = await visitor.get(linkOf(money, `Objednávka č. ${first.number}`));
    expect(linkOf(again, '← Zaplaceno, můžete začít')).toBe('/ad/queues/to-start');
  });

  it('is the order alone where the address names no row', async () => {
    const { third, visitor } = await threeAdmins();
    for (const address of ['queue=nothing&row=1', 'queue=to-start&row=x~y', 'queue=to-start'])
      expect(linkOf(await visitor.get(`${third.address}?${address}`), '← Objednávky')).toBe(
        '/ad/orders',
      );
  });

  it('is settled one page away from its queue', async () => {
    const { first, visitor } = await threeAdmins();
    const createdAt = new Date(here.shop.services.clock().getTime() - 3_600_000);
    await storeRefund(here.shop, first.id, { amount: 100, state: 'owed', createdAt });
    const queue = await visitor.get('/ad/queues/refunds');
    expect(linkOf(queue, 'Zobrazit vrácení')).toContain(`/ad/orders/${first.number}/money-back?`);
  });
});
