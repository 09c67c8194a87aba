import { recordChange } from '#database/audit/audit.ts';
import { tellChangedPages } from '#database/changed-pages.ts';
import type { Transaction } from '#database/client.ts';
import { dropFaqChange, lockFaqChanges, putFaqChange } from '#database/texts.ts';
import {
  type FaqChange,
  type FaqEntry,
  type UsualQuestion,
  layFaq,
} from '#domain/content/faq/faq.ts';
import type { Operator } from '#domain/admin/operator.ts';
import type { Services } from '#flows/services.ts';
import { stampOfValues } from '#flows/offering/stamp-of-values.ts';

export type MovedQuestion =
  | { ok: true }
  /** Somebody has changed the sequence since the list was shown. */
  | { ok: false; problem: 'question-stale' }
  | { ok: false; problem: 'question-unknown' };

type Needed = Pick<Services, 'db' | 'clock'>;

interface Asked {
  operator: Pick<Operator, 'id'>;
  /** What the program comes with. */
  usual: readonly UsualQuestion[];
}

/**
 * Moves a question by one place within its section (rules 87), and tells every replica. At the end of it, nothing
 * happens.
 * @param by up or down
 * @param seen the stamp of the sequence that was shown (`stampOfSequence`)
 */
export async function moveQuestion(
  { db, clock }: Needed,
  asked: Asked & { id: string; by: -1 | 1; seen: string },
): Promise<MovedQuestion> {
  const { operator, usual, id, by, seen } = asked;
  const at = clock();
  return db.transaction(async (tx): Promise<MovedQuestion> => {
    const entries = layFaq(usual, await lockFaqChanges(tx));
    const known = entries.find((entry) => entry.id === id);
    if (!known) return { ok: false, problem: 'question-unknown' };
    const section = entries.filter((entry) => entry.section === known.section);
    if (stampOfSequence(section) !== seen) return { ok: false, problem: 'question-stale' };
    const from = section.indexOf(known);
    const to = from + by;
    const other = section[to];
    if (!other) return { ok: true };
    const moved = section.with(to, known).with(from, other);
    for (const [index, entry] of moved.entries()) await storePosition(tx, entry, index + 1, at);
    await tellChangedPages(tx, 'faq');
    await recordChange(tx, {
      operatorId: operator.id,
      action: 'question-moved',
      subject: id,
      before: { position: from + 1 },
      after: { position: to + 1 },
      at,
    });
    return { ok: true };
  });
}

async function storePosition(tx: Transaction, entry: FaqEntry, position: number, createdAt: Date) {
  const { id, change } = entry;
  if (change?.position === position) return;
  const untouched = { id, isOwn: false, section: null, isHidden: false, home: null, words: null };
  await putFaqChange(tx, { createdAt, ...untouched, ...change, position });
}

/** The stamp of the questions of a section in their sequence. */
export function stampOfSequence(section: readonly FaqEntry[]): string {
  return stampOfValues(section.map(({ id }) => id));
}

/**
 * Brings back everything as the program has it, with its sequence; questions of the operator's own are hidden, and
 * not deleted (rules 87). What was written stands in the log of changes.
 */
export async function restoreQuestions(
  { db, clock }: Needed,
  { operator, usual }: Asked,
): Promise<void> {
  const at = clock();
  await db.transaction(async (tx) => {
    const changes = await lockFaqChanges(tx);
    const isDone = changes.every((change) => change.isOwn && change.isHidden);
    if (isDone) return;
    const known = new Set(usual.map(({ id }) => id));
    for (const change of changes) {
      if (change.isOwn) await putFaqChange(tx, { ...change, position: null, isHidden: true });
      else await dropFaqChange(tx, change.id);
    }
    await tellChangedPages(tx, 'faq');
    await recordChange(tx, {
      operatorId: operator.id,
      action: 'questions-restored',
      subject: 'questions',
      before: Object.fromEntries(
        changes.filter(({ id }) => known.has(id)).flatMap((change) => writtenOf(change)),
      ),
      at,
    });
  });
}

/** The words that are taken back, by question and language. */
function writtenOf({ id, words }: FaqChange): [string, string][] {
  if (!words) return [];
  const { cs, en } = words;
  return [
    [`${id} cs`, `${cs.question}\n${cs.answer}`],
    [`${id} en`, `${en.question}\n${en.answer}`],
  ];
}
