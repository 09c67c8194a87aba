import { packageName } from '#content/catalogue/package-name.ts';
import { formatMoment, formatRefundMoment } from '#content/moments.ts';
import type { Order } from '#database/orders/orders.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCount, formatMoney } from '#domain/money.ts';
import { MAX_NOTE_LENGTH, SHORT_TEXT, WITHDRAWN_TEXT, isInner } from '#domain/order/order-event.ts';
import { readProgress } from '#domain/delivery/progress.ts';
import type { AdminOrderMessages } from '#messages/cs/admin/orders/order.ts';
import { ActionForm } from '#web/admin/page/action-forms.tsx';
import { TextAreaField } from '#web/forms/field.tsx';
import { emailName } from '#web/admin/emails/email-name.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Tag } from '#web/ui/tag.tsx';
import { useOrderAnswer, useOrderForm } from './actions.ts';
import { type AdminOrderPage, useOrderPage } from './load-order.ts';

/**
 * Everything that became of the order, newest first, and a note for who comes next. A declaration that an operator found
 * for it stands where it came, though it was written down later.
 */
export function OrderHistory() {
  const { order, m } = useOrderPage();
  const entries = order.events.toSorted((a, b) => a.at.getTime() - b.at.getTime()).toReversed();
  return (
    <section className="admin-block" aria-labelledby="history-heading">
      <h2 id="history-heading">{m.history.heading}</h2>
      <NoteForm />
      <Entries entries={entries} />
    </section>
  );
}

/** What another person changed while somebody filled in a form. */
export function ChangesSince() {
  const { order, m } = useOrderPage();
  const { answer } = useOrderAnswer();
  if (answer?.problem !== 'changed-meanwhile') return null;
  const seen = Number(answer.input.fields.find(([name]) => name === 'seen')?.[1]);
  const entries = order.events.filter(({ id }) => id > seen);
  return (
    <div className="meanwhile">
      <p>
        <strong>{m.changesSince}</strong>
      </p>
      <Entries entries={entries} />
    </div>
  );
}

function Entries({ entries }: { entries: readonly HistoryEntry[] }) {
  return (
    <ol className="history">
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
  );
}

function Entry({ entry }: { entry: HistoryEntry }) {
  const { locale, m, order } = useOrderPage();
  const { what, text } = tellEntry({ order, locale, m }, entry);
  const isOwn = isInner(entry.kind);
  return (
    <li className={classNames('history__entry', isOwn && 'history__entry--inner')}>
      <p>
        <strong>{what}</strong> {isOwn && <Tag icon="lock">{m.history.inner}</Tag>}
      </p>
      {text !== null && text !== '' && <p className="breakable admin-text">{text}</p>}
      <p className="quiet small">
        {statedAt({ locale, order }, entry)} · {entry.person ?? m.history.actors[entry.actor]}
      </p>
    </li>
  );
}

function statedAt(
  { locale, order }: Pick<AdminOrderPage, 'locale' | 'order'>,
  entry: HistoryEntry,
) {
  const { kind, amount, at } = entry;
  const isBack = kind === null && amount !== null && amount < 0;
  return isBack ? formatRefundMoment(locale, at, order) : formatMoment(locale, at);
}

function NoteForm() {
  const { m } = useOrderPage();
  const form = useOrderForm('note');
  return (
    <ActionForm form={form} className="note-form">
      <TextAreaField
        {...form.field('text')}
        label={m.noteForm.label}
        hint={m.noteForm.hint}
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
      />
      <Button>{m.noteForm.add}</Button>
    </ActionForm>
  );
}

type HistoryEntry = Order['events'][number];

interface Telling {
  order: Order;
  locale: Locale;
  m: AdminOrderMessages;
}

/** The kinds whose text is the name of a choice, which stands in the words of the kind. */
const choiceKinds = new Set<HistoryEntry['kind']>([
  'withdrawal-settled',
  'complaint-settled',
  'refill',
  'refill-ended',
  'late-answered',
]);

