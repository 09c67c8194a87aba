import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { recordChange } from '#database/audit/audit.ts';
import type { Transaction } from '#database/client.ts';
import {
  type ReceiverRow,
  findByForm,
  insertReceiver,
  listReceivers,
  lockReceiver,
  lockReceivers,
  updateReceiver,
} from '#database/webhooks/webhook-receivers.ts';
import { HOUR_MS } from '#domain/time/calendar.ts';
import type { AuditAction } from '#domain/admin/audit.ts';
import type { Operator } from '#domain/admin/operator.ts';
import {
  MOST_RECEIVERS,
  type ReadReceiver,
  type ReceiverFields,
  type ReceiverProblem,
  readReceiver,
} from '#domain/webhooks/receiver.ts';
import { OVERLAP_HOURS, SECRET_SHOWN_MINUTES } from '#domain/webhooks/sending.ts';
import type { Services } from '#flows/services.ts';
import { newSigningSecret } from './send-due.ts';

type Needed = Pick<Services, 'db' | 'webhooks' | 'shop' | 'clock'>;
type By = Pick<Operator, 'id'>;

export type AddedReceiver =
  /** The secret is undefined where the same form made the receiver too long ago to show it again. */
  { ok: true; id: string; secret: string | undefined } | { ok: false; problem: ReceiverProblem };

/**
 * Adds a receiver of webhooks. Its secret is told once; to the same form pressed twice the same receiver is told
 * again, for some minutes. Another receiver under the id of a form that was used is one of its own.
 * @param form the id of the form, a UUID
 */
export async function addReceiver(
  { db, webhooks, shop, clock }: Needed,
  { form, by, fields }: { form: string; by: By; fields: ReceiverFields },
): Promise<AddedReceiver> {
  const read = readReceiver(fields, shop.isLocal);
  if (!read.ok) return read;
  const problem = await webhooks.check(read.receiver.url);
  if (problem) return { ok: false, problem };
  return db.transaction(async (tx): Promise<AddedReceiver> => {
    await lockReceivers(tx);
    const at = clock();
    const known = (await findByForm(tx, form)).find((one) => isSame(one, read.receiver));
    if (known) return { ok: true, id: known.id, secret: shownAgain(known, at) };
    if ((await listReceivers(tx)).length >= MOST_RECEIVERS)
      return { ok: false, problem: 'receivers-full' };
    const id = (await lockReceiver(tx, form)) ? randomUUID() : form;
    const secret = newSigningSecret();
    const made = { secret, secretForm: form, secretAt: at, createdAt: at };
    await insertReceiver(tx, { id, ...read.receiver, ...made });
    const { name, url, events } = read.receiver;
    const after = { name, url, events: events.join(', ') };
    await recordChange(tx, { operatorId: by.id, action: 'receiver-added', subject: id, after, at });
    return { ok: true, id, secret };
  });
}

function isSame(known: ReceiverRow, { name, url, events }: ReadReceiver): boolean {
  return known.name === name && known.url === url && isDeepStrictEqual(known.events, events);
}

function shownAgain({ secret, secretAt }: ReceiverRow, at: Date): string | undefined {
  return at.getTime() - secretAt.getTime() < SECRET_SHOWN_MINUTES * 60_000 ? secret : undefined;
}

interface OfReceiver {
  id: string;
  by: By;
}
export type ReceiverUnknown = { ok: false; problem: 'receiver-unknown' };

/**
 * Changes name, address or events of a receiver, whose secret stays. Who has not seen how it stands by now is refused.
 * @param seen how it stood when the form was filled in, as `seenOfReceiver` says it
 */
export async function changeReceiver(
  services: Needed,
  { seen, fields, ...which }: OfReceiver & { seen: string; fields: ReceiverFields },
): Promise<
  { ok: true } | { ok: false; problem: ReceiverProblem | 'receiver-changed' } | ReceiverUnknown
