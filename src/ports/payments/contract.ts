import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Checkout, CheckoutRequest, Notification, Payments } from './port.ts';
import { CheckoutUnknown, ForgedNotification, PaymentsKeyTaken, PaymentsRefused } from './port.ts';

/** What a customer can do with the hosted page of a checkout. */
interface Customer {
  pay(checkoutUrl: string): Promise<void>;
  /** Finishes the checkout with a payment whose money comes later. */
  payLater(checkoutUrl: string): Promise<void>;
  moneyArrives(checkoutUrl: string): Promise<void>;
  moneyNeverCame(checkoutUrl: string): Promise<void>;
}

/** A message as it reached the shop. */
export interface Delivered {
  body: Uint8Array;
  signature: string | null;
}

export interface PaymentsUnderTest {
  payments: Payments;
  customer: Customer;
  /** All messages that have been delivered until now. */
  delivered(): Promise<Delivered[]>;
  close(): Promise<void>;
}

let counter = 0;

/** A request like the shop's own: two lines, twelve hours to pay. */
export function sampleRequest(changes: Partial<CheckoutRequest> = {}): CheckoutRequest {
  const orderId = `order${Date.now()}x${(counter += 1)}`;
  return {
    orderId,
    record: `record-of-${orderId}-${'x'.repeat(1200)}`,
    idempotencyKey: `order-${orderId}-1`,
    locale: 'cs',
    email: 'jana@example.cz',
    lines: [
      { name: 'Instagram – 1.000 sledujících', unitAmount: 71_910, quantity: 1 },
      { name: 'TikTok – 500 lajků', unitAmount: 17_910, quantity: 2 },
    ],
    total: 107_730,
    expiresAt: new Date(Date.now() + 12 * 3600 * 1000),
    successUrl: 'http://localhost:3000/objednavka/uspech?token=t&platba={CHECKOUT_ID}',
    cancelUrl: 'http://localhost:3000/objednavka?platba={CHECKOUT_ID}',
    ...changes,
  };
}