/** An entry of the history in words: what happened, and what else is said of it. */
function tellEntry(telling: Telling, entry: HistoryEntry): { what: string; text: string | null } {
  const { kind, state, text, newTarget } = entry;
  if (kind === 'progress') return { what: tellProgress(telling, entry), text: null };
  if (kind === 'target') return { what: telling.m.history.given, text: newTarget };
  if (kind === 'email-again') return { what: tellAgain(telling, entry), text: null };
  const words = telling.m.history;
  if (kind === null && state === 'completed' && text === SHORT_TEXT)
    return { what: words.completedBelow.short, text: null };
  if (kind === null && state === 'completed' && text === WITHDRAWN_TEXT)
    return { what: words.completedBelow.withdrawn, text: null };
  if (kind === null && state !== null) return { what: words.states[state], text };
  if (kind === null) return tellMoney(telling, entry);
  return { what: tellKind(telling, entry, kind), text: choiceKinds.has(kind) ? null : text };
}

function tellKind(
  telling: Telling,
  entry: HistoryEntry,
  kind: Exclude<HistoryEntry['kind'], null | 'progress' | 'email-again' | 'target'>,
): string {
  const { line, text } = entry;
  const { history: words } = telling.m;
  const named = lineName(telling, entry);
  const tellers: Record<typeof kind, string> = {
    note: line === null ? words.note : `${named}: ${words.note}`,
    hold: words.held(named),
    resume: words.resumed(named),
    corrected: words.corrected(named, entry.newTarget ?? ''),
    withdrawal: words.withdrawal,
    'withdrawal-read': words.withdrawalRead(named),
    'withdrawal-tied': words.withdrawalTied,
    'withdrawal-settled': sayChoice(words.withdrawalResolved, text),
    complaint: words.complaint,
    'complaint-settled': sayChoice(words.complaintResolved, text),
    refill: sayChoice(words.refill, text),
    'refill-ended': sayChoice(words.refillEnded, text),
    'late-offered': words.lateOffered,
    'late-answered': sayChoice(words.lateAnswered, text),
    'early-start': words.earlyStart,
    agreed: words.agreed,
    undone: words.undone,
    entered: words.entered,
  };
  return tellers[kind];
}

function sayChoice(words: Readonly<Record<string, string>>, choice: string | null): string {
  return words[choice ?? 'asked'] ?? '';
}

function tellProgress({ m, ...telling }: Telling, entry: HistoryEntry): string {
  const { locale } = telling;
  const named = lineName({ m, ...telling }, entry);
  const note = readProgress(entry.text);
  if (!note) return m.history.progress(named);
  const count = m.progress(formatCount(locale, note.delivered), formatCount(locale, note.units));
  if (note.work === 'completed') return m.history.ended(named, count);
  return note.delivered === 0 ? m.history.begun(named) : m.history.reported(named, count);
}

function tellAgain({ locale, m }: Telling, { text }: HistoryEntry): string {
  return m.history.emailAgain(emailName(locale, text ?? ''));
}

/** An entry without state and kind is about money, or about a target that was missing. */
function tellMoney({ locale, m }: Telling, { amount, text, newTarget }: HistoryEntry) {
  const words = m.history;
  if (amount === null && newTarget !== null) return { what: words.given, text: newTarget };
  if (amount === null) return { what: text === null ? words.given : words.refused, text };
  const sum = formatMoney(locale, Math.abs(amount));
  return { what: amount < 0 ? words.back(sum) : words.cameBack(sum), text };
}

/** A line with the target that it had when the entry was written. */
function lineName({ order, locale, m }: Telling, { line: position, target }: HistoryEntry): string {
  const line = order.lines.find((each) => each.position === position);
  if (!line) return m.items;
  const name = packageName(line.packageId, locale);
  return target === null ? name : `${name} (${target})`;
}
