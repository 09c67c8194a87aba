import { beforeEach, describe, expect, it } from 'vitest';
import { href } from '#domain/addresses.ts';
import { type Entered, enterOrder, keepSignedIn } from '#tests/stage/busy-acts.ts';
import { emailsOf, query } from '#tests/stage/books.ts';
import { readForms } from '#tests/stage/html.ts';
import { type SignedIn, signIn } from '#tests/stage/operator.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';

const here = usePaidShop();
const wishes = [{ packageId: 'ig-followers-1000', target: '@kavarna.ulita' }];
const transfer = { how: 'transfer', paidDaysAgo: 3, reference: 'VS 20260042' } as const;
const free = { how: 'free', reason: 'Omluva za zpoždění' } as const;

let owner: SignedIn;
beforeEach(async () => {
  owner = await signIn(here.shop);
});

interface EnteredRow extends Record<string, unknown> {
  id: string;
  number: number;
  token: string;
}

/** An order that an operator enters, whose e-mails have left. */
async function enter(entered: Entered): Promise<EnteredRow> {
  await enterOrder(here.shop, owner, {
    name: 'Dana Bártová',
    email: 'dana@example.com',
    wishes,
    entered,
  });
  await here.time.pass(here.shop, 1);
  const [row] = await query<EnteredRow>(
    here.shop,
    `select id, number, token from orders where email = 'dana@example.com'`,
  );
  if (!row) throw new Error('No order was entered.');
  return row;
}

/** Its customer cancels it. */
async function cancel({ token }: EnteredRow): Promise<void> {
  await here.shop.visitor().post(href('order', 'cs', { token }), { intent: 'cancel' });
  await here.shop.workOnce();
}

const lookAs = async ({ token }: EnteredRow) =>
  (await here.shop.visitor().get(href('order', 'cs', { token }))).text;

describe('an order that was paid by transfer', () => {
  it('owes its customer the money once it is canceled, until somebody has sent it', async () => {
    const order = await enter(transfer);
    await cancel(order);
    expect(await here.made()).toEqual([]);
    const queue = href('operatorQueue', 'cs', { queue: 'refunds' });
    await here.time.pass(here.shop, 11);
    const waiting = (await owner.visitor.get(queue)).text;
    expect(waiting).toContain('Zákazník platil převodem');
    expect(waiting).toContain(String(order.number));
    const [toShop] = await emailsOf(here.shop, 'order-canceled-shop');
    expect(toShop?.text.replaceAll(/\s+/g, ' ')).toContain('Pošlete mu 1.999 Kč ze své banky');

    await keepSignedIn(here.shop, owner);
    const screen = href('operatorMoneyBack', 'cs', { number: String(order.number) });
    const page = await owner.visitor.get(screen);
    expect(page.text).toContain('pošlete převodem');
    const form = readForms(page.html).find(({ fields }) => fields['refund']);
    const sent = { ...form?.fields, reference: 'převod 8' };
    expect((await owner.visitor.post(screen, sent)).status).toBe(303);
    expect(
      await query(here.shop, 'select kind, amount, state from refunds where order_id = $1', [
        order.id,
      ]),
    ).toEqual([{ kind: 'canceled', amount: '199900', state: 'done' }]);
    expect(await here.notes()).toEqual([-199_900]);
    expect((await owner.visitor.get(queue)).text).not.toContain('Zákazník platil převodem');
    expect(await lookAs(order)).toContain('jsme vám vrátili');
  });
});

describe('an order that is free of charge', () => {
  it('speaks of no money, neither while it is open nor once it is canceled', async () => {
    const order = await enter(free);
    const open = await lookAs(order);
    expect(open).toContain('Objednávku máme a je zdarma.');
    expect(open).toContain('Stav zdarma');
    expect(open).not.toMatch(/Platbu máme|Celou částku/);
    await cancel(order);
    expect(await lookAs(order)).not.toMatch(/částku|Vracíme peníze|vracíme/);
    expect(await query(here.shop, 'select from refunds')).toEqual([]);
    const [toCustomer] = await emailsOf(here.shop, 'order-canceled-customer');
    expect(toCustomer?.text).toContain('Objednávka byla zdarma');
  });
});
