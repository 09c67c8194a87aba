import type { ReplayChoice } from '#database/webhook-deliveries.ts';
import type { Operator } from '#domain/operator/operator.ts';
import { isUuid } from '#domain/uuid.ts';
import { readMoment } from '#domain/calendar.ts';
import {
  changeReceiver,
  leaveUndelivered,
  pauseReceiver,
  removeReceiver,
  resumeReceiver,
  rotateSecret,
} from '#flows/webhooks/keep-receivers.ts';
import { replay, sendTest } from '#flows/webhooks/send-due.ts';
import type { Services } from '#flows/services.ts';
import type { WebhookMessages } from '#messages/cs/operator/webhooks.ts';
import type { ReceiverProblem } from '#domain/webhooks/receiver.ts';
import { typedReceiver } from '#web/operator/typed-receiver.ts';
import type { PostedFields } from '#web/forms/posted-fields.ts';

export type SavedWord = keyof WebhookMessages['saved'];

export type ActedOn =
  | { ok: true; saved: SavedWord }
  | { ok: true; rotated: { secret: string | undefined } }
  | { ok: false; problem: keyof WebhookMessages['refused'] | ReceiverProblem };

interface Asked {
  id: string;
  field: PostedFields;
  by: Operator;
}

/** Does what a button of a receiver's page asks for. */
export async function actOn(
  services: Pick<Services, 'db' | 'webhooks' | 'shop' | 'clock'>,
  { id, field, by }: Asked,
): Promise<ActedOn> {
  const form = field('formId');
  if (!isUuid(form)) return { ok: false, problem: 'form-old' };
  const asked = { id, form, by };
  switch (field('intent')) {
    case 'test':
      return told(await sendTest(services, asked), 'tested');
    case 'pause':
      return told(await pauseReceiver(services, asked), 'paused');
    case 'resume':
      return told(await resumeReceiver(services, asked), 'resumed');
    case 'change': {
      const fields = typedReceiver(field);
      return told(
        await changeReceiver(services, { ...asked, seen: field('seen'), fields }),
        'changed',
      );
    }
    case 'leave':
      return told(await leaveUndelivered(services, asked), 'left');
    case 'remove':
      return told(await removeReceiver(services, asked), 'removed');
    case 'rotate': {
      const done = await rotateSecret(services, asked);
      return done.ok ? { ok: true, rotated: { secret: done.secret } } : done;
    }
    case 'replay':
      return told(await replay(services, { ...asked, choice: readChoice(field) }), 'replayed');
    default:
      return { ok: false, problem: 'form-old' };
  }
}

function told<Refusal extends { ok: false }>(
  outcome: { ok: true } | Refusal,
  saved: SavedWord,
): { ok: true; saved: SavedWord } | Refusal {
  return outcome.ok ? { ok: true, saved } : outcome;
}

/** Undefined where it names no time, or no delivery. */
function readChoice(field: PostedFields): ReplayChoice | undefined {
  switch (field('which')) {
    case 'failed':
      return { kind: 'failed' };
    case 'one': {
      const id = field('delivery');
      return /^\d{1,15}$/.test(id) ? { kind: 'one', id: Number(id) } : undefined;
    }
    default: {
      const [from, to] = [readMoment(field('from')), readMoment(field('to'))];
      return from && to && { kind: 'time', from, to };
    }
  }
}
