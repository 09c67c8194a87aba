import { noteAnomalySettled } from '#database/anomalies.ts';
import { noteChange } from '#database/audit.ts';
import { listAnomaliesOf } from '#database/order-desk.ts';
import { addEntries } from '#database/order-work.ts';
import { cleanLines } from '#domain/clean-text.ts';
import { problemOfAnswer } from '#domain/order/settling.ts';
import type { Services } from '#flows/services.ts';
import { type OrderChange, type OrderUnknown, underLock } from './under-lock.ts';

export type AnomalySettled =
  | { ok: true }
  | OrderUnknown
  | {
      ok: false;
      problem: 'changed-meanwhile' | 'anomaly-unknown' | 'answer-missing' | 'answer-too-long';
    };

/** Notes that somebody is done with money that did not fit, and what was done. Settled twice it is settled once. */
export async function settleAnomaly(
  services: Pick<Services, 'db' | 'clock'>,
  { anomalyId, note: typed, ...change }: OrderChange & { anomalyId: number; note: string },
): Promise<AnomalySettled> {
  const note = cleanLines(typed);
  return underLock(
    services,
    change,
    async (tx, { order, isStale, at }): Promise<AnomalySettled> => {
      const all = await listAnomaliesOf(tx, order.id);
      const anomaly = all.find(({ id }) => id === anomalyId);
      if (!anomaly) return { ok: false, problem: 'anomaly-unknown' };
      if (anomaly.settledNote === note && anomaly.settledAt) return { ok: true };
      if (isStale || anomaly.settledAt) return { ok: false, problem: 'changed-meanwhile' };
      const problem = problemOfAnswer(note);
      if (problem) return { ok: false, problem };
      const { operator } = change;
      const settled = { settledAt: at, settledBy: operator.name, settledNote: note };
      await noteAnomalySettled(tx, { id: anomalyId, orderId: order.id }, settled);
      const by = { orderId: order.id, actor: 'operator', person: operator.name, at } as const;
      await addEntries(tx, [{ ...by, kind: 'note', text: note }]);
      await noteChange(tx, {
        operatorId: operator.id,
        action: 'anomaly-settled',
        subject: order.id,
        before: { anomaly: anomalyId, kind: anomaly.kind, settled: false },
        after: { anomaly: anomalyId, kind: anomaly.kind, settled: true },
        personalAfter: { note },
        at,
      });
      return { ok: true };
    },
  );
}
