import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { emailsOf, query } from '#tests/stage/books.ts';
import { afterSalesFields, openAfterSales, settle } from '#tests/stage/care-desk.ts';
import { COMPLETED, requestFor } from '#tests/stage/intending.ts';
import { afterUndo, moneyBackOf, returnFields } from '#tests/stage/money-desk.ts';
import { signIn } from '#tests/stage/operator.ts';
import { openOrderAdmin } from '#tests/stage/order-desk.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';

/** Forms that were sent before: by "back" in the browser with something else typed in, or made by hand. */
const here = usePaidShop();

describe('a form that was sent before', () => {
  it('does not say that another sum was returned, and returns none', async () => {
    const { visitor } = await signIn(here.shop);
    const address = await moneyBackOf(here.shop);
    const first = await visitor.get(`${address}?sum=10&reason=agreement`);
    const fields = { ...returnFields(first), reason: 'agreement' };
    expect((await visitor.post(address, fields)).status).toBe(303);
    expect((await visitor.post(address, fields)).status).toBe(303);
    const other = await visitor.post(address, { ...fields, sum: '20', announced: '2000' });
    expect(other.status).toBe(409);
    await afterUndo(here);
    expect(await here.made()).toEqual([1_000]);
  });

  it('lets the e-mail of a completion leave also under an id that is taken', async () => {
    const { shop } = here;
    const admin = await openOrderAdmin(shop, {
      wishes: [{ packageId: 'ig-followers-1000', target: '@zofie.rihova' }],
      input: { email: 'jina@example.com' },
    });
    const id = await requestFor(shop, admin.id, { ...COMPLETED, emails: ['order-late-customer'] });
    await query(shop, `update pending_actions set state = 'undone', ended_at = now()`);
    expect((await admin.send('move-0', { to: 'delivering' })).status).toBe(303);
    expect((await admin.send('move-0', { to: 'whole-sure', id })).status).toBe(303);
    await afterUndo(here);
    expect(await emailsOf(shop, 'order-completed-customer')).toHaveLength(1);
  });

  it('sends an e-mail to another mailbox, once', async () => {
    const { shop } = here;
    const { visitor } = await signIn(shop);
    const address = (await moneyBackOf(shop)).replace('/money-back', '');
    const [email] = await query(
      shop,
      `select id from emails where kind = 'order-paid-customer' and sent_at is not null`,
    );
    const sent = { id: randomUUID(), to: 'prvni@example.com' };
    for (const to of ['prvni@example.com', 'prvni@example.com', 'druhy@example.com'])
      await visitor.post(`${address}/emails/${String(email?.['id'])}`, { ...sent, to });
    await afterUndo(here);
    const mailboxes = (await emailsOf(shop, 'order-paid-customer')).map((each) => each.to_address);
    expect(mailboxes.toSorted()).toEqual([
      'druhy@example.com',
      'prvni@example.com',
      'zofie@example.com',
    ]);
  });
});

describe('a refill that somebody has gone on with', () => {
  it('is not put back by an undo of what was decided before', async () => {
    const { shop, time } = here;
    const id = randomUUID();
    const at = time.clock();
    await query(shop, `update orders set state = 'completed'`);
    await query(
      shop,
      `update order_lines set work = 'completed', started_at = $1, completed_at = $1, start_count = 1000,
         delivered = 100, guarantee_days = 30`,
      [at],
    );
    await query(
      shop,
      `insert into order_events (order_id, state, actor, at) select id, 'completed', 'operator', $1 from orders`,
      [at],
    );
    await query(
      shop,
      `insert into refills (id, order_id, line, count_now, asked_at) select $1, id, 0, 1040, $2 from orders`,
      [id, at],
    );
    const { visitor, address } = await openAfterSales(shop);
    await settle(visitor, address, `refill-${id}`);
    const [begun] = await query(shop, 'select id from pending_actions');
    await settle(visitor, address, `refill-${id}`);
    expect(afterSalesFieldsOrNone(await visitor.get(address), `refill-${id}`)).toBe(false);
    const undone = await visitor.post('/ad/undo', { id: String(begun?.['id']), back: address });
    expect(undone.location).toContain('undo=changed-meanwhile');
    expect(await query(shop, 'select state from refills')).toEqual([{ state: 'done' }]);
  });
});

function afterSalesFieldsOrNone(
  page: Parameters<typeof afterSalesFields>[0],
  form: string,
): boolean {
  try {
    afterSalesFields(page, form);
    return true;
  } catch {
    return false;
  }
}
