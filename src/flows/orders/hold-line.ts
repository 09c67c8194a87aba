import { recordChange } from '#database/audit/audit.ts';
import { addEntries, notHeld, recordLine } from '#database/orders/order-work.ts';
import { recordPromise } from '#database/orders/promised-end.ts';
import type { Ending } from '#domain/order/order.ts';
import {
  type HoldProblem,
  type HoldReason,
  problemOfHold,
  readHoldText,
} from '#domain/delivery/hold.ts';
import type { Services } from '#flows/services.ts';
import { type OrderChange, type OrderUnknown, underLock, scheduleAction } from './under-lock.ts';

export type Held =
  | { ok: true }
  | OrderUnknown
  | {
      ok: false;
      problem: 'changed-meanwhile' | 'line-unknown' | 'line-held-already' | HoldProblem;
    };

/** What is held, why, and what its customer is told. */
export interface Holding extends OrderChange {
  /** Of the form that was sent, under which the e-mail waits that can be taken back. A UUID. */
  id: string;
  position: number;
  reason: HoldReason;
  text: string;
}

/**
 * Holds a line: nothing more of it is delivered until it is resumed or its customer has corrected the target
 * (rules 50). The e-mail to the customer waits for some seconds in which it can be taken back; the line stays
 * held then. The same form once more changes nothing.
 */
export async function holdLine(
  services: Pick<Services, 'db' | 'clock'>,
  { id, position, reason, ...change }: Holding,
): Promise<Held> {
  const text = readHoldText(change.text);
  return underLock(services, change, async (tx, { order, lines, isStale, at }): Promise<Held> => {
    const line = lines.find((each) => each.position === position);
    if (!line) return { ok: false, problem: 'line-unknown' };
    if (line.holdReason === reason && line.holdText === text) return { ok: true };
    if (isStale) return { ok: false, problem: 'changed-meanwhile' };
    if (line.heldAt) return { ok: false, problem: 'line-held-already' };
    const problem = problemOfHold(order, line, text);
    if (problem) return { ok: false, problem };
    const { operator, bulkActionId } = change;
    const by = { actor: 'operator', person: operator.name, at } as const;
    await recordLine(tx, line, { holdReason: reason, holdText: text, heldAt: at });
    await addEntries(tx, [
      { orderId: order.id, line: position, kind: 'hold', holdReason: reason, text, ...by },
    ]);
    await scheduleAction(tx, {
      id,
      orderId: order.id,
      operator,
      request: { kind: 'emails', emails: ['order-held-customer'], aboutId: id },
      at,
      bulkActionId,
    });
    await recordPromise(tx, order.id);
    await recordChange(tx, {
      operatorId: operator.id,
      action: 'order-held',
      subject: order.id,
      before: { line: position, reason: null },
      after: { line: position, reason },
      personalAfter: { text },
      at,
    });
    return { ok: true };
  });
}

export type Resumed =
  | { ok: true }
  | OrderUnknown
  | { ok: false; problem: 'changed-meanwhile' | 'line-unknown' | Ending };

/** Lets the work on a held line go on. A line that is not held stays as it is. */
export async function resumeLine(
  services: Pick<Services, 'db' | 'clock'>,
  { position, ...change }: OrderChange & { position: number },
): Promise<Resumed> {
  return underLock(
    services,
    change,
    async (tx, { order, lines, isStale, at }): Promise<Resumed> => {
      const line = lines.find((each) => each.position === position);
      if (!line) return { ok: false, problem: 'line-unknown' };
      if (!line.heldAt) return { ok: true };
      if (order.ending) return { ok: false, problem: order.ending };
      if (isStale) return { ok: false, problem: 'changed-meanwhile' };
      const { operator } = change;
      const by = { actor: 'operator', person: operator.name, at } as const;
      await recordLine(tx, line, notHeld);
      await addEntries(tx, [{ orderId: order.id, line: position, kind: 'resume', ...by }]);
      await recordPromise(tx, order.id);
      await recordChange(tx, {
        operatorId: operator.id,
        action: 'order-resumed',
        subject: order.id,
        before: { line: position, reason: line.holdReason },
        after: { line: position, reason: null },
        at,
      });
      return { ok: true };
    },
  );
}
