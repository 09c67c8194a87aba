import { type MessageRow } from '#database/messages.ts';
import { listAnswers } from '#database/saved-answers.ts';
import { cleanLines } from '#domain/clean-text.ts';
import { messageStates } from '#domain/operator/message.ts';
import { fillAnswer } from '#domain/operator/saved-answer.ts';
import { isUuid } from '#domain/uuid.ts';
import {
  type ChangedMessage,
  assignMessage,
  moveMessage,
  noteMessage,
} from '#flows/messages/change-message.ts';
import { type Replied, replyToMessage } from '#flows/messages/reply-to-message.ts';
import type { PostedFields } from '#web/forms/posted-fields.ts';
import type { OperatorContext } from '#web/frame/context.ts';
import { placeValuesOf } from './load-message.ts';

/** What became of a posted form: done, refused, or a saved answer put into the reply, which is not sent yet. */
export type Done =
  | ChangedMessage
  | Replied
  | { ok: false; problem: 'intent-unknown' | 'answer-unknown' }
  | { ok: false; problem: undefined; filled: string };

const unknown: Done = { ok: false, problem: 'intent-unknown' };

/** Does what a form of the page asks for. */
export async function actOn(
  { services, operator }: Pick<OperatorContext, 'services' | 'operator'>,
  message: MessageRow,
  field: PostedFields,
): Promise<Done> {
  const seen = Number(field('seen'));
  const id = field('id');
  if (!Number.isSafeInteger(seen) || seen < 0 || !isUuid(id)) return unknown;
  const change = { messageId: message.id, seen, operator };
  const state = messageStates.find((known) => known === field('state'));
  switch (field('act')) {
    case 'reply':
      return state
        ? replyToMessage(services, { ...change, id, text: field('text'), state })
        : unknown;
    case 'insert':
      return insertAnswer({ services, operator }, message, field);
    case 'note':
      return noteMessage(services, { ...change, id, text: field('text') });
    case 'state':
      return state ? moveMessage(services, { ...change, state }) : unknown;
    case 'assign': {
      const to = field('to');
      if (to !== '' && !isUuid(to)) return { ok: false, problem: 'person-unknown' };
      return assignMessage(services, { ...change, assigneeId: to === '' ? null : to });
    }
    default:
      return unknown;
  }
}

/** Puts a saved answer behind what was typed; what its sender has seen of the thread stays what it was. */
async function insertAnswer(
  { services, operator }: Pick<OperatorContext, 'services' | 'operator'>,
  message: MessageRow,
  field: PostedFields,
): Promise<Done> {
  const answers = await listAnswers(services.db, message.locale);
  const chosen = answers.find(({ id }) => id === field('answer'));
  if (!chosen) return { ok: false, problem: 'answer-unknown' };
  const values = await placeValuesOf(services, message, operator.name);
  const text = fillAnswer(chosen.text, values);
  const typed = cleanLines(field('text'));
  return { ok: false, problem: undefined, filled: typed === '' ? text : `${typed}\n\n${text}` };
}
