import { describe, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { deliver } from '#tests/stage/money-desk.ts';
import { signIn } from '#tests/stage/operator.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';
import { stray } from '#tests/stage/stray.ts';

const here = usePaidShop();
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('the orders that are offered for a declaration without one', () => {
  /** What is said of each, the best first. */
  async function offered(more: Record<string, string>, email = 'jana@example.com') {
    const id = await stray(here, email, more);
    const { visitor } = await signIn(here.shop, { role: 'editor' });
    const page = await visitor.get(`/ad/withdrawals/${id}`);
    return plain(page.text);
  }

  it('are found by the number that was written, with what they are and a word on the other mailbox', async () => {
    await deliver(here.shop, 40);
    const text = await offered({ number: 'objednávka č. 100001' });
    for (const words of [
      'Přiřadit k objednávce č. 100001',
      'Sedí: číslo nebo platba.',
      'Žofie Říhová · zofie@example.com',
      '100 lajků na Instagramu',
      'Jiný e\u2011mail než v odstoupení',
    ])
      expect(text).toContain(words);
  });

  it('are found by the payment that was written', async () => {
    await deliver(here.shop, 40);
    await query(here.shop, `update orders set payment_id = 'pi_3Abc'`);
    expect(await offered({ number: 'platba pi_3Abc, děkuji' })).toContain(
      'Sedí: číslo nebo platba.',
    );
  });

  it('are found by the name', async () => {
    await deliver(here.shop, 40);
    expect(await offered({ name: 'Žofie Říhová' })).toContain('Sedí: jméno.');
  });

  it('are named by all that fits, and warn of no mailbox that is the same', async () => {
    await deliver(here.shop, 40);
    const more = { name: 'říhová  žofie', number: '100001 999' };
    const text = await offered(more, 'zofie+1@example.com');
    expect(text).toContain('Sedí: číslo nebo platba, e\u2011mail, jméno.');
    expect(text).not.toContain('Jiný e\u2011mail');
  });

  it.each([
    ['Zofie@EXAMPLE.com', 'zofie+nakup@example.com'],
    ['zo.fie@googlemail.com', 'zofie+vzlet@gmail.com'],
  ])('are found by the mailbox, however it was typed: %s', async (ordered, input) => {
    await deliver(here.shop, 40);
    await query(here.shop, 'update orders set email = $1', [ordered]);
    const text = await offered({}, input);
    expect(text).toContain('Sedí: e\u2011mail.');
    expect(text).not.toContain('Jiný e\u2011mail');
  });

  it('are the first ten, each with all that fits, and that there are more is said', async () => {
    await deliver(here.shop, 40);
    const copies = (count: number) =>
      query(
        here.shop,
        `insert into orders overriding system value select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(),
           'token', 'more-' || i, 'number', 100001 + i, 'form_id', gen_random_uuid(), 'payment_id', null, 'invoice_number', null))).*
         from orders o, generate_series(1, $1::integer) i`,
        [count],
      );
    await copies(11);
    // The oldest fits by more than the others do.
    await query(here.shop, `update orders set name = 'Jana Malá' where number <> 100001`);
    const text = await offered({ name: 'Žofie Říhová' }, 'zofie@example.com');
    expect(text).toMatch(/^[^]*?Sedí: e\u2011mail, jméno\.[^]*?Přiřadit k objednávce č\. 100001/);
    expect(text.match(/Přiřadit k objednávce/g)).toHaveLength(10);
    expect(text).toContain('Prvních 10, je jich víc.');
  });

  it('are none where the declaration was erased', async () => {
    const id = await stray(here, 'jana@example.com');
    await query(here.shop, `update withdrawals set name = '', order_number = '', email = ''`);
    const { visitor } = await signIn(here.shop);
    const page = await visitor.get(`/ad/withdrawals/${id}`);
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('Nic se nenašlo.')]);
  });

  it('are none of a mailbox that only looks alike', async () => {
    await deliver(here.shop, 40);
    await query(here.shop, `update orders set email = 'zofie@kavárna.example', name = 'Jana'`);
    expect(await offered({}, 'zofie@kavarna.example')).toContain('Nic se nenašlo.');
  });

  it('are none of a customer who was erased, not by the number either', async () => {
    await deliver(here.shop, 40);
    await query(here.shop, `update orders set email = '', name = ''`);
    const id = await stray(here, 'jana@example.com', { number: 'č. 100001' });
    const { visitor } = await signIn(here.shop);
    expect((await visitor.get(`/ad/withdrawals/${id}`)).text).toContain('Nic se nenašlo.');
    const answer = await visitor.post(`/ad/withdrawals/${id}`, { intent: 'tie', number: '100001' });
    expect([answer.status, await query(here.shop, 'select order_id from withdrawals')]).toEqual([
      409,
      [{ order_id: null }],
    ]);
  });

  it('are none by a number that is the sum of another order', async () => {
    await deliver(here.shop, 40);
    const [{ total } = {}] = await query(here.shop, 'select total from orders');
    expect(await offered({ number: String(Number(total) / 100) })).toContain('Nic se nenašlo.');
  });
});
