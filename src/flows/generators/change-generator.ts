import { recordChange } from '#database/audit/audit.ts';
import type { Transaction } from '#database/client.ts';
import {
  type GeneratorBatchRow,
  type WantedItem,
  costOfBatch,
  findGeneratorBatch,
  findRunningBatch,
  insertGeneratorBatch,
  lockGeneratorBatch,
  lockGenerators,
  queueGenerator,
  reopenStopped,
  setGeneratorState,
} from '#database/generators/generator-batches.ts';
import { isTurnRunning } from '#database/generators/generator-turns.ts';
import type { GeneratorKind } from '#domain/generators/batch.ts';
import type { Operator } from '#domain/admin/operator.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Services } from '#flows/services.ts';

/** What somebody wants a generator to make. */
export interface WantedBatch {
  /** Of the form: pressed twice it is one batch. */
  id: string;
  operator: Pick<Operator, 'id' | 'name'>;
  kind: GeneratorKind;
  items: readonly WantedItem[];
}

export type GeneratorBegun =
  | { ok: true }
  /** Another batch of this kind goes on; it has more texts than the shop lets a batch have; the form was none of ours. */
  | { ok: false; problem: 'generator-busy' | 'texts-many' | 'unknown' };

/** Stores a batch of a generator with the job that makes its items, one by one (rules 81). */
export async function beginGenerator(
  { db, clock, writing }: Pick<Services, 'db' | 'clock' | 'writing'>,
  { id, operator, kind, items }: WantedBatch,
): Promise<GeneratorBegun> {
  if (!isUuid(id) || items.length === 0) return { ok: false, problem: 'unknown' };
  if (kind !== 'pictures' && items.length > writing.perBatch.texts)
    return { ok: false, problem: 'texts-many' };
  return db.transaction(async (tx): Promise<GeneratorBegun> => {
    await lockGenerators(tx);
    if (await findGeneratorBatch(tx, id)) return { ok: true };
    if (await findRunningBatch(tx, kind)) return { ok: false, problem: 'generator-busy' };
    const at = clock();
    const batch = { id, kind, operatorId: operator.id, person: operator.name, createdAt: at };
    await insertGeneratorBatch(tx, batch, items);
    await recordChange(tx, {
      operatorId: operator.id,
      action: 'generator-begun',
      subject: id,
      after: { kind, count: items.length },
      at,
    });
    return { ok: true };
  });
}

export type GeneratorChanged = { ok: true } | { ok: false; problem: 'generator-busy' | 'unknown' };

/** Which batch is meant, and by whom. */
interface Request {
  id: string;
  operator: Pick<Operator, 'id'>;
}

/** Stops a batch after the item that is under way; what is left waits. Of one that does not run nothing changes. */
export function stopGenerator(
  services: Pick<Services, 'db' | 'clock'>,
  request: Request,
): Promise<GeneratorChanged> {
  return change(services, request, async (tx, { id, state }) => {
    if (state !== 'running') return 'same';
    await setGeneratorState(tx, id, { state: 'stopped', endedAt: null });
    return 'generator-stopped';
  });
}

/**
 * Takes a stopped batch up again, unless another one of its kind goes on. One that has cost as much as a batch may
 * stays as it is, and its page says so.
 */
export function continueGenerator(
  services: Pick<Services, 'db' | 'clock' | 'writing'>,
  request: Request,
): Promise<GeneratorChanged> {
  const most = services.writing.perBatch.cost;
  return change(services, request, async (tx, { id, kind, state }) => {
    if (state !== 'stopped') return 'same';
    if (most !== undefined && (await costOfBatch(tx, { id, kind })) >= most) return 'same';
    if (await findRunningBatch(tx, kind)) return 'busy';
    await reopenStopped(tx, id);
    await setGeneratorState(tx, id, { state: 'running', endedAt: null });
    // The job of an item that is still under way queues the next one itself.
    if (!(await isTurnRunning(tx, id))) await queueGenerator(tx, id);
    return 'generator-continued';
  });
}

async function change(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id, operator }: Request,
  act: (
    tx: Transaction,
    batch: GeneratorBatchRow,
  ) => Promise<'same' | 'busy' | 'generator-stopped' | 'generator-continued'>,
): Promise<GeneratorChanged> {
  if (!isUuid(id)) return { ok: false, problem: 'unknown' };
  return db.transaction(async (tx): Promise<GeneratorChanged> => {
    await lockGenerators(tx);
    const batch = await lockGeneratorBatch(tx, id);
    if (!batch) return { ok: false, problem: 'unknown' };
    const done = await act(tx, batch);
    if (done === 'busy') return { ok: false, problem: 'generator-busy' };
    if (done !== 'same') {
      const { kind } = batch;
      const operatorId = operator.id;
      await recordChange(tx, {
        operatorId,
        action: done,
        subject: id,
        after: { kind },
        at: clock(),
      });
    }
    return { ok: true };
  });
}
