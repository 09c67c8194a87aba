import { once } from 'node:events';
import { type AddressInfo, type Server, type Socket, createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listOrders, query } from '#tests/stage/books.ts';
import { heldBack } from '#tests/stage/notifications.ts';
import { pay, placeOrder, pressHosted } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';

const PAID_ORDERS = 26;
/** Far less than the half minute that an e-mail may take. */
const SOON = { timeout: 15_000, interval: 50 };

let shop: TestShop;
let mail: { server: Server; sockets: Set<Socket> };

beforeEach(async () => {
  const sockets = new Set<Socket>();
  mail = { server: createServer((socket) => void sockets.add(socket)), sockets };
  mail.server.listen(0, '127.0.0.1');
  await once(mail.server, 'listening');
  const { port } = mail.server.address() as AddressInfo;
  const env = { SMTP_URL: `smtp://127.0.0.1:${port}` };
  shop = await createTestShop({ env, testCheckout: heldBack });
});
afterEach(async () => {
  mail.server.close();
  for (const socket of mail.sockets) socket.destroy();
  await shop.close();
});

const emailsInTransit = () =>
  query(
    shop,
    `select from graphile_worker.jobs where task_identifier = 'send-email' and locked_at is not null`,
  );
const makeDue = () => query(shop, 'update graphile_worker._private_jobs set run_at = now()');

describe('while the mail server takes connections and says nothing', () => {
  it('money goes back and payments are looked for on time', async () => {
    for (let i = 0; i < PAID_ORDERS; i += 1) {
      const visitor = shop.visitor();
      await pay(visitor, await placeOrder(visitor));
    }
    await makeDue();
    await shop.startWork();
    await expect.poll(emailsInTransit).not.toEqual([]);
    const [first] = await listOrders(shop);
    await shop.visitor().post(`/objednavky/${first?.token}`, { intent: 'cancel' });
    const late = shop.visitor();
    // Neither a notification nor the way back to the shop tells of this one.
    await pressHosted(late, await placeOrder(late));
    await makeDue();
    await expect
      .poll(async () => {
        const orders = await listOrders(shop);
        const paid = orders.filter(({ paid_at: at }) => at).length;
        return { paid, refunded: orders.filter(({ refunded_at: at }) => at).length };
      }, SOON)
      .toEqual({ paid: PAID_ORDERS + 1, refunded: 1 });
    expect(await emailsInTransit()).not.toEqual([]);
    expect(await query(shop, 'select from emails where sent_at is not null')).toEqual([]);
  }, 60_000);
});
