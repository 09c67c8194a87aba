import {
  MAX_MESSAGE_NOTE_LENGTH,
  MAX_REPLY_LENGTH,
  messageStates,
} from '#domain/operator/message.ts';
import { NOTHING_CHOSEN } from '#domain/nothing-chosen.ts';
import { SelectField, TextAreaField } from '#web/forms/field.tsx';
import { Choices } from '#web/operator/choices.tsx';
import { messagesWords } from '#web/operator/messages-words.ts';
import { typedIn } from '#web/operator/typed-form.ts';
import { Button } from '#web/ui/button.tsx';
import { MessageForm } from './message-form.tsx';
import type { MessageProps } from './props.ts';

const REPLY = 'reply';
const NOTE = 'note';

/** The reply, into which a saved answer can be put first, and a note for the shop alone. */
export function ReplyForm(props: MessageProps) {
  const { message, locale, typed } = props;
  const { reply: m } = messagesWords[locale];
  const typedReply = typedIn(typed, REPLY, 'text');
  // Who has begun to write gets the text back also where there is no way to send it.
  const isOffered = message.email !== '' || typedReply !== undefined;
  return (
    <section className="desk-block" aria-labelledby="reply-heading">
      <h2 id="reply-heading">{m.heading}</h2>
      {isOffered ? <Reply {...props} /> : <p>{m.noAddress}</p>}
      <NoteForm {...props} />
    </section>
  );
}

function Reply(props: MessageProps) {
  const { message, locale, typed, refused, answers } = props;
  const { reply: m, placesLeft, problems } = messagesWords[locale];
  const isMine = typed?.form === REPLY;
  const typedReply = typedIn(typed, REPLY, 'text');
  const filled = refused && 'filled' in refused ? refused.filled : undefined;
  const problem = isMine ? refused?.problem : undefined;
  const isOfText =
    problem === 'reply-missing' || problem === 'reply-long' || problem === 'address-missing';
  const error =
    isMine && refused?.problem === 'places-left'
      ? placesLeft(refused.places)
      : isOfText && problems[problem];
  return (
    <MessageForm {...props} name={REPLY} label={m.heading} className="note-form">
      {answers.length > 0 && (
        <div className="messages__insert">
          <SelectField
            name="answer"
            label={m.saved}
            defaultValue={typedIn(typed, REPLY, 'answer') ?? ''}
            error={problem === 'answer-unknown' && problems[problem]}
          >
            <option value={NOTHING_CHOSEN}>{m.choose}</option>
            {answers.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
          <Button name="act" value="insert">
            {m.insert}
          </Button>
        </div>
      )}
      <TextAreaField
        name="text"
        label={m.text}
        hint={message.email === '' ? m.noAddress : m.hint(message.email)}
        rows={8}
        maxLength={MAX_REPLY_LENGTH}
        defaultValue={filled ?? typedReply ?? takenBack(props)}
        error={error}
      />
      <Choices
        name="state"
        legend={m.after}
        value={typedIn(typed, REPLY, 'state') ?? 'waiting'}
        choices={messageStates.map((state) => ({ value: state, title: m.states[state] }))}
      />
      <Button variant="primary" name="act" value="reply">
        {m.send}
      </Button>
    </MessageForm>
  );
}

/** The last reply, where it was taken back: somebody wanted to correct it. */
function takenBack({ entries }: MessageProps): string | undefined {
  const last = entries.findLast(({ kind }) => kind === 'reply');
  return last?.outcome === 'undone' ? last.text : undefined;
}

function NoteForm(props: MessageProps) {
  const { locale, typed, refused } = props;
  const { note: m, problems } = messagesWords[locale];
  const problem = typed?.form === NOTE ? refused?.problem : undefined;
  const isOfText = problem === 'note-missing' || problem === 'note-long';
  return (
    <MessageForm {...props} name={NOTE} label={m.text} className="note-form">
      <input type="hidden" name="act" value="note" />
      <TextAreaField
        name="text"
        label={m.text}
        hint={m.hint}
        rows={2}
        maxLength={MAX_MESSAGE_NOTE_LENGTH}
        defaultValue={typedIn(typed, NOTE, 'text')}
        error={isOfText && problems[problem]}
      />
      <Button>{m.add}</Button>
    </MessageForm>
  );
}
