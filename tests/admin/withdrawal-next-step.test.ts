import { describe, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { openAfterSales } from '#tests/stage/care-desk.ts';
import { declared } from '#tests/stage/declared.ts';
import { deliver } from '#tests/stage/money-desk.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';

const here = usePaidShop();
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const bright = (html: string) => html.match(/<a[^>]*button--primary[^>]*>/g) ?? [];

describe('an order whose customer has withdrawn', () => {
  it.each(['delivering', 'completed'])(
    'leads by its one bright button to the settlement (%s)',
    async (state) => {
      await deliver(here.shop, 40);
      if (state === 'completed') {
        await query(here.shop, `update order_lines set work = 'completed', completed_at = now()`);
        await query(here.shop, `update orders set state = 'completed', short_open = 11940`);
      }
      const { visitor, address } = await openAfterSales(here.shop);
      const page = address.replace('/care', '');
      expect(bright((await visitor.get(page)).html).join()).not.toContain('#withdrawals');
      await declared(here);
      const buttons = bright((await visitor.get(page)).html);
      expect(buttons).toHaveLength(1);
      expect(buttons[0]).toContain(address);
      expect(buttons[0]).toContain('#withdrawals');
    },
  );
});

describe('the queue of withdrawals', () => {
  it('names the packages and what is to go back', async () => {
    await deliver(here.shop, 40);
    await declared(here);
    const { visitor } = await openAfterSales(here.shop);
    const queue = plain((await visitor.get('/ad/queues/withdrawals')).text);
    expect(queue).toContain('100 lajků na Instagramu, @');
    expect(queue).toContain('119,40 Kč');
    expect(queue).toContain('Vraťte 119,40 Kč.');
    expect(queue).not.toContain('Spočítejte');
    const money = await visitor.get('/ad/orders/100001/money-back');
    expect(plain(money.text)).toContain('Odstoupení od smlouvy (100 lajků na Instagramu (');
  });

  it.each([
    ['delivering', 'Dodávání je pozastavené'],
    ['completed', 'Dodávání už skončilo'],
    ['pending', 'Objednávka není zaplacená'],
  ])('says how an order stands that is %s', async (state, said) => {
    await deliver(here.shop, 40);
    await declared(here);
    if (state === 'completed')
      await query(here.shop, `update order_lines set work = 'completed', completed_at = now()`);
    const paid = state === 'pending' ? 'null' : 'paid_at';
    await query(here.shop, `update orders set state = $1, paid_at = ${paid}`, [state]);
    const { visitor } = await openAfterSales(here.shop);
    const queue = plain((await visitor.get('/ad/queues/withdrawals')).text);
    for (const words of ['je pozastavené', 'už skončilo', 'není zaplacená'])
      expect([words, queue.includes(words)]).toEqual([words, said.includes(words)]);
  });

  it('names no sum where nobody has read yet what is meant', async () => {
    await query(
      here.shop,
      `insert into order_lines select (jsonb_populate_record(l, '{"position": 1}')).* from order_lines l`,
    );
    await deliver(here.shop, 40);
    await declared(here, { part: 'ty druhé' });
    const { visitor } = await openAfterSales(here.shop);
    const queue = plain((await visitor.get('/ad/queues/withdrawals')).text);
    expect(queue).toContain('100 lajků na Instagramu, @');
    expect(queue).not.toMatch(/\d,\d\d Kč/);
  });
});
