import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { lastEntry } from '#database/orders/order-work.ts';
import { changeState, listOrderLines, lockOrder } from '#database/orders/orders.ts';
import { undoOfMove } from '#domain/admin/pending-action.ts';
import { undoAction } from '#flows/pending-actions/undo-action.ts';
import { scheduleAction } from '#flows/orders/under-lock.ts';
import { emailsOf, onlyOrder, query } from '#tests/stage/books.ts';
import { COMPLETED } from '#tests/stage/intending.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';

const here = usePaidShop();
const operator = { id: randomUUID(), name: 'Petr Novák', role: 'owner' } as const;
const back = (id: string) => undoAction(here.shop.services, { id, operator });

describe('a move that is taken back with its e-mails', () => {
  /** Completes the order as the flow that moves lines does. */
  async function complete(): Promise<string> {
    const { db } = here.shop.services;
    const { id: orderId } = await onlyOrder(here.shop);
    const [at, id] = [here.time.clock(), randomUUID()];
    const lines = await listOrderLines(db, orderId);
    await db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (!order) throw new Error('There is no order.');
      const by = { actor: 'operator', person: 'Jana Malá', at } as const;
      await tx.execute(sql`update order_lines set work = 'completed', delivered = 1000,
        start_count = 7, started_at = now(), completed_at = now()`);
      const begun = await changeState(tx, order, 'delivering', by);
      await changeState(tx, begun, 'completed', by, {}, 'by-caller');
      const undo = undoOfMove(await lastEntry(tx, orderId), 'paid', lines);
      await scheduleAction(tx, { id, orderId, operator, request: { ...COMPLETED, undo }, at });
    });
    return id;
  }

  const lineOf = async () => {
    const [line] = await query(
      here.shop,
      'select work, delivered, start_count, started_at, completed_at from order_lines',
    );
    return line;
  };

  it('leaves lines and state as they were, and no e-mail and no invitation', async () => {
    const before = await lineOf();
    const id = await complete();
    const { token } = await onlyOrder(here.shop);
    const completed = await (await here.shop.get(`/objednavky/${token}`)).text();
    expect(completed).toContain('Dodání začalo');
    await here.shop.workOnce();
    expect(await emailsOf(here.shop, 'order-completed-customer')).toEqual([]);
    expect(await back(id)).toMatchObject({ ok: true });
    expect(await lineOf()).toEqual(before);
    expect((await onlyOrder(here.shop)).state).toBe('paid');
    const page = await (await here.shop.get(`/objednavky/${token}`)).text();
    expect(page).toContain('Čeká na zahájení');
    expect(page).not.toContain('Dodání začalo');
    await here.time.pass(here.shop, 7 * 24 * 60);
    expect(await emailsOf(here.shop, 'order-completed-customer')).toEqual([]);
    expect(await emailsOf(here.shop, 'order-review-customer')).toEqual([]);
  });

  it('is told of half a minute later where it stays', async () => {
    await complete();
    await here.time.pass(here.shop, 1);
    expect(await emailsOf(here.shop, 'order-completed-customer')).toHaveLength(1);
  });

  it('can be made again, and is told of once', async () => {
    await back(await complete());
    await complete();
    await here.time.pass(here.shop, 1);
    expect(await emailsOf(here.shop, 'order-completed-customer')).toHaveLength(1);
  });

  it('stays where somebody has written something since, and its e-mail leaves', async () => {
    const id = await complete();
    await query(
      here.shop,
      `insert into order_events (order_id, kind, actor, text, at)
        select id, 'note', 'operator', 'Volal', now() from orders`,
    );
    expect(await back(id)).toEqual({ ok: false, problem: 'changed-meanwhile' });
    expect((await onlyOrder(here.shop)).state).toBe('completed');
    await here.time.pass(here.shop, 1);
    expect(await emailsOf(here.shop, 'order-completed-customer')).toHaveLength(1);
  });
});
