import { data } from 'react-router';
import type { ReplayChoice } from '#database/webhooks/webhook-deliveries.ts';
import { adminHref } from '#domain/addresses.ts';
import { readMoment } from '#domain/time/calendar.ts';
import type { Operator } from '#domain/admin/operator.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Services } from '#flows/services.ts';
import {
  changeReceiver,
  leaveUndelivered,
  pauseReceiver,
  removeReceiver,
  resumeReceiver,
  rotateSecret,
} from '#flows/webhooks/keep-receivers.ts';
import { replayEvents, sendTest } from '#flows/webhooks/send-due.ts';
import { actionForms } from '#web/admin/page/action-forms.tsx';
import { type Asked, defineActions, toOutcome } from '#web/admin/page/actions.ts';
import type { PostedFields } from '#web/forms/posted-fields.ts';
import { readReceiverFields, receiverFields } from '#web/admin/webhooks/receiver-fields.tsx';
import type { Route } from './+types/route.ts';

async function subject({ operator: by, params, field }: Asked<Route.ActionArgs>) {
  const { receiver: id } = params;
  if (!isUuid(id)) throw data(null, { status: 404 });
  const form = field('formId');
  return isUuid(form)
    ? { which: { id, form, by }, here: adminHref('operatorReceiver', { receiver: id }) }
    : undefined;
}

type ReceiverAsked = Asked<NonNullable<Awaited<ReturnType<typeof subject>>>>;

export const receiverActions = defineActions(
  { subject, statuses: { 'receiver-unknown': 404, 'receiver-changed': 409 } },
  {
    test: press(sendTest, 'tested'),
    pause: press(pauseReceiver, 'paused'),
    resume: press(resumeReceiver, 'resumed'),
    leave: press(leaveUndelivered, 'left'),
    change: {
      fields: receiverFields,
      run: async ({ services, which, field }) => {
        const fields = readReceiverFields(field);
        return toOutcome(
          await changeReceiver(services, { ...which, seen: field('seen'), fields }),
          'changed',
        );
      },
    },
    remove: {
      run: async ({ services, which }) => {
        const done = await removeReceiver(services, which);
        return done.ok ? { ok: true, to: adminHref('operatorWebhooks'), saved: 'removed' } : done;
      },
    },
    rotate: {
      run: async ({ services, which }) => {
        const done = await rotateSecret(services, which);
        // The same form pressed twice gets the same secret twice.
        return done.ok ? { ok: 'shown', rotated: { secret: done.secret } } : done;
      },
    },
    replay: {
      fields: { from: ['replay-range'] },
      run: async ({ services, which, field }) =>
        toOutcome(
          await replayEvents(services, { ...which, choice: readChoice(field) }),
          'replayed',
        ),
    },
  },
);

export const {
  ActionForms: ReceiverForms,
  useForm: useReceiverForm,
  useAnswer: useReceiverAnswer,
} = actionForms(receiverActions);

/** What a button does that says nothing more. */
function press<Refused extends { ok: false; problem: string }>(
  act: (
    services: Services,
    which: { id: string; form: string; by: Operator },
  ) => Promise<{ ok: true } | Refused>,
  saved: string,
) {
  return {
    run: async ({ services, which }: ReceiverAsked) => toOutcome(await act(services, which), saved),
  };
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
