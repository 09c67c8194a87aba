import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outcomesOf } from '#tests/stage/bulk-actions.ts';
import { query } from '#tests/stage/books.ts';
import { readForms } from '#tests/stage/html.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { type TestShop, createTestShop } from '#tests/stage/shop.ts';
import { paidOrderAt, storeOrder, storedLine } from '#tests/stage/stored-orders.ts';

const BULK = '/ad/orders/bulk';
const AT = new Date();

let shop: TestShop;
let me: SignedIn;
beforeAll(async () => {
  shop = await createTestShop();
  me = await signIn(shop);
});
beforeEach(() => query(shop, 'delete from orders where invoice_number is null'));
afterAll(() => shop.close());

/** An order whose one line of a thousand pieces is reported so far. */
const reported = (delivered: number) =>
  storeOrder(shop, {
    ...paidOrderAt(AT),
    state: 'delivering',
    lines: [{ ...storedLine, delivered }],
  });

async function dryRun(numbers: readonly number[]) {
  const choice = new URLSearchParams([
    ['act', 'complete'],
    ...numbers.map((n) => ['n', String(n)]),
  ]);
  const page = await me.visitor.get(`${BULK}?${choice}`);
  const fields = fieldsOf(page.html);
  const confirm = (input: Record<string, string> = {}) =>
    me.visitor.post(BULK, { ...fields, ...input });
  return { text: page.text.replaceAll(/[\u00a0\s]+/g, ' '), fields, confirm };
}

const fieldsOf = (html: string) =>
  readForms(html).find(({ fields }) => fields['act'] === 'complete')?.fields ?? {};

const lineOf = async (id: string) =>
  (await query(shop, 'select work, delivered from order_lines where order_id = $1', [id]))[0];

describe('completing many orders', () => {
  it('shows what is reported and what is written, and leaves out what is reported below its pieces', async () => {
    const whole = await reported(1000);
    const part = await reported(400);
    const none = await reported(0);
    const { text, fields, confirm } = await dryRun([whole.number, part.number, none.number]);
    expect(text).toContain('Hlášeno → zapíše se');
    expect(text).toContain('1.000 z 1.000 → 1.000');
    expect(text).toContain('400 z 1.000 →');
    expect(text).toContain('0 z 1.000 →');
    expect(text).toContain('Změní se 1 objednávka, u 2 se nestane nic.');
    expect((await confirm()).status).toBe(303);
    expect(await lineOf(whole.id)).toEqual({ work: 'completed', delivered: 1000 });
    expect(await lineOf(part.id)).toEqual({ work: 'delivering', delivered: 400 });
    expect(await lineOf(none.id)).toEqual({ work: 'delivering', delivered: 0 });
    expect(await outcomesOf(shop, String(fields['id']))).toEqual([
      'done',
      'count-missing',
      'count-missing',
    ]);
  });

  it('writes the counts that are given with it', async () => {
    const [part, short] = [await reported(400), await reported(400)];
    const { confirm } = await dryRun([part.number, short.number]);
    const counts = { [`count-${part.number}-0`]: '1 000', [`count-${short.number}-0`]: '700' };
    const refused = await confirm(counts);
    expect(refused.status).toBe(422);
    expect(refused.text).toMatch(/důvod je v\stabulce/u);
    expect(refused.html).toContain('value="700"');
    expect(await lineOf(part.id)).toEqual({ work: 'delivering', delivered: 400 });
    const input = { ...counts, text: 'Síť to smazala' };
    const shown = await confirm(input);
    expect(shown.status).toBe(200);
    expect(shown.text.replaceAll(/[\u00a0\s]+/g, ' ')).toContain('Změní se 2 objednávky');
    expect(await lineOf(part.id)).toEqual({ work: 'delivering', delivered: 400 });
    const { previewed = '' } = fieldsOf(shown.html);
    expect((await confirm({ ...input, previewed })).status).toBe(303);
    expect(await lineOf(part.id)).toEqual({ work: 'completed', delivered: 1000 });
    expect(await lineOf(short.id)).toEqual({ work: 'completed', delivered: 700 });
    const emails = await query(
      shop,
      `select request -> 'emails' ->> 0 as kind from pending_actions where order_id = any($1) order by 1`,
      [[part.id, short.id]],
    );
    expect(emails).toEqual([
      { kind: 'order-completed-customer' },
      { kind: 'order-short-customer' },
    ]);
  });

  it.each(['1001', '-5', '70.5', 'asi sto', '1e3', '１２', '.250', '9'.repeat(30)])(
    'takes no count of %s, and does nothing then',
    async (input) => {
      const [whole, part] = [await reported(1000), await reported(400)];
      const { confirm } = await dryRun([whole.number, part.number]);
      const refused = await confirm({ [`count-${part.number}-0`]: input, text: 'Proto' });
      expect(refused.status).toBe(422);
      expect(refused.html).toContain(`value="${input}"`);
      // What is a count is no count for this line: its row says why.
      expect(refused.html.includes('aria-invalid="true"')).toBe(input !== '1001');
      expect(refused.html).toContain(`id="outcome-${part.number}"`);
      expect(await lineOf(whole.id)).toEqual({ work: 'delivering', delivered: 1000 });
      expect(await lineOf(part.id)).toEqual({ work: 'delivering', delivered: 400 });
    },
  );
});
