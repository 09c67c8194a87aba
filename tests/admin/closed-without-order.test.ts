import { describe, expect, it } from 'vitest';
import { query } from '#tests/stage/books.ts';
import { readForms } from '#tests/stage/html.ts';
import { afterUndo, deliver } from '#tests/stage/money-desk.ts';
import { signIn } from '#tests/stage/operator.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';
import { stray, tie } from '#tests/stage/stray.ts';
import type { Page, Visitor } from '#tests/stage/visitor.ts';

const here = usePaidShop();
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('a declaration that is closed without an order', () => {
  const standing = () =>
    query(here.shop, 'select outcome, resolution, person, note, order_id from withdrawals');
  const waits = { outcome: 'unknown', resolution: null, person: null, note: '', order_id: null };

  async function close(visitor: Visitor, id: string, note: string): Promise<Page> {
    const address = `/ad/withdrawals/${id}`;
    const form = readForms((await visitor.get(address)).html).find(({ intents }) =>
      intents.includes('close'),
    );
    return visitor.post(address, { ...form?.fields, note, intent: 'close' });
  }

  it('needs a note, which stays in the log and on its page', async () => {
    const id = await stray(here, 'jana@example.com');
    const { visitor, name } = await signIn(here.shop, { role: 'editor' });
    const page = await visitor.get(`/ad/withdrawals/${id}`);
    expect(plain(page.text)).toContain('Vyřídit bez objednávky');
    const refused = await close(visitor, id, ' ');
    expect([refused.status, plain(refused.text)]).toEqual([
      422,
      expect.stringContaining('Napište, proč ho nejde přiřadit k žádné objednávce'),
    ]);
    expect(await standing()).toEqual([waits]);
    const form = readForms(page.html).find(({ intents }) => intents.includes('close'));
    const sent = { ...form?.fields, note: 'Koupil jinde.', intent: 'close' };
    const closed = await visitor.post(`/ad/withdrawals/${id}`, sent);
    // Pressed twice it is closed once, and both presses are told so.
    expect((await visitor.post(`/ad/withdrawals/${id}`, sent)).status).toBe(303);
    expect([closed.status, closed.location]).toEqual([
      303,
      expect.stringContaining('/ad/queues/withdrawals'),
    ]);
    const by = { resolution: 'closed', person: name, note: 'Koupil jinde.' };
    expect(await standing()).toEqual([{ ...waits, ...by }]);
    expect((await visitor.get(`/ad/withdrawals/${id}`)).text).toContain('Koupil jinde.');
    expect(
      await query(
        here.shop,
        `select p.value from audit_entries e join audit_personal p using (seq)
         where e.action = 'withdrawal-settled' and e.subject = $1`,
        [id],
      ),
    ).toEqual([{ value: 'Koupil jinde.' }]);
  });

  it('waits again once that is taken back, for half a minute', async () => {
    const id = await stray(here, 'jana@example.com');
    const { visitor, name } = await signIn(here.shop, { role: 'editor' });
    const page = await visitor.follow(await close(visitor, id, 'Koupil jinde.'));
    expect(page.text).toContain('Vyřízené odstoupení · odstoupení bez objednávky');
    const undo = readForms(page.html).find(({ action }) => action === '/ad/undo');
    expect(page.html).toContain(`/ad/withdrawals/${id}`);
    const back = await visitor.follow(await visitor.post('/ad/undo', undo?.fields ?? {}));
    expect(back.text).toContain('Vzato zpět.');
    // What was written stays for the next time.
    expect(await standing()).toEqual([{ ...waits, note: 'Koupil jinde.' }]);
    expect(await query(here.shop, 'select resolved_at from withdrawals')).toEqual([
      { resolved_at: null },
    ]);
    expect((await visitor.get('/ad/queues/withdrawals')).html).toContain(`/ad/withdrawals/${id}`);
    const again = await visitor.follow(await close(visitor, id, 'Koupil jinde.'));
    const second = readForms(again.html).find(({ action }) => action === '/ad/undo');
    await afterUndo(here);
    expect((await visitor.post('/ad/undo', undo?.fields ?? {})).status).toBe(303);
    const late = await visitor.follow(await visitor.post('/ad/undo', second?.fields ?? {}));
    expect(late.text).toContain('Pozdě');
    expect(await standing()).toMatchObject([{ resolution: 'closed', person: name }]);
    expect((await visitor.get(`/ad/withdrawals/${id}`)).text).not.toContain('Vzít zpět');
  });

  it('is tied all the same once its order is found, and not opened again by a late undo', async () => {
    await deliver(here.shop, 40);
    const id = await stray(here, 'zofie@example.com');
    const { visitor } = await signIn(here.shop);
    const page = await visitor.follow(await close(visitor, id, 'Koupil jinde.'));
    const undo = readForms(page.html).find(({ action }) => action === '/ad/undo');
    const admin = await visitor.get(`/ad/withdrawals/${id}`);
    expect(plain(admin.text)).toContain('Přiřadit k objednávce č. 100001');
    expect((await tie(visitor, id)).status).toBe(303);
    const tied = { ...waits, outcome: 'held', order_id: expect.any(String) };
    expect(await standing()).toEqual([tied]);
    await visitor.post('/ad/undo', undo?.fields ?? {});
    expect(await standing()).toEqual([tied]);
  });

  it('is closed again, as it was, once the order is taken back by the one undo that there is', async () => {
    await deliver(here.shop, 40);
    const id = await stray(here, 'zofie@example.com');
    const { visitor } = await signIn(here.shop);
    const page = await visitor.follow(await close(visitor, id, 'Koupil jinde.'));
    const whole = () => query(here.shop, 'select * from withdrawals');
    const before = await whole();
    const undoes = (each: Page) =>
      readForms(each.html).filter(({ action }) => action === '/ad/undo');
    const [closing] = undoes(page);
    const afterSales = await visitor.follow(await tie(visitor, id));
    const [undo, ...more] = undoes(afterSales);
    expect(more).toEqual([]);
    const back = await visitor.follow(await visitor.post('/ad/undo', undo?.fields ?? {}));
    expect(back.text).toContain('Vzato zpět.');
    expect(await whole()).toEqual(before);
    // And what closed it can be taken back as before.
    expect(undoes(back).map(({ fields }) => fields['id'])).toEqual([closing?.fields['id']]);
    await visitor.post('/ad/undo', closing?.fields ?? {});
    // What was written stays in the form.
    expect(await standing()).toEqual([{ ...waits, note: 'Koupil jinde.' }]);
  });
});
