import { importBuilt } from '#tests/stage/shop.ts';
import { startTestServer } from '#tests/stage/test-server.ts';
import { checkoutReturns } from '#flows/payments/open-checkout.ts';
import { openBareOrders } from './bare-orders.ts';
import { measureOrderForm } from './order-form.ts';
import { compareInTurn, describePace, keepBusy } from './pace.ts';
import { note, report } from './report.ts';
import { openSaleSteps } from './sale-steps.ts';

const ORDERS = 2000;
const WARM_UP = 400;
const AT_ONCE = 16;
/** Of the comparison with bare transactions; an odd number has a median of its own. */
const ROUNDS = 7;
const ORDERS_PER_ROUND = 300;
const LEAST_SHARE = 0.25;
/** Orders that are settled and told of twice, of those transactions. */
const LEAST_SETTLED = 0.12;

/** How many orders a second are placed and settled, by the built program on a PostgreSQL with fsync. */
export async function measureOrders(): Promise<void> {
  const server = await startTestServer({ durable: true });
  try {
    await measurePlacing(server.url);
    await measureSettling(server.url);
  } finally {
    await server.stop();
  }
  await measureOrderForm();
}

async function measurePlacing(postgresUrl: string): Promise<void> {
  const { openCheckout } = await importBuilt();
  const { shop, placeOrder } = await openSaleSteps(postgresUrl);
  // A provider that answers at once: what is left is our own time.
  const payments = {
    ...shop.services.payments,
    openCheckout: async ({ orderId }: { orderId: string }) => ({
      id: `cs_test_${orderId.replaceAll('-', '')}`,
      url: `http://localhost/pay/${orderId}`,
    }),
  };
  const services = { ...shop.services, payments };
  const returns = checkoutReturns(services.shop);
  const orderAndOpen = async () => openCheckout(services, (await placeOrder()).orderId, returns);
  await keepBusy(Array(WARM_UP), AT_ONCE, orderAndOpen);
  const bare = await openBareOrders(shop.databaseUrl);
  await keepBusy(Array(WARM_UP), AT_ONCE, bare.store);
  const { ours, theirs, share } = await compareInTurn(
    ROUNDS,
    () => keepBusy(Array(ORDERS_PER_ROUND), AT_ONCE, placeOrder),
    () => keepBusy(Array(ORDERS_PER_ROUND), AT_ONCE, bare.store),
  );
  await bare.close();
  note('bare transactions that write the rows of an order', describePace(theirs));
  report(
    `place-order against them, at least ${LEAST_SHARE}`,
    `${share.toFixed(2)} (${describePace(ours)})`,
    share >= LEAST_SHARE,
  );
  const opened = await keepBusy(Array(ORDERS), AT_ONCE, orderAndOpen);
  note('place-order and open-checkout, the provider answering at once', describePace(opened));
  await shop.close();
}

async function measureSettling(postgresUrl: string): Promise<void> {
  const { shop, placeOrder, openCheckout, pay, takeNotifications, notify } =
    await openSaleSteps(postgresUrl);
  await keepBusy(Array(WARM_UP + ROUNDS * ORDERS_PER_ROUND), AT_ONCE, async () => {
    await pay(await openCheckout((await placeOrder()).orderId));
  });
  const bare = await openBareOrders(shop.databaseUrl);
  await keepBusy(Array(WARM_UP), AT_ONCE, bare.store);
  const notifications = await takeNotifications();
  const settle = async (orders: number) => {
    const told = await keepBusy(notifications.splice(0, 2 * orders), AT_ONCE, notify);
    return { ...told, perSecond: told.perSecond / 2 };
  };
  await settle(WARM_UP);
  const { ours, theirs, share } = await compareInTurn(
    ROUNDS,
    () => settle(ORDERS_PER_ROUND),
    () => keepBusy(Array(ORDERS_PER_ROUND), AT_ONCE, bare.store),
  );
  await bare.close();
  note('bare transactions beside them', describePace(theirs));
  report(
    `settled orders, told of twice each, against bare transactions, at least ${LEAST_SETTLED}`,
    `${share.toFixed(2)} (${describePace(ours)} for one notification)`,
    share >= LEAST_SETTLED,
  );
  await shop.close();
}
