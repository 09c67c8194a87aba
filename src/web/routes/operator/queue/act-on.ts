import type { Operator } from '#domain/operator/operator.ts';
import type { Queue } from '#domain/operator/queue.ts';
import { leaveEmail, retryEmail } from '#flows/operator/outbox-acts.ts';
import { repeatJob } from '#flows/operator/repeat-job.ts';
import { seeNotDone } from '#flows/operator/see-not-done.ts';
import { settleAnomaly } from '#flows/operator/settle-anomaly.ts';
import type { Services } from '#flows/services.ts';
import type { PostedFields } from '#web/forms/posted-fields.ts';

const doneWords = ['retried', 'left', 'seen', 'settled'] as const;
/** What the page says after an act, as its address names it. */
export type DoneWord = (typeof doneWords)[number];

export function isDoneWord(word: string | null): word is DoneWord {
  return doneWords.some((one) => one === word);
}

type Settled = Awaited<ReturnType<typeof settleAnomaly>>;

export type ActedOn =
  | { ok: true; done: DoneWord }
  | Exclude<Settled, { ok: true }>
  | { ok: false; problem: 'intent-unknown' };

interface Asked {
  queue: Queue;
  field: PostedFields;
  operator: Operator;
}

const ANOMALY = /^(?:anomaly-)?(\d{1,15})$/;

/** Does what a button of a queue asks for. A button works in its own queue alone. */
export async function actOn(
  services: Pick<Services, 'db' | 'clock'>,
  { queue, field, operator }: Asked,
): Promise<ActedOn> {
  const row = field('row');
  switch (`${queue} ${field('intent')}`) {
    case 'emails retry':
      return told(await retryEmail(services, row, operator), 'retried');
    case 'emails leave':
      return told(await leaveEmail(services, row, operator), 'left');
    case 'not-done seen':
      return told(await seeNotDone(services, row, operator), 'seen');
    case 'jobs retry':
      return told(await repeatJob(services, row, operator), 'retried');
    case 'anomalies settle':
    case 'refunds settle': {
      const id = Number(ANOMALY.exec(row)?.[1]);
      if (!Number.isSafeInteger(id)) return { ok: false, problem: 'row-gone' };
      return told(await settleAnomaly(services, { id, note: field('note') }, operator), 'settled');
    }
    default:
      return { ok: false, problem: 'intent-unknown' };
  }
}

function told<Refusal extends { ok: false }>(
  outcome: { ok: true } | Refusal,
  done: DoneWord,
): { ok: true; done: DoneWord } | Refusal {
  return outcome.ok ? { ok: true, done } : outcome;
}
