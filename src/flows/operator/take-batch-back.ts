import { endBatch, findBatch } from '#database/batches.ts';
import { listWaitingOfBatch } from '#database/intents.ts';
import type { Operator } from '#domain/operator/operator.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Services } from '#flows/services.ts';
import { type TakenBack, takeBack } from './take-back.ts';

export type BatchTakenBack =
  | { ok: true }
  | Extract<TakenBack, { ok: false }>
  /** Some orders are as they were; what became of others has left, or somebody has gone on with them. */
  | { ok: false; problem: 'taken-back-partly' };

/**
 * Takes back what a bulk action of this person wanted to leave the house, order by order (`takeBack`). Orders whose
 * turn has not come are not done any more.
 */
export async function takeBatchBack(
  services: Pick<Services, 'db' | 'clock'>,
  { id, operator }: { id: string; operator: Pick<Operator, 'id' | 'name' | 'role'> },
): Promise<BatchTakenBack> {
  if (!isUuid(id)) return { ok: false, problem: 'undo-unknown' };
  const batch = await findBatch(services.db, id);
  const isTheirs = batch?.operatorId === operator.id;
  const ended = isTheirs ? await endBatch(services.db, id) : 0;
  const of = { batchId: id, operatorId: operator.id };
  const answers: TakenBack[] = [];
  for (const intent of await listWaitingOfBatch(services.db, of))
    answers.push(await takeBack(services, { id: intent, operator }));
  const refused = answers.find((answer) => !answer.ok);
  if (answers.length === 0 && ended === 0) return { ok: false, problem: 'undo-too-late' };
  if (!refused) return { ok: true };
  return ended > 0 || answers.some(({ ok }) => ok)
    ? { ok: false, problem: 'taken-back-partly' }
    : refused;
}
