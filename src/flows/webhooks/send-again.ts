import { createHash } from 'node:crypto';
import { noteChange } from '#database/audit.ts';
import {
  type ReplayChoice,
  countReplay,
  hasReplay,
  insertReplay,
  insertTest,
} from '#database/webhook-deliveries.ts';
import { lockReceiver } from '#database/webhook-receivers.ts';
import type { Operator } from '#domain/operator/operator.ts';
import { TEST_EVENT } from '#domain/webhooks/event.ts';
import { MOST_REPLAYED } from '#domain/webhooks/receiver.ts';
import type { Services } from '#flows/services.ts';

interface Asked {
  id: string;
  /** Of the form: pressed twice it is one wish. A UUID. */
  form: string;
  by: Pick<Operator, 'id'>;
}

export type Replayed =
  | { ok: true }
  | {
      ok: false;
      problem: 'receiver-unknown' | 'replay-nothing' | 'replay-too-many' | 'replay-range';
    };

/**
 * Owes a receiver once more what it was owed before, under the same ids and in the same sequence. What is on its way
 * anyway is left alone. All of it in one transaction, so a program that is killed in the middle has either asked for
 * everything or for nothing.
 */
export async function replay(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id, form, by, choice }: Asked & { choice: ReplayChoice | undefined },
): Promise<Replayed> {
  if (!choice || (choice.kind === 'time' && choice.from >= choice.to))
    return { ok: false, problem: 'replay-range' };
  return db.transaction(async (tx): Promise<Replayed> => {
    const receiver = await lockReceiver(tx, id);
    if (!receiver || receiver.removedAt) return { ok: false, problem: 'receiver-unknown' };
    const wish = wishOf(form, choice);
    if (await hasReplay(tx, id, wish)) return { ok: true };
    const found = await countReplay(tx, id, choice, MOST_REPLAYED + 1);
    if (found === 0) return { ok: false, problem: 'replay-nothing' };
    if (found > MOST_REPLAYED) return { ok: false, problem: 'replay-too-many' };
    const at = clock();
    const count = await insertReplay(tx, id, { choice, wish, at, most: MOST_REPLAYED });
    const after = { name: receiver.name, count };
    await noteChange(tx, {
      operatorId: by.id,
      action: 'webhooks-replayed',
      subject: id,
      after,
      at,
    });
    return { ok: true };
  });
}

/** The id of a wish: of the form and of what it asks for, because somebody may come back to a page and ask for more. */
function wishOf(form: string, choice: ReplayChoice): string {
  const hash = createHash('sha256')
    .update(`${form} ${JSON.stringify(choice)}`)
    .digest('hex');
  return [8, 12, 16, 20, 32].map((end, i) => hash.slice([0, 8, 12, 16, 20][i], end)).join('-');
}

/** Owes a receiver an event that tells of nothing, to see whether it answers. */
export async function sendTest(
  { db, shop, clock }: Pick<Services, 'db' | 'shop' | 'clock'>,
  { id, form, by }: Asked,
): Promise<{ ok: true } | { ok: false; problem: 'receiver-unknown' }> {
  return db.transaction(async (tx) => {
    const receiver = await lockReceiver(tx, id);
    if (!receiver || receiver.removedAt) return { ok: false, problem: 'receiver-unknown' };
    const at = clock();
    const message = `A test of ${shop.brand}. It is about no order.`;
    const isNew = await insertTest(tx, { id: form, receiverId: id, message, at });
    const after = { name: receiver.name, kind: TEST_EVENT };
    if (isNew)
      await noteChange(tx, { operatorId: by.id, action: 'webhook-tested', subject: id, after, at });
    return { ok: true };
  });
}
