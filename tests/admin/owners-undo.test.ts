import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { adminHref } from '#domain/addresses.ts';
import { undoAction } from '#flows/pending-actions/undo-action.ts';
import { onlyOrder, query } from '#tests/stage/books.ts';
import { moneyBack, request } from '#tests/stage/intending.ts';
import { signIn } from '#tests/stage/operator.ts';
import { usePaidShop } from '#tests/stage/paid-shop.ts';

const here = usePaidShop();
const owner = { id: randomUUID(), name: 'Petr Novák', role: 'owner' } as const;
const again = { kind: 'emails', emails: ['order-paid-customer'], repeat: 'copy' } as const;
const states = async () =>
  (await query(here.shop, 'select state from pending_actions')).map(({ state }) => state);

describe('what only an owner may do', () => {
  const editor = { ...owner, role: 'editor' } as const;
  it.each([
    ['money that goes back', moneyBack(5_000)],
    ['a cancellation', { kind: 'cancel' } as const],
    ['word of a promise of money', { ...again, needs: 'money' } as const],
  ])('is taken back by nobody else: %s', async (_, wanted) => {
    const id = await request(here.shop, wanted);
    const { services } = here.shop;
    const refused = await undoAction(services, { id, operator: editor });
    expect(refused).toEqual({ ok: false, problem: 'right-missing' });
    expect(await states()).toEqual(['waiting']);
    const { visitor } = await signIn(here.shop, { role: 'editor' });
    const { number } = await onlyOrder(here.shop);
    const admin = await visitor.get(adminHref('operatorOrder', { number: String(number) }));
    expect(admin.text).toContain('Jana Malá');
    expect(admin.html).not.toContain(id);
    const pressed = await visitor.post(adminHref('operatorUndo'), { id, back: '/ad' });
    expect((await visitor.follow(pressed)).text).toContain('může vzít zpět jen majitel');
    expect(await undoAction(services, { id, operator: owner })).toMatchObject({ ok: true });
  });

  it('is what an editor did, who may take it back', async () => {
    const id = await request(here.shop, again);
    expect(await undoAction(here.shop.services, { id, operator: editor })).toMatchObject({
      ok: true,
    });
  });
});
