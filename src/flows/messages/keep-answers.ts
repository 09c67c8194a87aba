import { recordChange } from '#database/audit/audit.ts';
import { deleteAnswer, lockAnswers, putAnswer } from '#database/messages/messages.ts';
import type { Locale } from '#domain/locale.ts';
import type { Operator } from '#domain/admin/operator.ts';
import { type AnswerProblem, MOST_ANSWERS, readAnswer } from '#domain/messages/message.ts';
import type { Services } from '#flows/services.ts';

type Needed = Pick<Services, 'db' | 'clock'>;

export type KeptAnswer =
  | { ok: true }
  | ({ ok: false } & AnswerProblem)
  | { ok: false; field: 'title'; problem: 'too-many' }
  /** Somebody has changed or removed it since it was opened. */
  | { ok: false; field: 'text'; problem: 'changed-meanwhile' };

export interface AnswerInput {
  /** Of the answer; of the form for a new one, so that the same form once more saves it once. */
  id: string;
  language: Locale;
  title: string;
  text: string;
  /** When the answer was changed last as its editor saw it, in milliseconds; undefined for a new one. */
  seen: number | undefined;
}

/** Saves an answer for the whole shop, new or changed. */
export async function saveAnswer(
  { db, clock }: Needed,
  { id, language, seen, ...input }: AnswerInput,
  operator: Pick<Operator, 'id'>,
): Promise<KeptAnswer> {
  const read = readAnswer(input);
  if (!read.ok) return read;
  const { title, text } = read;
  return db.transaction(async (tx): Promise<KeptAnswer> => {
    const all = await lockAnswers(tx);
    const known = all.find((each) => each.id === id);
    if (known?.title === title && known.text === text && known.language === language)
      return { ok: true };
    if (known?.changedAt.getTime() !== seen)
      return { ok: false, field: 'text', problem: 'changed-meanwhile' };
    const others = all.filter((each) => each.language === language && each.id !== id);
    if (others.some((each) => each.title === title))
      return { ok: false, field: 'title', problem: 'title-taken' };
    if (others.length >= MOST_ANSWERS) return { ok: false, field: 'title', problem: 'too-many' };
    const at = clock();
    await putAnswer(tx, { id, language, title, text, changedAt: at });
    await recordChange(tx, {
      operatorId: operator.id,
      action: 'answer-saved',
      subject: id,
      before: known ? { label: known.title, text: known.text } : {},
      after: { label: title, text },
      at,
    });
    return { ok: true };
  });
}

/** Removes a saved answer; one that is gone stays gone. */
export async function removeAnswer(
  { db, clock }: Needed,
  id: string,
  operator: Pick<Operator, 'id'>,
): Promise<{ ok: true }> {
  return db.transaction(async (tx) => {
    const known = (await lockAnswers(tx)).find((each) => each.id === id);
    if (!known) return { ok: true };
    await deleteAnswer(tx, id);
    await recordChange(tx, {
      operatorId: operator.id,
      action: 'answer-removed',
      subject: id,
      before: { label: known.title },
      at: clock(),
    });
    return { ok: true };
  });
}
