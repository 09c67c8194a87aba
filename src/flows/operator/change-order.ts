import { recordChange } from '#database/audit/audit.ts';
import { recordGivenTarget, targetColumns } from '#database/orders/order-targets.ts';
import { addEntries, hasNote, notHeld, recordLine } from '#database/orders/order-work.ts';
import { addToOrderHistory } from '#database/orders/orders.ts';
import { recordPromise, recordShortEnd } from '#database/orders/promised-end.ts';
import { readPackageId } from '#domain/catalogue/price-list.ts';
import { cleanLines } from '#domain/text/clean-text.ts';
import { asksForTarget } from '#domain/delivery/hold.ts';
import { MAX_NOTE_LENGTH } from '#domain/order/order-event.ts';
import { earlyEndOf } from '#domain/order/order.ts';
import { takeTarget } from '#domain/target/read-target.ts';
import { type TargetProblem, waitsFor } from '#domain/target/target.ts';
import type { Services } from '#flows/services.ts';
import { type OrderChange, type OrderUnknown, underLock } from '#flows/orders/under-lock.ts';

export type AgreedShort =
  | { ok: true }
  | OrderUnknown
  | { ok: false; problem: 'changed-meanwhile' | 'short-over' | 'words-missing' | 'note-too-long' };

/**
 * Notes that the customer of an order that ended short has agreed to something else than money for what is missing,
 * in the customer's words, which stay in the history (rules 89): as long as that money is neither back nor on its way. Noted once; the same form once more changes nothing.
 */
export async function agreeToShortEnd(
  services: Pick<Services, 'db' | 'clock'>,
  { text: input, ...change }: OrderChange & { text: string },
): Promise<AgreedShort> {
  const text = cleanLines(input);
  if (text === '') return { ok: false, problem: 'words-missing' };
  if (text.length > MAX_NOTE_LENGTH) return { ok: false, problem: 'note-too-long' };
  return underLock(services, change, async (tx, { order, isStale, at }) => {
    if (order.shortAgreedAt) return { ok: true };
    if (isStale) return { ok: false, problem: 'changed-meanwhile' };
    if (order.shortOpen === 0) return { ok: false, problem: 'short-over' };
    const { operator, orderId } = change;
    const by = { actor: 'operator', person: operator.name, at } as const;
    await addToOrderHistory(tx, orderId, { shortAgreedAt: at });
    await recordShortEnd(tx, orderId);
    await addEntries(tx, [{ orderId, kind: 'agreed', text, ...by }]);
    await recordChange(tx, {
      operatorId: operator.id,
      action: 'short-agreed',
      subject: orderId,
      personalAfter: { text },
      at,
    });
    return { ok: true };
  });
}

export type NotedOrder =
  | { ok: true }
  | OrderUnknown
  | { ok: false; problem: 'note-missing' | 'note-too-long' };

/**
 * Writes a note into the history of an order, for the shop's own eyes. It contradicts nothing that somebody
 * else did meanwhile; the same form once more writes it once.
 */
export async function addOrderNote(
  services: Pick<Services, 'db' | 'clock'>,
  { text: input, ...change }: OrderChange & { text: string },
): Promise<NotedOrder> {
  const text = cleanLines(input);
  if (text === '') return { ok: false, problem: 'note-missing' };
  if (text.length > MAX_NOTE_LENGTH) return { ok: false, problem: 'note-too-long' };
  return underLock(services, change, async (tx, { order, isStale, at }): Promise<NotedOrder> => {
    const { operator, seen } = change;
    const { id: orderId } = order;
    const note = { orderId, text, person: operator.name };
    if (isStale && (await hasNote(tx, { ...note, after: seen ?? 0 }))) return { ok: true };
    await addEntries(tx, [{ ...note, kind: 'note', actor: 'operator', at }]);
    await recordChange(tx, {
      operatorId: operator.id,
      action: 'order-noted',
      subject: orderId,
      personalAfter: { text },
      at,
    });
    return { ok: true };
  });
}

export type CorrectedTarget =
  | { ok: true }
  | OrderUnknown
  | { ok: false; problem: 'changed-meanwhile' | 'line-unknown' | 'target-over' }
  | ({ ok: false } & TargetProblem);

/**
 * Gives a line another target, read by the rules that hold for customers (rules 8), until the line is
 * completed or the order is over. What it was held for because of its target is held no longer; of a line
 * that had waited for it the hours to the start count from now (rules 41).
 * @param confirmed the address of the reading that the operator was asked about and has confirmed
 */
export async function correctTarget(
  services: Pick<Services, 'db' | 'clock'>,
  {
    position,
    input,
    confirmed,
    ...change
  }: OrderChange & { position: number; input: string; confirmed?: string },
): Promise<CorrectedTarget> {
  return underLock(services, change, async (tx, locked): Promise<CorrectedTarget> => {
    const { order, lines, isStale, at } = locked;
    const line = lines.find((each) => each.position === position);
    const named = line && readPackageId(line.packageId);
    if (!line || !named) return { ok: false, problem: 'line-unknown' };
    const target = takeTarget(named.platform, named.service, input, {
      kept: line.targetUrl,
      confirmed: confirmed ?? null,
    });
    if (!target.ok) return target;
    if (line.targetUrl === target.url) return { ok: true };
    if (isStale) return { ok: false, problem: 'changed-meanwhile' };
    if (earlyEndOf(order.state) || line.work === 'completed')
      return { ok: false, problem: 'target-over' };
    const isReady = waitsFor({ ...line, targetKind: target.kind }) === undefined;
    const isFreed = isReady && line.holdReason !== null && asksForTarget(line.holdReason);
    await recordLine(tx, line, { ...targetColumns(target), ...(isFreed && notHeld) });
    const { operator } = change;
    const about = {
      orderId: order.id,
      line: position,
      actor: 'operator',
      person: operator.name,
      at,
    } as const;
    if (order.paidAt && waitsFor(line) && isReady)
      await recordGivenTarget(tx, line, target, { at, mayBegin: true, person: operator.name });
    await addEntries(tx, [
      {
        ...about,
        kind: 'corrected',
        target: line.targetLabel,
        newTarget: target.label,
        text: target.url,
      },
      ...(isFreed ? [{ ...about, kind: 'resume' } as const] : []),
    ]);
    await recordPromise(tx, order.id);
    await recordChange(tx, {
      operatorId: operator.id,
      action: 'target-changed',
      subject: order.id,
      before: { line: position },
      after: { line: position },
      personalBefore: { target: line.targetUrl },
      personalAfter: { target: target.url },
      at,
    });
    return { ok: true };
  });
}
