import { noteChange } from '#database/audit.ts';
import { addEntries, notHeld, noteLine } from '#database/order-work.ts';
import { noteGivenTarget, targetColumns } from '#database/order-targets.ts';
import { notePromise } from '#database/promised-end.ts';
import { readPackageId } from '#domain/catalogue/price-list.ts';
import { asksForTarget } from '#domain/order/hold.ts';
import { earlyEndOf } from '#domain/order/order.ts';
import { takeTarget } from '#domain/target/read-target.ts';
import { type TargetProblem, waitsFor } from '#domain/target/target.ts';
import type { Services } from '#flows/services.ts';
import { type OrderChange, type OrderUnknown, underLock } from './under-lock.ts';

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
    typed,
    confirmed,
    ...change
  }: OrderChange & { position: number; typed: string; confirmed?: string },
): Promise<CorrectedTarget> {
  return underLock(services, change, async (tx, locked): Promise<CorrectedTarget> => {
    const { order, lines, isStale, at } = locked;
    const line = lines.find((each) => each.position === position);
    const named = line && readPackageId(line.packageId);
    if (!line || !named) return { ok: false, problem: 'line-unknown' };
    const target = takeTarget(named.platform, named.service, typed, {
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
    await noteLine(tx, line, { ...targetColumns(target), ...(isFreed && notHeld) });
    const { operator } = change;
    const about = {
      orderId: order.id,
      line: position,
      actor: 'operator',
      person: operator.name,
      at,
    } as const;
    if (order.paidAt && waitsFor(line) && isReady)
      await noteGivenTarget(tx, line, target, { at, mayBegin: true, person: operator.name });
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
    await notePromise(tx, order.id);
    await noteChange(tx, {
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