> {
  const read = readReceiver(fields, services.shop.isLocal);
  if (!read.ok) return read;
  const { name, url, events } = read.receiver;
  const problem = await services.webhooks.check(url);
  if (problem) return { ok: false, problem };
  let isOld = false;
  const done = await change(services, which, (receiver) => {
    if (isSame(receiver, read.receiver)) return undefined;
    isOld = seenOfReceiver(receiver) !== seen;
    if (isOld) return undefined;
    const facts = (of: ReadReceiver) => ({
      name: of.name,
      url: of.url,
      events: of.events.join(', '),
    });
    return {
      action: 'receiver-changed',
      facts: { name, url, events },
      before: facts(receiver),
      after: facts(read.receiver),
    };
  });
  return isOld ? { ok: false, problem: 'receiver-changed' } : done;
}

/** What a form says that it has seen of a receiver. */
export function seenOfReceiver({ name, url, events }: ReadReceiver): string {
  return JSON.stringify([name, url, events]);
}

/** Lets be what was not delivered to a receiver so far: it stands on the start page no more. */
export async function leaveUndelivered(services: Needed, which: OfReceiver) {
  return change(services, which, (_, at) => ({
    action: 'receiver-undelivered-seen',
    facts: { undeliveredSeenAt: at },
  }));
}

/**
 * Gives a receiver a new secret; the former one signs besides for `OVERLAP_HOURS`. The same form once more tells
 * the same secret again, for some minutes.
 */
export async function rotateSecret(
  services: Needed,
  { form, ...which }: OfReceiver & { form: string },
): Promise<{ ok: true; secret: string | undefined } | ReceiverUnknown> {
  let told: string | undefined;
  const done = await change(services, which, (receiver, at) => {
    if (receiver.secretForm === form) {
      told = shownAgain(receiver, at);
      return undefined;
    }
    told = newSigningSecret();
    const formerUntil = new Date(at.getTime() + OVERLAP_HOURS * HOUR_MS);
    const former = { formerSecret: receiver.secret, formerUntil };
    const facts = { secret: told, secretForm: form, secretAt: at, ...former };
    return { action: 'receiver-secret', facts };
  });
  return done.ok ? { ok: true, secret: told } : done;
}

/** Sends nothing to a receiver until it is resumed; what happens meanwhile waits. */
export async function pauseReceiver(services: Needed, which: OfReceiver) {
  return change(services, which, ({ pausedAt }, at) =>
    pausedAt ? undefined : { action: 'receiver-paused', facts: { pausedAt: at } },
  );
}

/** Lets a paused receiver have what waits for it. */
export async function resumeReceiver(services: Needed, which: OfReceiver) {
  return change(services, which, ({ pausedAt }) =>
    pausedAt ? { action: 'receiver-resumed', facts: { pausedAt: null } } : undefined,
  );
}

/** Removes a receiver: nothing is sent to it any more, and its secret is forgotten. */
export async function removeReceiver(services: Needed, which: OfReceiver) {
  return change(services, which, (_, at) => ({
    action: 'receiver-removed',
    facts: { removedAt: at, secret: '', formerSecret: null, formerUntil: null },
  }));
}

interface Change {
  action: AuditAction;
  facts: Partial<Omit<ReceiverRow, 'id' | 'createdAt'>>;
  before?: Record<string, string>;
  /** Its name alone unless told. */
  after?: Record<string, string>;
}

async function change(
  { db, clock }: Needed,
  { id, by }: OfReceiver,
  decide: (receiver: ReceiverRow, at: Date) => Change | undefined,
): Promise<{ ok: true } | ReceiverUnknown> {
  return db.transaction(async (tx) => {
    const receiver = await lockReceiver(tx, id);
    if (!receiver || receiver.removedAt) return { ok: false, problem: 'receiver-unknown' };
    const at = clock();
    const decided = decide(receiver, at);
    if (decided) await write(tx, receiver, { ...decided, by, at });
    return { ok: true };
  });
}

async function write(
  tx: Transaction,
  { id, name }: ReceiverRow,
  { action, facts, before = {}, after = { name }, by, at }: Change & { by: By; at: Date },
): Promise<void> {
  await updateReceiver(tx, id, facts);
  await recordChange(tx, { operatorId: by.id, action, subject: id, before, after, at });
}
