import type { Database } from '#database/client.ts';
import { againWhileAway } from '#database/again-while-away.ts';
import { notifyOwners } from '#emails/shop/owner-notices.tsx';
import { lockReceiver, updateReceiver } from '#database/webhook-receivers.ts';
import {
  type ClaimedDelivery,
  claimDeliveries,
  makeDue,
  noteTry,
} from '#database/webhook-sending.ts';
import { writeBody } from '#domain/webhooks/event.ts';
import {
  type CallOutcome,
  FAILURES_TO_OPEN,
  PROBE_MINUTES,
  judge,
  nextTry,
} from '#domain/webhooks/sending.ts';
import type { Services } from '#flows/services.ts';
import { signedCall } from './sign-call.ts';

type Needed = Pick<Services, 'db' | 'webhooks' | 'clock'>;

/**
 * Takes on what is due for a receiver and has places, and sends it (rules 74). A program that is killed between
 * the call and its note sends once more, under the same id.
 * @returns a promise for each call that was begun, which ends with its note
 */
export async function sendDue(services: Needed, receiverId: string): Promise<Promise<void>[]> {
  const claimed = await claimDeliveries(services.db, receiverId, services.clock());
  return claimed.map((delivery) => sendOne(services, delivery));
}

async function sendOne({ db, webhooks, clock }: Needed, delivery: ClaimedDelivery): Promise<void> {
  const { receiver, event } = delivery;
  const at = clock();
  const { secret, formerSecret, formerUntil } = receiver;
  const isOverlap = formerSecret !== null && formerUntil !== null && formerUntil > at;
  const secrets = isOverlap ? [secret, formerSecret] : [secret];
  const body = writeBody(event);
  const begunAt = performance.now();
  const outcome = await webhooks.post(
    signedCall({ url: receiver.url, secrets }, { id: event.id, body, at }),
  );
  const durationMs = Math.round(performance.now() - begunAt);
  await againWhileAway(() => note(db, delivery, { outcome, durationMs, at: clock() }));
}

interface Tried {
  outcome: CallOutcome;
  durationMs: number;
  at: Date;
}

/** Notes a try at the delivery and at its receiver, which is locked first: two tries take turns. */
async function note(
  db: Database,
  { id, step, receiver: { id: receiverId } }: ClaimedDelivery,
  { outcome, durationMs, at }: Tried,
): Promise<void> {
  await db.transaction(async (tx) => {
    const receiver = await lockReceiver(tx, receiverId);
    if (!receiver) return;
    const isOpen = receiver.openedAt !== null;
    const facts = { ...saidBy(outcome), durationMs, triedAt: at };
    const isNoted = await noteTry(tx, id, { ...facts, ...fateOf(outcome, { step, isOpen, at }) });
    if (!isNoted) return;
    if (judge(outcome) === 'delivered') {
      if (receiver.failures > 0 || isOpen)
        await updateReceiver(tx, receiverId, { failures: 0, openedAt: null, probeAt: null });
      if (isOpen) await makeDue(tx, receiverId);
      return;
    }
    const failures = receiver.failures + 1;
    await updateReceiver(tx, receiverId, { failures });
    if (isOpen || failures < FAILURES_TO_OPEN) return;
    const probeAt = new Date(at.getTime() + PROBE_MINUTES * 60_000);
    await updateReceiver(tx, receiverId, { openedAt: at, probeAt });
    await notifyOwners(tx, 'webhook-away', { aboutId: receiverId });
  });
}

function saidBy(outcome: CallOutcome) {
  return 'problem' in outcome
    ? { status: null, answer: null, problem: outcome.problem }
    : { status: outcome.status, answer: outcome.answer, problem: null };
}

/** What becomes of a delivery. A probe uses up none of its pauses: it would be given up within hours. */
function fateOf(
  outcome: CallOutcome,
  { step, isOpen, at }: { step: number; isOpen: boolean; at: Date },
) {
  const verdict = judge(outcome);
  if (verdict !== 'again') return { state: verdict, endedAt: at };
  if (isOpen) return {};
  const dueAt = nextTry(step, outcome, at);
  return dueAt ? { dueAt, step: step + 1 } : { state: 'failed' as const, endedAt: at };
}
