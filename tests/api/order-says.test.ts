import { describe, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { type OrderAdmin, openOrderAdmin } from '#tests/stage/order-desk.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';
import { openProgram } from '#tests/stage/programs.ts';
import { storeAnomaly } from '#tests/stage/waiting-troubles.ts';

const here = usePaidShop();
const likes = { packageId: 'ig-likes-1000', target: 'https://www.instagram.com/p/Cabc123/' };
const followers = { packageId: 'ig-followers-1000', target: '@zofie.rihova' };

/** What a program reads of an order that a start depends on. */
async function read({ number }: OrderAdmin) {
  const program = await openProgram(here.shop, { scopes: ['orders:read'] });
  const { status, body } = await program.call(`/api/v1/orders/${number}`);
  expect(status).toBe(200);
  const { state, mayStart, targetMissing, held, disputed, lines } = body;
  return {
    order: { state, mayStart, targetMissing, held, disputed },
    lines: (Array.isArray(lines) ? lines : []).map((line: Record<string, unknown>) => [
      line['mayStart'],
      line['waitsFor'],
      line['held'],
    ]),
  };
}

const ready = {
  state: 'paid',
  mayStart: true,
  targetMissing: false,
  held: false,
  disputed: false,
};

describe('a paid order says to programs', () => {
  it('that it may start', async () => {
    expect(await read(await openOrderAdmin(here.shop, { wishes: [likes] }))).toEqual({
      order: ready,
      lines: [[true, null, false]],
    });
  });

  it('that the post of one line is missing, while another may start', async () => {
    const wishes = [{ ...likes, target: '@zofie.rihova' }, followers];
    expect(await read(await openOrderAdmin(here.shop, { wishes }))).toEqual({
      order: { ...ready, targetMissing: true },
      lines: [
        [false, 'post', false],
        [true, null, false],
      ],
    });
  });

  it('that its payment is disputed, until that is settled', async () => {
    const admin = await openOrderAdmin(here.shop, { wishes: [likes] });
    const noticedAt = here.shop.services.clock();
    const id = await storeAnomaly(here.shop, { kind: 'disputed', orderId: admin.id, noticedAt });
    expect((await read(admin)).order).toEqual({ ...ready, disputed: true });
    await query(
      here.shop,
      `update payment_anomalies set resolved_at = now(), resolved_by = 'Jana' where id = $1`,
      [id],
    );
    expect((await read(admin)).order).toEqual(ready);
  });

  it.each([
    ['a withdrawal', 'update orders set held_at = now() where id = $1'],
    [
      'a hold',
      `update order_lines set held_at = now(), hold_reason = 'other', hold_text = 'x' where order_id = $1`,
    ],
  ])('that it is held by %s', async (_, hold) => {
    const admin = await openOrderAdmin(here.shop, { wishes: [likes] });
    await query(here.shop, hold, [admin.id]);
    expect(await read(admin)).toEqual({
      order: { ...ready, mayStart: false, held: true },
      lines: [[false, null, true]],
    });
  });

  it('that it may not start before the end of the withdrawal period, or while it is unpaid', async () => {
    const later = await openOrderAdmin(here.shop, { wishes: [likes], input: { start: 'later' } });
    expect((await read(later)).order).toEqual({ ...ready, mayStart: false });
    const unpaid = await openOrderAdmin(here.shop, { wishes: [likes], isPaid: false });
    expect((await read(unpaid)).order).toEqual({ ...ready, state: 'pending', mayStart: false });
  });

  it('that it may not start while its cancellation waits', async () => {
    const admin = await openOrderAdmin(here.shop, { wishes: [likes] });
    await admin.send('cancel');
    expect((await read(admin)).order).toEqual({ ...ready, mayStart: false });
  });
});
