import { noteChange } from '#database/audit.ts';
import {
  type WantedItem,
  findGeneratorBatch,
  findRunningBatch,
  insertGeneratorBatch,
  lockGenerators,
} from '#database/generator-batches.ts';
import type { GeneratorKind } from '#domain/generators/batch.ts';
import type { Operator } from '#domain/operator/operator.ts';
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
    await noteChange(tx, {
      operatorId: operator.id,
      action: 'generator-begun',
      subject: id,
      after: { kind, count: items.length },
      at,
    });
    return { ok: true };
  });
}
