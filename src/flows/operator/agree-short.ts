import { noteChange } from '#database/audit.ts';
import { addEntries } from '#database/order-work.ts';
import { noteOnOrder } from '#database/orders.ts';
import { noteShortEnd } from '#database/short-end.ts';
import { cleanLines } from '#domain/clean-text.ts';
import { MAX_NOTE_LENGTH } from '#domain/order/order-event.ts';
import type { Services } from '#flows/services.ts';
import { type OrderChange, type OrderUnknown, underLock } from './under-lock.ts';

export type AgreedShort =
  | { ok: true }
  | OrderUnknown
  | { ok: false; problem: 'changed-meanwhile' | 'short-over' | 'words-missing' | 'note-too-long' };

/**
 * Notes that the customer of an order that ended short has agreed to something else than money for what is missing,
 * in the customer's words, which stay in the history (rules 89): as long as that money is neither back nor on its way. Noted once; the same form once more changes nothing.
 */
export async function agreeShort(
  services: Pick<Services, 'db' | 'clock'>,
  { text: typed, ...change }: OrderChange & { text: string },
): Promise<AgreedShort> {
  const text = cleanLines(typed);
  if (text === '') return { ok: false, problem: 'words-missing' };
  if (text.length > MAX_NOTE_LENGTH) return { ok: false, problem: 'note-too-long' };
  return underLock(services, change, async (tx, { order, isStale, at }) => {
    if (order.shortAgreedAt) return { ok: true };
    if (isStale) return { ok: false, problem: 'changed-meanwhile' };
    if (order.shortOpen === 0) return { ok: false, problem: 'short-over' };
    const { operator, orderId } = change;
    const by = { actor: 'operator', person: operator.name, at } as const;
    await noteOnOrder(tx, orderId, { shortAgreedAt: at });
    await noteShortEnd(tx, orderId);
    await addEntries(tx, [{ orderId, kind: 'agreed', text, ...by }]);
    await noteChange(tx, {
      operatorId: operator.id,
      action: 'short-agreed',
      subject: orderId,
      personalAfter: { text },
      at,
    });
    return { ok: true };
  });
}
