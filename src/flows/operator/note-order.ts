import { noteChange } from '#database/audit.ts';
import { addEntries, hasNote } from '#database/order-work.ts';
import { cleanLines } from '#domain/clean-text.ts';
import { MAX_NOTE_LENGTH } from '#domain/order/order-event.ts';
import type { Services } from '#flows/services.ts';
import { type OrderChange, type OrderUnknown, underLock } from './under-lock.ts';

export type NotedOrder =
  | { ok: true }
  | OrderUnknown
  | { ok: false; problem: 'note-missing' | 'note-too-long' };

/**
 * Writes a note into the history of an order, for the shop's own eyes. It contradicts nothing that somebody
 * else did meanwhile; the same form once more writes it once.
 */
export async function noteOrder(
  services: Pick<Services, 'db' | 'clock'>,
  { text: typed, ...change }: OrderChange & { text: string },
): Promise<NotedOrder> {
  const text = cleanLines(typed);
  if (text === '') return { ok: false, problem: 'note-missing' };
  if (text.length > MAX_NOTE_LENGTH) return { ok: false, problem: 'note-too-long' };
  return underLock(services, change, async (tx, { order, isStale, at }): Promise<NotedOrder> => {
    const { operator, seen } = change;
    const { id: orderId } = order;
    const note = { orderId, text, person: operator.name };
    if (isStale && (await hasNote(tx, { ...note, after: seen ?? 0 }))) return { ok: true };
    await addEntries(tx, [{ ...note, kind: 'note', actor: 'operator', at }]);
    await noteChange(tx, {
      operatorId: operator.id,
      action: 'order-noted',
      subject: orderId,
      personalAfter: { text },
      at,
    });
    return { ok: true };
  });
}
