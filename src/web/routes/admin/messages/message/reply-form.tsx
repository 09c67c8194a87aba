import { NOTHING_CHOSEN } from '#domain/text/nothing-chosen.ts';
import {
  MAX_MESSAGE_NOTE_LENGTH,
  MAX_REPLY_LENGTH,
  messageStates,
} from '#domain/messages/message.ts';
import { ActionForm } from '#web/admin/page/action-forms.tsx';
import { SelectField, TextAreaField } from '#web/forms/field.tsx';
import { Choices } from '#web/admin/form/choices.tsx';
import { Button } from '#web/ui/button.tsx';
import { useMessageForm } from './actions.ts';
import { type MessagePage, useMessagePage } from './load-message.ts';

/** The reply, into which a saved answer can be put first, and a note for the shop alone. */
export function ReplyForm() {
  const { message, words } = useMessagePage();
  const { reply: m } = words;
  const form = useMessageForm(['reply', 'insert']);
  // Who has begun to write gets the text back also where there is no way to send it.
  const isOffered = message.email !== '' || form.value('text') !== undefined;
  return (
    <section className="admin-block" aria-labelledby="reply-heading">
      <h2 id="reply-heading">{m.heading}</h2>
      {isOffered ? <Reply /> : <p>{m.noAddress}</p>}
      <NoteForm />
    </section>
  );
}

function Reply() {
  const { message, entries, answers, words } = useMessagePage();
  const { reply: m } = words;
  const form = useMessageForm(['reply', 'insert']);
  const { refused, problem } = form;
  const filled = refused?.action === 'insert' ? refused.filled : undefined;
  // A saved answer that was put into it shows nothing of the thread: what was seen stays what it was.
  const seen = refused && problem !== 'changed-meanwhile' ? form.value('seen') : undefined;
  return (
    <ActionForm
      form={form}
      hidden={seen === undefined ? {} : { seen }}
      label={m.heading}
      className="note-form"
    >
      {answers.length > 0 && (
        <div className="messages__insert">
          <SelectField {...form.field('answer')} label={m.saved}>
            <option value={NOTHING_CHOSEN}>{m.choose}</option>
            {answers.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
          <Button {...form.press('insert')}>{m.insert}</Button>
        </div>
      )}
      <TextAreaField
        {...form.field('text')}
        label={m.text}
        hint={message.email === '' ? m.noAddress : m.hint(message.email)}
        rows={8}
        maxLength={MAX_REPLY_LENGTH}
        defaultValue={filled ?? form.value('text') ?? takenBack(entries)}
      />
      <Choices
        name="state"
        legend={m.after}
        value={form.value('state') ?? 'waiting'}
        choices={messageStates.map((state) => ({ value: state, title: m.states[state] }))}
      />
      <Button variant="primary" {...form.press('reply')}>
        {m.send}
      </Button>
    </ActionForm>
  );
}

/** The last reply, where it was taken back: somebody wanted to correct it. */
function takenBack(entries: MessagePage['entries']): string | undefined {
  const last = entries.findLast(({ kind }) => kind === 'reply');
  return last?.outcome === 'undone' ? last.text : undefined;
}

function NoteForm() {
  const { note: m } = useMessagePage().words;
  const form = useMessageForm('note');
  return (
    <ActionForm form={form} label={m.text} className="note-form">
      <TextAreaField
        {...form.field('text')}
        label={m.text}
        hint={m.hint}
        rows={2}
        maxLength={MAX_MESSAGE_NOTE_LENGTH}
      />
      <Button>{m.add}</Button>
    </ActionForm>
  );
}
