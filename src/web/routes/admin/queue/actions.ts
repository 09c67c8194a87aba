import { data } from 'react-router';
import type { Locale } from '#domain/locale.ts';
import { formatCount } from '#domain/money.ts';
import { type WorkList, findWorkList } from '#domain/admin/work-list.ts';
import { leaveEmail, retryEmail } from '#flows/emails/email-actions.ts';
import {
  RESOLUTION_NOTE_MOST,
  repeatJob,
  seeNotDone,
  resolveAnomaly,
} from '#flows/operator/queue-acts.ts';
import { actionForms } from '#web/admin/page/action-forms.tsx';
import { type AnswerOf, type Asked, defineActions } from '#web/admin/page/actions.ts';
import { workListHref } from '#web/admin/figures/figure-links.ts';
import { workListWords } from '#web/admin/orders/queue-words.ts';
import type { Route } from './+types/route.ts';

const doneWords = ['retried', 'left', 'seen', 'settled'] as const;
/** What the page says after an action, as its address names it. */
export type DoneWord = (typeof doneWords)[number];

export function isDoneWord(word: string | null): word is DoneWord {
  return doneWords.some((one) => one === word);
}

export function workListOf(name: string): WorkList {
  const queue = findWorkList(name);
  if (!queue) throw data(null, { status: 404 });
  return queue;
}

async function subject({ params, field }: Asked<Route.ActionArgs>) {
  const queue = workListOf(params.queue);
  return { queue, row: field('row'), here: workListHref(queue) };
}

type QueueAsked = Asked<Awaited<ReturnType<typeof subject>>>;

const ANOMALY = /^(?:anomaly-)?(\d{1,15})$/;
const unknown = { ok: false, problem: 'intent-unknown' } as const;

/** A button works in its own queue alone. */
export const queueActions = defineActions(
  { subject, statuses: { 'right-missing': 403 } },
  {
    retry: {
      async run(asked) {
        const { queue, services, row, operator } = asked;
        if (queue === 'emails')
          return toDone(asked, 'retried', await retryEmail(services, row, operator));
        if (queue !== 'jobs') return unknown;
        return toDone(asked, 'retried', await repeatJob(services, row, operator));
      },
    },
    leave: {
      async run(asked) {
        const { queue, services, row, operator } = asked;
        if (queue !== 'emails') return unknown;
        return toDone(asked, 'left', await leaveEmail(services, row, operator));
      },
    },
    seen: {
      async run(asked) {
        const { queue, services, row, operator } = asked;
        if (queue !== 'not-done') return unknown;
        return toDone(asked, 'seen', await seeNotDone(services, row, operator));
      },
    },
    settle: {
      fields: { note: ['note-missing', 'note-too-long'] },
      async run(asked) {
        const { queue, services, row, operator, field } = asked;
        if (queue !== 'anomalies' && queue !== 'refunds') return unknown;
        const id = Number(ANOMALY.exec(row)?.[1]);
        if (!Number.isSafeInteger(id)) return { ok: false, problem: 'row-gone' };
        const settled = await resolveAnomaly(services, { id, note: field('note') }, operator);
        return toDone(asked, 'settled', settled);
      },
    },
  },
);

export const {
  ActionForms: QueueForms,
  useForm: useQueueForm,
  useAnswer: useQueueAnswer,
} = actionForms(queueActions);

function toDone<Refusal extends { ok: false }>(
  { queue }: QueueAsked,
  done: DoneWord,
  outcome: { ok: true } | Refusal,
): { ok: true; to: string } | Refusal {
  return outcome.ok ? { ok: true, to: workListHref(queue, { done }) } : outcome;
}

/** What is wrong, and what to do about it. */
export function problemsOf(
  locale: Locale,
  answer: AnswerOf<typeof queueActions.table> | undefined,
) {
  const { problems: m } = workListWords[locale];
  const settled = answer && 'person' in answer && answer.note !== '' ? answer : undefined;
  return {
    ...m,
    'note-too-long': m['note-too-long'](formatCount(locale, RESOLUTION_NOTE_MOST)),
    'resolved-meanwhile': settled
      ? m['resolved-meanwhile'](settled.person, settled.note)
      : m['row-gone'],
  };
}
