import { afterEach, describe, expect, it } from 'vitest';
import type { PortFailure } from '#main/watch/port-failures.ts';
import { onlyOrder } from '#tests/stage/books.ts';
import {
  alike,
  heldBack,
  listEvents,
  notify,
  onlyEvent,
  postNotification,
  sign,
} from '#tests/stage/notifications.ts';
import { placeOrder, pressHosted, someone } from '#tests/stage/ordering.ts';
import type { TestShop } from '#tests/stage/shop.ts';
import { ERROR, WARN, type WrittenLog, createWatchedShop } from '#tests/stage/watched-shop.ts';

let shop: TestShop;
let log: WrittenLog;
let counted: PortFailure[];
afterEach(() => shop.close());

describe('a notification', () => {
  async function openPaid() {
    ({ shop, log, counted } = await createWatchedShop({ testCheckout: heldBack }));
    const visitor = shop.visitor();
    await pressHosted(visitor, await placeOrder(visitor));
    return onlyEvent(shop, 'checkout.session.completed');
  }

  it('signed with another secret is forged: counted each time, one line for many', async () => {
    const body = JSON.stringify(await openPaid());
    for (let i = 0; i < 50; i += 1) {
      const wrong = sign(body, { secret: 'whsec_of_another_endpoint' });
      expect((await postNotification(shop, body, wrong)).status).toBe(400);
    }
    const failure = { port: 'payments', action: 'readNotification', problem: 'forged' };
    expect(counted).toHaveLength(50);
    expect(counted[49]).toEqual(failure);
    const [line, ...others] = log.failures();
    expect(others).toEqual([]);
    expect(line).toMatchObject({ ...failure, level: WARN });
    expect(JSON.stringify(line)).toContain('No signatures found matching the expected signature');
    expect(log.text()).not.toContain('whsec_');
    expect(log.text()).not.toContain(someone.email);
  });

  it('that is signed and makes no sense is not lost: a line each with the event, and it may come again', async () => {
    const paid = await openPaid();
    const strange = [1, 2].map((i) => ({
      ...alike(paid, paid.type, { payment_status: 'maybe' }),
      id: `evt_1Strange000000000000000${i}`,
    }));
    for (const event of strange) expect(await notify(shop, event)).toBe(422);
    const failure = { port: 'payments', action: 'readNotification', problem: 'not-understood' };
    expect(counted).toEqual([failure, failure]);
    expect(log.failures()).toMatchObject(
      strange.map(({ id: eventId, type: eventType }) => ({
        ...failure,
        level: ERROR,
        eventId,
        eventType,
      })),
    );
    expect(JSON.stringify(log.failures()[0])).toContain('payment_status');
    expect(await onlyOrder(shop)).toMatchObject({ state: 'pending' });
    // After a mend the same event counts.
    expect(await notify(shop, { ...paid, id: strange[0]?.id ?? '' })).toBe(200);
    expect(await onlyOrder(shop)).toMatchObject({ state: 'paid' });
  });

  it('of the other mode is told apart, for key and signing secret do not belong together', async () => {
    const paid = await openPaid();
    expect(await notify(shop, { ...paid, livemode: true })).toBe(422);
    expect(counted).toMatchObject([{ problem: 'other-mode' }]);
    expect(log.failures()).toMatchObject([
      { level: ERROR, eventId: paid.id, eventType: paid.type },
    ]);
    expect(await onlyOrder(shop)).toMatchObject({ state: 'pending' });
  });

  it('of a kind that is not needed is taken, whatever it looks like', async () => {
    await openPaid();
    const body = JSON.stringify({
      id: 'evt_new',
      object: 'event',
      type: 'something.new',
      livemode: false,
      data: { of: 'another shape' },
    });
    expect((await postNotification(shop, body, sign(body))).status).toBe(200);
    expect(counted).toEqual([]);
    expect(await listEvents(shop)).toHaveLength(1);
  });
});
