import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PaymentsUnderTest, sampleRequest } from './contract.ts';
import { type Payments, PaymentsRefused, type Reversal } from './port.ts';

/** What every adapter of payments must do with refunds. */
export function describeRefunds(name: string, make: () => Promise<PaymentsUnderTest>): void {
  describe(`refunds through ${name}`, () => {
    let test: PaymentsUnderTest;
    let payments: Payments;

    beforeAll(async () => {
      test = await make();
      ({ payments } = test);
    });
    afterAll(() => test.close());

    /** A payment of 1.077,30 Kč that has come. */
    async function paid(): Promise<{ id: string; paymentId: string }> {
      const { id, url } = await payments.openCheckout(sampleRequest());
      await test.customer.pay(url);
      const { paymentId = '' } = await payments.readCheckout(id);
      return { id, paymentId };
    }

    /** The refunds of a payment that the shop was notified of. */
    async function toldOf(paymentId: string): Promise<Reversal[]> {
      const messages = await test.delivered();
      const told = await Promise.all(
        messages.map(({ body, signature }) => payments.readNotification(body, signature)),
      );
      const reversals = told.flatMap(({ reversal }) => reversal ?? []);
      return reversals.filter((one) => one.paymentId === paymentId);
    }

    it('gives a payment back once for one key', async () => {
      const { id, paymentId } = await paid();
      const request = { paymentId, idempotencyKey: `refund-${id}` };
      const refundId = await payments.refund(request);
      expect(refundId).toBeTruthy();
      expect(await payments.refund(request)).toBe(refundId);
      expect(await payments.readCheckout(id)).toMatchObject({ status: 'paid', refunded: 107_730 });
    });

    it('tells the refund of a payment that went back under another key', async () => {
      const { id, paymentId } = await paid();
      const refund = (word: string) =>
        payments.refund({ paymentId, idempotencyKey: `${word}-${id}` });
      const refundId = await refund('refund');
      expect(await refund('again')).toBe(refundId);
    });

    it('gives a payment back in parts, each once for its key, and then what is left', async () => {
      const { id, paymentId } = await paid();
      const refund = (part: number, amount?: number) =>
        payments.refund({ paymentId, amount, idempotencyKey: `part-${part}-${id}` });
      const first = await refund(1, 7_730);
      expect(await refund(1, 7_730)).toBe(first);
      expect(await payments.readCheckout(id)).toMatchObject({ status: 'paid', refunded: 7_730 });
      const second = await refund(2, 7_730);
      expect(second).not.toBe(first);
      await expect(refund(3, 92_271)).rejects.toThrow(PaymentsRefused);
      expect(await payments.readCheckout(id)).toMatchObject({ refunded: 15_460 });
      const rest = await refund(4);
      expect(await payments.readCheckout(id)).toMatchObject({ refunded: 107_730 });
      expect(await refund(4)).toBe(rest);
      expect(await refund(2, 7_730)).toBe(second);
      await expect(refund(5, 1)).rejects.toThrow(PaymentsRefused);
      expect(await toldOf(paymentId)).toEqual(
        [7_730, 15_460, 107_730].map((amount) => ({
          kind: 'refunded',
          paymentId,
          amount,
          currency: 'czk',
        })),
      );
    });

    it('gives no more back than was paid, whoever asks at the same time', async () => {
      const { id, paymentId } = await paid();
      const asked = [1, 2, 3, 4].map((part) =>
        payments.refund({ paymentId, amount: 50_000, idempotencyKey: `race-${part}-${id}` }),
      );
      const ended = (await Promise.allSettled(asked)).map(({ status }) => status);
      expect(ended.filter((status) => status === 'fulfilled')).toHaveLength(2);
      expect(await payments.readCheckout(id)).toMatchObject({ refunded: 100_000 });
    });

    it('tells of a payment that was given back', async () => {
      const { id, paymentId } = await paid();
      await payments.refund({ paymentId, idempotencyKey: `refund-${id}` });
      expect(await toldOf(paymentId)).toEqual([
        { kind: 'refunded', paymentId, amount: 107_730, currency: 'czk' },
      ]);
    });

    it('refuses to give back what was never paid', async () => {
      const none = { paymentId: 'pi_none', idempotencyKey: 'refund-none' };
      await expect(payments.refund(none)).rejects.toThrow(PaymentsRefused);
    });
  });
}