/** What every adapter of payments must do, for any provider. */
export function describePayments(name: string, make: () => Promise<PaymentsUnderTest>): void {
  describe(`payments through ${name}`, () => {
    let test: PaymentsUnderTest;
    let payments: Payments;
    let customer: Customer;

    beforeAll(async () => {
      test = await make();
      ({ payments, customer } = test);
    });
    afterAll(() => test.close());

    async function notificationsOf(checkoutId: string): Promise<Notification[]> {
      const messages = await test.delivered();
      const read = messages.map(({ body, signature }) =>
        payments.readNotification(body, signature),
      );
      return (await Promise.all(read)).filter(({ report }) => report?.checkoutId === checkoutId);
    }

    it('opens a checkout that reads as the order it was opened for', async () => {
      const request = sampleRequest();
      const { id, url } = await payments.openCheckout(request);
      expect(new URL(url).protocol).toMatch(/^https?:$/);
      expect(await payments.readCheckout(id)).toEqual({
        checkoutId: id,
        orderId: request.orderId,
        status: 'open',
        amount: 107_730,
        currency: 'czk',
        paymentId: undefined,
        record: request.record,
      });
    });

    it('opens one checkout for one key, however often it is asked', async () => {
      const request = sampleRequest();
      const opened = await Promise.all(
        [1, 2, 3, 4, 5].map(() => payments.openCheckout({ ...request })),
      );
      expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
      expect(await payments.openCheckout(request)).toEqual(opened[0]);
    });

    it('refuses another request under a used key', async () => {
      const request = sampleRequest();
      await payments.openCheckout(request);
      const other = { ...request, email: 'petr@example.cz' };
      await expect(payments.openCheckout(other)).rejects.toThrow(PaymentsKeyTaken);
    });

    it('refuses lines that do not make the total', async () => {
      const wrong = sampleRequest({ total: 107_731 });
      await expect(payments.openCheckout(wrong)).rejects.toThrow(PaymentsRefused);
    });

    it('says of a checkout that it does not know just that', async () => {
      await expect(payments.readCheckout('cs_test_none')).rejects.toThrow(CheckoutUnknown);
      await expect(payments.expireCheckout('cs_test_none')).rejects.toThrow(CheckoutUnknown);
    });

    it('reports a paid checkout with its payment, when read and when notified', async () => {
      const { id, url } = await payments.openCheckout(sampleRequest());
      await customer.pay(url);
      const report = await payments.readCheckout(id);
      expect(report).toMatchObject({ status: 'paid', amount: 107_730 });
      expect(report.paymentId).toBeTruthy();
      const told = (await notificationsOf(id)).map((one) => one.report);
      expect(told).toEqual([{ ...report, refunded: undefined }]);
    });

    it('closes an open checkout, and closing it again changes nothing', async () => {
      const { id } = await payments.openCheckout(sampleRequest());
      expect(await payments.expireCheckout(id)).toMatchObject({ status: 'expired' });
      expect(await payments.expireCheckout(id)).toMatchObject({ status: 'expired' });
      expect(await payments.readCheckout(id)).toMatchObject({ status: 'expired' });
    });

    it('leaves a paid checkout paid when it is to be closed', async () => {
      const { id, url } = await payments.openCheckout(sampleRequest());
      await customer.pay(url);
      expect(await payments.expireCheckout(id)).toMatchObject({ status: 'paid' });
    });

    it('reports delayed money as processing until it arrives', async () => {
      const { id, url } = await payments.openCheckout(sampleRequest());
      await customer.payLater(url);
      expect(await payments.readCheckout(id)).toMatchObject({ status: 'processing' });
      await customer.moneyArrives(url);
      expect(await payments.readCheckout(id)).toMatchObject({ status: 'paid' });
      const statuses = (await notificationsOf(id)).map(({ report }) => report?.status);
      expect(statuses).toEqual(['processing', 'paid']);
    });

    it('reports delayed money that never came as failed', async () => {
      const { id, url } = await payments.openCheckout(sampleRequest());
      await customer.payLater(url);
      await customer.moneyNeverCame(url);
      expect(await payments.readCheckout(id)).toMatchObject({ status: 'failed' });
      const statuses = (await notificationsOf(id)).map(({ report }) => report?.status);
      expect(statuses).toEqual(['processing', 'failed']);
    });

    it('lists checkouts page by page as they read, the newest first', async () => {
      const made = Array.from({ length: 103 }, () => sampleRequest());
      const opened: Checkout[] = [];
      for (const request of made) opened.push(await payments.openCheckout(request));
      await customer.pay(opened[0]?.url ?? '');
      await customer.payLater(opened[1]?.url ?? '');
      await customer.payLater(opened[2]?.url ?? '');
      await customer.moneyNeverCame(opened[2]?.url ?? '');
      const since = new Date(Date.now() - 3600 * 1000);
      const first = await payments.listCheckouts({ since });
      expect(first.reports).toHaveLength(100);
      const second = await payments.listCheckouts({ since, after: first.after });
      const ids = opened.map(({ id }) => id).toReversed();
      const reports = [...first.reports, ...second.reports].slice(0, ids.length);
      expect(reports.map(({ checkoutId }) => checkoutId)).toEqual(ids);
      for (const report of reports.slice(-4)) {
        expect(report).toEqual(await payments.readCheckout(report.checkoutId));
      }
      const statuses = reports.slice(-4).map(({ status }) => status);
      expect(statuses).toEqual(['open', 'failed', 'processing', 'paid']);
    });

    it('lists nothing that was made before', async () => {
      await payments.openCheckout(sampleRequest());
      const since = new Date(Date.now() + 3600 * 1000);
      expect(await payments.listCheckouts({ since })).toEqual({ reports: [], after: undefined });
    });

    it('believes no message that was changed or not signed', async () => {
      const { url } = await payments.openCheckout(sampleRequest());
      await customer.pay(url);
      const message = (await test.delivered()).at(-1);
      if (!message) throw new Error('Nothing was delivered.');
      const changed = Uint8Array.from([...message.body, 0x20]);
      const forged = payments.readNotification(changed, message.signature);
      await expect(forged).rejects.toThrow(ForgedNotification);
      const bare = payments.readNotification(message.body, null);
      await expect(bare).rejects.toThrow(ForgedNotification);
    });
  });
}
