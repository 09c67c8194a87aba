import { formatRefundMoment } from '#content/money-moment.ts';
import { formatMoment } from '#content/moment-text.ts';
import { MAX_NOTE_LENGTH, isInner } from '#domain/order/order-event.ts';
import { TextAreaField } from '#web/forms/field.tsx';
import { typedIn } from '#web/operator/typed-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { DeskForm } from './desk-form.tsx';
import type { DeskProps } from './desk-props.ts';
import { type HistoryEntry, tellEntry } from './history-text.ts';

const NOTE_FORM = 'note';

/**
 * Everything that became of the order, newest first, and a note for who comes next. A declaration that an operator found
 * for it stands where it came, though it was written down later.
 */
export function OrderHistory(props: DeskProps) {
  const { order, m } = props;
  const entries = order.events.toSorted((a, b) => a.at.getTime() - b.at.getTime()).toReversed();
  return (
    <section className="desk-block" aria-labelledby="history-heading">
      <h2 id="history-heading">{m.history.heading}</h2>
      <NoteForm {...props} />
      <Entries {...props} entries={entries} />
    </section>
  );
}

/** What another person changed while somebody filled in a form. */
export function Meanwhile(props: DeskProps) {
  const { order, typed, refused, m } = props;
  if (refused?.problem !== 'changed-meanwhile') return null;
  const seen = Number(typed?.fields.find(([name]) => name === 'seen')?.[1]);
  const entries = order.events.filter(({ id }) => id > seen);
  return (
    <div className="meanwhile">
      <p>
        <strong>{m.meanwhile}</strong>
      </p>
      <Entries {...props} entries={entries} />
    </div>
  );
}

function Entries({ entries, ...props }: DeskProps & { entries: readonly HistoryEntry[] }) {
  return (
    <ol className="history">
      {entries.map((entry) => (
        <Entry key={entry.id} {...props} entry={entry} />
      ))}
    </ol>
  );
}

function Entry({ entry, locale, m, order }: DeskProps & { entry: HistoryEntry }) {
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

function saidAt({ locale, order }: Pick<DeskProps, 'locale' | 'order'>, entry: HistoryEntry) {
  const { kind, amount, at } = entry;
  const isBack = kind === null && amount !== null && amount < 0;
  return isBack ? formatRefundMoment(locale, at, order) : formatMoment(locale, at);
}

function NoteForm(props: DeskProps) {
  const { typed, refused, m } = props;
  const isMine = typed?.form === NOTE_FORM;
  const problem = isMine ? refused?.problem : undefined;
  const isOfText = problem === 'note-missing' || problem === 'note-too-long';
  return (
    <DeskForm {...props} name={NOTE_FORM} action="note" className="note-form">
      <TextAreaField
        name="text"
        label={m.noteForm.label}
        hint={m.noteForm.hint}
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
        defaultValue={typedIn(typed, NOTE_FORM, 'text')}
        error={isOfText && m.problems[problem]}
      />
      <Button>{m.noteForm.add}</Button>
    </DeskForm>
  );
}
