import { checkoutReturns } from '#flows/payments/open-checkout.ts';
import { type TestShop, createTestShop, importBuilt } from '#tests/stage/shop.ts';
import { makeOrderRequest } from './order-requests.ts';

/** The built program in this process, with every step of a sale to be timed by itself. */
export interface SaleSteps {
  shop: TestShop;
  placeOrder(): Promise<{ orderId: string; token: string }>;
  /** Opens the checkout of an order at the test checkout; the address where it is paid. */
  openCheckout(orderId: string): Promise<string>;
  /** Pays; the shop is not told yet. */
  pay(hostedUrl: string): Promise<void>;
  /** The provider's notifications so far, two of each event; taken away from it. */
  takeNotifications(): Promise<Request[]>;
  /** Brings a notification to the shop. */
  notify(notification: Request): Promise<void>;
}

export async function openSaleSteps(postgresUrl: string): Promise<SaleSteps> {
  const { placeOrder, openCheckout } = await importBuilt();
  const notifications: Request[] = [];
  const shop = await createTestShop({
    postgresUrl,
    testCheckout: {
      duplicates: 1,
      async deliver(request) {
        notifications.push(request);
        return new Response();
      },
    },
  });
  const { services, testCheckout } = shop;
  const returns = checkoutReturns(services.shop);
  return {
    shop,
    async placeOrder() {
      const placed = await placeOrder(services, services.offering(), makeOrderRequest());
      if (!placed.ok) throw new Error(placed.problem);
      return placed;
    },
    async openCheckout(orderId) {
      const opened = await openCheckout(services, orderId, returns);
      if (!opened.ok) throw new Error(opened.problem);
      return opened.url;
    },
    async pay(hostedUrl) {
      const body = new URLSearchParams({ action: 'pay' });
      await testCheckout?.handle(new Request(hostedUrl, { method: 'POST', body }));
    },
    async takeNotifications() {
      await testCheckout?.deliverDue();
      return notifications.splice(0);
    },
    async notify(notification) {
      const { status } = await shop.app(notification);
      if (status !== 200) throw new Error(`A notification was answered with ${status}.`);
    },
  };
}
