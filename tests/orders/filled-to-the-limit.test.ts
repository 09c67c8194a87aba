import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { detailsLimits } from '#domain/customer/details-form.ts';
import { MAX_LINES } from '#domain/order/cart.ts';
import { errorsOf, readForm } from '#tests/stage/html.ts';
import { filledDetails, fillLargestCart } from '#tests/stage/filled-order.ts';
import { cartOf, openDetails, pressDetails } from '#tests/stage/ordering.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import type { Page } from '#tests/stage/visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

/** As many bytes of a head as the program and the shipped nginx take in all; browsers send more than cookies. */
const MOST_COOKIES = 13_000;

/** What stands in the form of step 2, with ends of lines as they were typed. */
function inputIn(page: Page): Record<string, string> {
  const { fields } = readForm(page.html, 'order');
  return { ...fields, note: (fields['note'] ?? '').replaceAll('\r\n', '\n') };
}

describe.each(['ž', '\u{1f680}', '語', '"', 'a\n'])(
  'an order filled to every limit with %j',
  (sign) => {
    it('keeps all that was typed where one field is wrong, with the largest cart', async () => {
      const visitor = shop.visitor();
      fillLargestCart(visitor);
      expect(cartOf(visitor).lines).toHaveLength(MAX_LINES);
      const input: Record<string, string> = {
        ...filledDetails(sign.trim()),
        discountCode: 'X'.repeat(detailsLimits.discountCode),
      };
      if (sign.includes('\n')) input['note'] = sign.repeat(250).trim();
      const page = await pressDetails(visitor, await openDetails(visitor), input);
      expect(page.status).toBe(200);
      expect(Object.keys(errorsOf(page.html))).toEqual(['discountCode']);
      expect(inputIn(page)).toMatchObject(input);
      expect([...visitor.cookies].join('').length).toBeLessThan(MOST_COOKIES);
      // And once more from the first step, whose way back leads there.
      const back = await pressDetails(visitor, page, input, 'back');
      expect(back.status).toBe(200);
      expect(inputIn(await openDetails(visitor))).toMatchObject(input);
    });

    it('says at each field that one sign more is too long, and keeps it', async () => {
      const visitor = shop.visitor();
      fillLargestCart(visitor);
      const filled = filledDetails(sign.trim());
      const wrong = ['name', 'companyName', 'address', 'note'] as const;
      const input: Record<string, string> = { ...filled };
      for (const field of wrong) input[field] = `${filled[field]}a`;
      const page = await pressDetails(visitor, await openDetails(visitor), input);
      expect(errorsOf(page.html)).toMatchObject(
        Object.fromEntries(wrong.map((f) => [f, expect.any(String)])),
      );
      expect(inputIn(page)).toMatchObject(input);
    });

    it('is made', async () => {
      const visitor = shop.visitor();
      fillLargestCart(visitor);
      const page = await pressDetails(
        visitor,
        await openDetails(visitor),
        filledDetails(sign.trim()),
      );
      expect([page.status, page.location]).toEqual([
        303,
        expect.stringContaining('/test-checkout/'),
      ]);
    });
  },
);

it('far too much is said to be too long where somebody goes back from it, and stays', async () => {
  const visitor = shop.visitor();
  fillLargestCart(visitor);
  const input = { ...filledDetails('ž'), note: 'ž'.repeat(8000) };
  const page = await pressDetails(visitor, await openDetails(visitor), input, 'back');
  expect([page.status, Object.keys(errorsOf(page.html))]).toEqual([422, ['note']]);
  expect(inputIn(page)).toMatchObject(input);
});
