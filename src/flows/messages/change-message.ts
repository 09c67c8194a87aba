import { noteChange } from '#database/audit.ts';
import { addEntry, listColleagues, setAssignee, setState } from '#database/messages.ts';
import { cleanLines } from '#domain/clean-text.ts';
import { MAX_MESSAGE_NOTE_LENGTH, type MessageState } from '#domain/operator/message.ts';
import type { Services } from '#flows/services.ts';
import { type MessageChange, type MessageUnknown, underMessageLock } from './under-message-lock.ts';

type Needed = Pick<Services, 'db' | 'clock'>;

export type ChangedMessage =
  | { ok: true }
  | MessageUnknown
  | {
      ok: false;
      problem: 'changed-meanwhile' | 'note-missing' | 'note-long' | 'person-unknown';
    };

/** Opens a message, lets it wait for its customer or closes it. One that stands so already stays as it is. */
export async function moveMessage(
  services: Needed,
  { state, ...change }: MessageChange & { state: MessageState },
): Promise<ChangedMessage> {
  return underMessageLock(
    services,
    change,
    async (tx, { message, isStale, at }): Promise<ChangedMessage> => {
      const { id: enquiryId, state: before, number } = message;
      if (before === state) return { ok: true };
      if (isStale) return { ok: false, problem: 'changed-meanwhile' };
      const { operator } = change;
      await addEntry(tx, { enquiryId, kind: 'state', state, person: operator.name, at });
      await setState(tx, enquiryId, state, at);
      await noteChange(tx, {
        operatorId: operator.id,
        action: 'message-changed',
        subject: enquiryId,
        before: { message: number, state: before },
        after: { message: number, state },
        at,
      });
      return { ok: true };
    },
  );
}

/**
 * Gives a message to somebody of the shop, or to nobody. Who has not seen that somebody else took it is told.
 * @param assigneeId null for nobody
 */
export async function assignMessage(
  services: Needed,
  { assigneeId, ...change }: MessageChange & { assigneeId: string | null },
): Promise<ChangedMessage> {
  const people = await listColleagues(services.db);
  const person = people.find(({ id }) => id === assigneeId);
  if (assigneeId !== null && !person) return { ok: false, problem: 'person-unknown' };
  return underMessageLock(
    services,
    change,
    async (tx, { message, isStale, at }): Promise<ChangedMessage> => {
      const { id: enquiryId, number } = message;
      if (message.assigneeId === assigneeId) return { ok: true };
      if (isStale) return { ok: false, problem: 'changed-meanwhile' };
      const { operator } = change;
      const assignee = person?.name ?? '';
      await addEntry(tx, { enquiryId, kind: 'assigned', assignee, person: operator.name, at });
      await setAssignee(tx, enquiryId, assigneeId);
      await noteChange(tx, {
        operatorId: operator.id,
        action: 'message-changed',
        subject: enquiryId,
        after: { message: number, assignee: assigneeId },
        at,
      });
      return { ok: true };
    },
  );
}

/** Writes a note into a thread, for the shop's own eyes; the same form once more writes it once. */
export async function noteMessage(
  services: Needed,
  { id, text: typed, ...change }: MessageChange & { id: string; text: string },
): Promise<ChangedMessage> {
  const text = cleanLines(typed);
  if (text === '') return { ok: false, problem: 'note-missing' };
  if (text.length > MAX_MESSAGE_NOTE_LENGTH) return { ok: false, problem: 'note-long' };
  return underMessageLock(
    services,
    change,
    async (tx, { message, at }): Promise<ChangedMessage> => {
      const { id: enquiryId, number } = message;
      const { operator } = change;
      const entry = { enquiryId, kind: 'note', text, person: operator.name, at } as const;
      // The id of the form stands where an e-mail has its own: twice is once.
      if ((await addEntry(tx, { ...entry, sourceKey: `note-${id}` })) === undefined)
        return { ok: true };
      await noteChange(tx, {
        operatorId: operator.id,
        action: 'message-noted',
        subject: enquiryId,
        after: { message: number },
        personalAfter: { text },
        at,
      });
      return { ok: true };
    },
  );
}
