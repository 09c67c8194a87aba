import { formatRefundMoment } from '#content/money-moment.ts';
import { formatMoment } from '#content/moment-text.ts';
import { MAX_NOTE_LENGTH, isInner } from '#domain/order/order-event.ts';
import { ActionForm } from '#web/admin/page/action-forms.tsx';
import { TextAreaField } from '#web/forms/field.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Tag } from '#web/ui/tag.tsx';
import { useOrderAnswer, useOrderForm } from './actions.ts';
import { type HistoryEntry, tellEntry } from './history-text.ts';
import { type OrderPage, useOrderPage } from './order-page.ts';

/**
 * Everything that became of the order, newest first, and a note for who comes next. A declaration that an operator found
 * for it stands where it came, though it was written down later.
 */
export function OrderHistory() {
  const { order, m } = useOrderPage();
  const entries = order.events.toSorted((a, b) => a.at.getTime() - b.at.getTime()).toReversed();
  return (
    <section className="desk-block" aria-labelledby="history-heading">
      <h2 id="history-heading">{m.history.heading}</h2>
      <NoteForm />
      <Entries entries={entries} />
    </section>
  );
}

/** What another person changed while somebody filled in a form. */
export function Meanwhile() {
  const { order, m } = useOrderPage();
  const { answer } = useOrderAnswer();
  if (answer?.problem !== 'changed-meanwhile') return null;
  const seen = Number(answer.typed.fields.find(([name]) => name === 'seen')?.[1]);
  const entries = order.events.filter(({ id }) => id > seen);
  return (
    <div className="meanwhile">
      <p>
        <strong>{m.meanwhile}</strong>
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
      {text !== null && text !== '' && <p className="breakable desk-text">{text}</p>}
      <p className="quiet small">
        {saidAt({ locale, order }, entry)} · {entry.person ?? m.history.actors[entry.actor]}
      </p>
    </li>
  );
}

function saidAt({ locale, order }: Pick<OrderPage, 'locale' | 'order'>, entry: HistoryEntry) {
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
