import { checkoutReturns } from '#web/checkout-returns.ts';
import { type TestShop, createTestShop, importBuilt } from '#tests/shop.ts';
import { startTestServer } from '#tests/test-server.ts';
import { makeOrderRequest } from './order-requests.ts';
import { describePace, keepBusy } from './pace.ts';
import { note, report } from './report.ts';

const ORDERS = 2000;
const WARM_UP = 400;
const AT_ONCE = 16;
const LEAST_PLACED = 300;
const MOST_P99_MS = 150;
const LEAST_SETTLED = 130;

/** How many orders a second are placed and settled, by the built program on a PostgreSQL with fsync. */
export async function measureOrders(): Promise<void> {
  const server = await startTestServer({ durable: true });
  try {
    await measurePlacing(server.url);
    await measureSettling(server.url);
  } finally {
    await server.stop();
  }
}

async function measurePlacing(postgresUrl: string): Promise<void> {
  const { placeOrder, openCheckout } = await importBuilt();
  const shop = await createTestShop({ postgresUrl });
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
  const place = async () => {
    const placed = await placeOrder(services, makeOrderRequest());
    if (!placed.ok) throw new Error(placed.problem);
    return placed;
  };
  const placeAndOpen = async () => {
    const { orderId } = await place();
    const opened = await openCheckout(services, orderId, returns);
    if (!opened.ok) throw new Error(opened.problem);
  };
  await keepBusy(Array(WARM_UP), AT_ONCE, placeAndOpen);
  const placed = await keepBusy(Array(ORDERS), AT_ONCE, place);
  report(
    `place-order, at least ${LEAST_PLACED}/s with p99 under ${MOST_P99_MS} ms`,
    describePace(placed),
    placed.perSecond >= LEAST_PLACED && placed.p99 < MOST_P99_MS,
  );
  const opened = await keepBusy(Array(ORDERS), AT_ONCE, placeAndOpen);
  note('place-order and open-checkout, the provider answering at once', describePace(opened));
  await shop.close();
}

async function measureSettling(postgresUrl: string): Promise<void> {
  const deliveries: Request[] = [];
  const shop = await createTestShop({
    postgresUrl,
    testCheckout: {
      duplicates: 1,
      async deliver(request) {
        deliveries.push(request);
        return new Response();
      },
    },
  });
  await keepBusy(Array(WARM_UP + ORDERS), AT_ONCE, () => pay(shop));
  await shop.testCheckout?.deliverDue();
  const deliver = async (request: Request) => {
    const { status } = await shop.app(request);
    if (status !== 200) throw new Error(`A notification was answered with ${status}.`);
  };
  const warmUp = deliveries.splice(0, 2 * WARM_UP);
  await keepBusy(warmUp, AT_ONCE, deliver);
  const told = await keepBusy(deliveries, AT_ONCE, deliver);
  const orders = told.perSecond / 2;
  report(
    `settled orders with two notifications each, at least ${LEAST_SETTLED}/s`,
    `${describePace({ ...told, perSecond: orders })} (a notification)`,
    orders >= LEAST_SETTLED,
  );
  await shop.close();
}

/** An order that is paid at the test checkout, of which the shop has not been told yet. */
async function pay({ services, testCheckout }: TestShop): Promise<void> {
  const { placeOrder, openCheckout } = await importBuilt();
  const placed = await placeOrder(services, makeOrderRequest());
  if (!placed.ok) throw new Error(placed.problem);
  const opened = await openCheckout(services, placed.orderId, checkoutReturns(services.shop));
  if (!opened.ok) throw new Error(opened.problem);
  const body = new URLSearchParams({ action: 'pay' });
  await testCheckout?.handle(new Request(opened.url, { method: 'POST', body }));
}
