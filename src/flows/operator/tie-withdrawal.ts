import { noteChange } from '#database/audit.ts';
import { addEntries } from '#database/order-work.ts';
import { findOrderByNumber } from '#database/order-desk.ts';
import { findOrder, lockOrder } from '#database/orders.ts';
import { notePromise } from '#database/promised-end.ts';
import { noteShortEnd } from '#database/short-end.ts';
import { findWithdrawal, holdOrder, tieToOrder } from '#database/withdrawals.ts';
import type { Operator } from '#domain/operator/operator.ts';
import { readOrderNumber } from '#domain/order/order.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Services } from '#flows/services.ts';
import { type TiedPreview, previewTied } from './preview-tied.ts';
import { undoOfWithdrawal } from './undo-of-withdrawal.ts';
import { wishLater } from './wish-later.ts';

export type TiedWithdrawal =
  | { ok: true; number: number }
  /** What would follow, which has not been seen. */
  | { ok: false; problem: 'not-shown'; shown: TiedPreview }
  | { ok: false; problem: 'row-gone' | 'order-unknown' | 'intent-unknown' };

/**
 * Ties a declaration that fitted no order to the one that an operator has found for it (rules 51). What follows is what
 * would have followed at once, but that nothing is canceled by itself: delivery is held, and a person returns the
 * money. The acknowledgement goes out anew, for it now says what becomes of it; until then all of it can be taken back.
 * Nothing is done but what was shown: what would follow by now is asked under the order's lock (rules 91).
 */
export async function tieWithdrawal(
  services: Pick<Services, 'db' | 'clock' | 'shop'>,
  {
    id,
    formId,
    number: typed,
    isShown,
    operator,
  }: {
    id: string;
    /** Of the form that was sent, under which it can be taken back. A UUID. */
    formId: string;
    number: string;
    isShown: (follows: TiedPreview) => boolean;
    operator: Pick<Operator, 'id' | 'name'>;
  },
): Promise<TiedWithdrawal> {
  const { db, clock } = services;
  const declared = isUuid(id) ? await findWithdrawal(db, id) : undefined;
  if (declared?.outcome !== 'unknown') return { ok: false, problem: 'row-gone' };
  const number = readOrderNumber(typed);
  const found = number === undefined ? undefined : await findOrderByNumber(db, number);
  if (!found) return { ok: false, problem: 'order-unknown' };
  return db.transaction(async (tx): Promise<TiedWithdrawal> => {
    const order = await lockOrder(tx, found.id);
    if (!order) return { ok: false, problem: 'order-unknown' };
    const whole = await findOrder(tx, order.id);
    if (!whole) return { ok: false, problem: 'order-unknown' };
    const shown = await previewTied(services, declared, whole);
    if (!isShown(shown)) return { ok: false, problem: 'not-shown', shown };
    if (!isUuid(formId)) return { ok: false, problem: 'intent-unknown' };
    const { outcome } = shown;
    const at = clock();
    const before = await tieToOrder(tx, id, { orderId: order.id, outcome });
    if (!before) return { ok: false, problem: 'row-gone' };
    const { declaredAt, part: text } = declared;
    // Whoever follows the changes of orders asks what came after the last one: it is new to this order now.
    await addEntries(tx, [{ orderId: order.id, kind: 'withdrawal', actor: 'customer', text, at }]);
    if (outcome === 'held') {
      await holdOrder(tx, order.id, declaredAt);
      await notePromise(tx, order.id);
      await noteShortEnd(tx, order.id);
    }
    const { settledAt, person, note } = before;
    const closed = settledAt ? { at: settledAt.toISOString(), person, note } : undefined;
    const undoCare = await undoOfWithdrawal(tx, order, { id, act: 'tied', closed });
    const wish = { kind: 'withdrawal', undoCare } as const;
    await wishLater(tx, { id: formId, orderId: order.id, operator, wish, at });
    await noteChange(tx, {
      operatorId: operator.id,
      action: 'withdrawal-tied',
      subject: order.id,
      after: { withdrawal: id, outcome },
      at,
    });
    return { ok: true, number: order.number };
  });
}
