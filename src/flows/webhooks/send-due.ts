import { createHash, createHmac, randomBytes } from 'node:crypto';
import { retryWhileAway } from '#database/connection/database-away.ts';
import { recordChange } from '#database/audit/audit.ts';
import type { Database } from '#database/client.ts';
import {
  type ReplayChoice,
  countReplay,
  hasReplay,
  insertReplay,
  insertTest,
} from '#database/webhooks/webhook-deliveries.ts';
import { lockReceiver, updateReceiver } from '#database/webhooks/webhook-receivers.ts';
import {
  type ClaimedDelivery,
  claimDeliveries,
  makeDue,
  recordTry,
} from '#database/webhooks/webhook-sending.ts';
import type { Operator } from '#domain/admin/operator.ts';
import { TEST_EVENT, writeBody } from '#domain/webhooks/event.ts';
import { MOST_REPLAYED } from '#domain/webhooks/receiver.ts';
import {
  type CallOutcome,
  FAILURES_TO_OPEN,
  PROBE_MINUTES,
  judgeCall,
  nextTry,
} from '#domain/webhooks/sending.ts';
import { notifyOwners } from '#emails/shop/owner-notices.tsx';
import type { Services } from '#flows/services.ts';
import type { WebhookCall } from '#ports/webhooks/port.ts';

const PREFIX = 'whsec_';

/** A new secret of a receiver, as its owner gets it: 32 random bytes in Base64 behind a prefix. */
export function newSigningSecret(): string {
  return PREFIX + randomBytes(32).toString('base64');
}

/**
 * The signature of a call, as the Standard Webhooks write it: HMAC-SHA256 over id, moment and body.
 * @param seconds since 1970
 */
export function signBody(
  secret: string,
  { id, seconds, body }: { id: string; seconds: number; body: string },
): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const mark = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return `v1,${mark}`;
}

/** A call with its headers, signed with each of the secrets that hold at this moment. */
export function signCall(
  { url, secrets }: { url: string; secrets: readonly string[] },
  { id, body, at }: { id: string; body: string; at: Date },
): WebhookCall {
  const seconds = Math.floor(at.getTime() / 1000);
  const marks = secrets.map((secret) => signBody(secret, { id, seconds, body }));
  const headers = {
    'user-agent': 'Vzlet-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': marks.join(' '),
  };
  return { url, headers, body };
}

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
    signCall({ url: receiver.url, secrets }, { id: event.id, body, at }),
  );
  const durationMs = Math.round(performance.now() - begunAt);
  await retryWhileAway(() => note(db, delivery, { outcome, durationMs, at: clock() }));
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
    const facts = { ...factsOfOutcome(outcome), durationMs, triedAt: at };
    const isNoted = await recordTry(tx, id, { ...facts, ...fateOf(outcome, { step, isOpen, at }) });
    if (!isNoted) return;
    if (judgeCall(outcome) === 'delivered') {
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

function factsOfOutcome(outcome: CallOutcome) {
  return 'problem' in outcome
    ? { status: null, answer: null, problem: outcome.problem }
    : { status: outcome.status, answer: outcome.answer, problem: null };
}

/** What becomes of a delivery. A probe uses up none of its pauses: it would be given up within hours. */
function fateOf(
  outcome: CallOutcome,
  { step, isOpen, at }: { step: number; isOpen: boolean; at: Date },
) {
  const verdict = judgeCall(outcome);
  if (verdict !== 'again') return { state: verdict, endedAt: at };
  if (isOpen) return {};
  const dueAt = nextTry(step, outcome, at);
  return dueAt ? { dueAt, step: step + 1 } : { state: 'failed' as const, endedAt: at };
}

interface Asked {
  id: string;
  /** Of the form: pressed twice it is one request. A UUID. */
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
export async function replayEvents(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id, form, by, choice }: Asked & { choice: ReplayChoice | undefined },
): Promise<Replayed> {
  if (!choice || (choice.kind === 'time' && choice.from >= choice.to))
    return { ok: false, problem: 'replay-range' };
  return db.transaction(async (tx): Promise<Replayed> => {
    const receiver = await lockReceiver(tx, id);
    if (!receiver || receiver.removedAt) return { ok: false, problem: 'receiver-unknown' };
    const request = requestOf(form, choice);
    if (await hasReplay(tx, id, request)) return { ok: true };
    const found = await countReplay(tx, id, choice, MOST_REPLAYED + 1);
    if (found === 0) return { ok: false, problem: 'replay-nothing' };
    if (found > MOST_REPLAYED) return { ok: false, problem: 'replay-too-many' };
    const at = clock();
    const count = await insertReplay(tx, id, { choice, request, at, most: MOST_REPLAYED });
    const after = { name: receiver.name, count };
    await recordChange(tx, {
      operatorId: by.id,
      action: 'webhooks-replayed',
      subject: id,
      after,
      at,
    });
    return { ok: true };
  });
}

/** The id of a request: of the form and of what it asks for, because somebody may come back to a page and ask for more. */
function requestOf(form: string, choice: ReplayChoice): string {
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
      await recordChange(tx, {
        operatorId: by.id,
        action: 'webhook-tested',
        subject: id,
        after,
        at,
      });
    return { ok: true };
  });
}
