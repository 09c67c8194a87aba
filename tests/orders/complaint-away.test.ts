import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { onlyOrder, query } from '#tests/stage/books.ts';
import { createCuttableShop } from '#tests/stage/cuttable-shop.ts';
import { readForm } from '#tests/stage/html.ts';
import { pay, placeOrder, threePackages } from '#tests/stage/ordering.ts';

describe('a complaint while the database is away', () => {
  async function begun() {
    const cuttable = await createCuttableShop();
    const someone = cuttable.shop.visitor();
    await pay(someone, await placeOrder(someone, threePackages, { start: 'now' }));
    await cuttable.shop.workOnce();
    await query(cuttable.shop, `update orders set state = 'delivering'`);
    await query(cuttable.shop, `update order_lines set work = 'delivering', started_at = now()`);
    const page = `/objednavky/${(await onlyOrder(cuttable.shop)).token}`;
    return { cuttable, someone, page };
  }

  it('is not lost: the form comes back as it was filled in, and can be sent again', async () => {
    const { cuttable, someone, page } = await begun();
    const form = {
      intent: 'complaint',
      id: randomUUID(),
      line: '1',
      text: 'Čekám týden.',
      wish: 'money',
    };
    cuttable.database.cut();
    const answer = await someone.post(page, form);
    expect(answer.status).toBe(503);
    expect(answer.text).toContain('Reklamaci teď nejde uložit');
    expect(answer.html).toContain('Čekám týden.');
    expect(answer.html).toContain(form.id);
    cuttable.database.mend();
    await expect.poll(async () => (await someone.post(page, form)).status).toBe(303);
    const kept = await query(cuttable.shop, 'select text from complaints');
    expect(kept).toEqual([{ text: form.text }]);
    await cuttable.shop.close();
  });

  it('offers no money where the order was free of charge', async () => {
    const { cuttable, someone, page } = await begun();
    await query(
      cuttable.shop,
      `update orders set paid_how = 'free', discount = subtotal, total = 0`,
    );
    const { fields } = readForm((await someone.get(page)).html, 'complaint');
    cuttable.database.cut();
    const answer = await someone.post(page, { ...fields, text: 'Nic.', intent: 'complaint' });
    expect(answer.status).toBe(503);
    expect(answer.html).toContain('value="refill"');
    expect(answer.html).not.toContain('value="money"');
    cuttable.database.mend();
    await cuttable.shop.close();
  });
});
