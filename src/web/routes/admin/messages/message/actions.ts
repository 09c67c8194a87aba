import { data } from 'react-router';
import { findMessage, listAnswers } from '#database/messages/messages.ts';
import { adminHref } from '#domain/addresses.ts';
import { cleanLines } from '#domain/text/clean-text.ts';
import { fillAnswer, messageStates, readMessageNumber } from '#domain/messages/message.ts';
import { isUuid } from '#domain/uuid.ts';
import {
  assignMessage,
  moveMessage,
  addMessageNote,
  replyToMessage,
} from '#flows/messages/change-message.ts';
import { actionForms } from '#web/admin/page/action-forms.tsx';
import { type Asked, defineActions, readStamp } from '#web/admin/page/actions.ts';
import type { Route } from './+types/route.ts';
import { placeholderValuesOf } from './load-message.ts';

async function subject({ services, operator, params, field }: Asked<Route.ActionArgs>) {
  const number = readMessageNumber(params.number);
  const message = number === undefined ? undefined : await findMessage(services.db, number);
  if (!message) throw data(null, { status: 404 });
  const stamp = readStamp(field);
  const change = stamp && { messageId: message.id, seen: stamp.seen, operator };
  const state = messageStates.find((known) => known === field('state'));
  const here = adminHref('operatorMessage', { number: params.number });
  return change && { message, change, formId: stamp.id, state, here };
}

type MessageAsked = Asked<NonNullable<Awaited<ReturnType<typeof subject>>>>;

const unknown = { ok: false, problem: 'intent-unknown' } as const;

export const messageActions = defineActions(
  { subject },
  {
    reply: {
      fields: { text: ['reply-missing', 'reply-long', 'address-missing', 'places-left'] },
      run: async ({ services, field, change, formId: id, state }) =>
        state ? replyToMessage(services, { ...change, id, text: field('text'), state }) : unknown,
    },
    insert: { fields: { answer: ['answer-unknown'] }, run: insertAnswer },
    note: {
      fields: { text: ['note-missing', 'note-long'] },
      run: ({ services, field, change, formId: id }) =>
        addMessageNote(services, { ...change, id, text: field('text') }),
    },
    state: {
      run: async ({ services, change, state }) =>
        state ? moveMessage(services, { ...change, state }) : unknown,
    },
    assign: {
      run: async ({ services, field, change }) => {
        const to = field('to');
        if (to !== '' && !isUuid(to)) return { ok: false, problem: 'person-unknown' };
        return assignMessage(services, { ...change, assigneeId: to === '' ? null : to });
      },
    },
    mine: {
      run: ({ services, operator, change }) =>
        assignMessage(services, { ...change, assigneeId: operator.id }),
    },
  },
);

export const {
  ActionForms: MessageForms,
  useForm: useMessageForm,
  useAnswer: useMessageAnswer,
} = actionForms(messageActions);

/** A saved answer was put into the reply, which is not sent yet. */
type Inserted =
  | { ok: false; problem: 'answer-unknown'; filled?: undefined }
  | { ok: false; problem?: undefined; filled: string };

/** Puts a saved answer behind what was typed; what its sender has seen of the thread stays what it was. */
async function insertAnswer(asked: MessageAsked): Promise<Inserted> {
  const { services, operator, message, field } = asked;
  const answers = await listAnswers(services.db, message.locale);
  const chosen = answers.find(({ id }) => id === field('answer'));
  if (!chosen) return { ok: false, problem: 'answer-unknown' };
  const values = await placeholderValuesOf(services, message, operator.name);
  const text = fillAnswer(chosen.text, values);
  const input = cleanLines(field('text'));
  return { ok: false, filled: input === '' ? text : `${input}\n\n${text}` };
}
