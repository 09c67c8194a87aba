import { adminHref } from '#domain/addresses.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { answerLimits, answerPlaces } from '#domain/operator/message.ts';
import type { MessagesMessages } from '#messages/cs/operator/messages.ts';
import { SelectField, TextAreaField, TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { messagesWords } from '#web/operator/messages-words.ts';
import { FORM_FIELD, type TypedForm, typedIn } from '#web/operator/typed-form.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { FactList } from '#web/routes/operator/order/fact-list.tsx';
import type { Done } from './done.ts';

interface Answer {
  id: string;
  language: Locale;
  title: string;
  text: string;
  seen: number;
}

interface AnswersPageProps {
  locale: Locale;
  answers: readonly Answer[];
  formId: string;
  typed: TypedForm | undefined;
  refused: Extract<Done, { ok: false }> | undefined;
  saved: keyof MessagesMessages['answers']['saved'] | undefined;
}

/** The saved answers, each in a form of its own, and an empty one below. */
export function AnswersPage(props: AnswersPageProps) {
  const { locale, answers, formId, typed, saved, refused } = props;
  const { answers: m } = messagesWords[locale];
  // One that somebody has deleted meanwhile comes back with what was typed into it.
  const lost = typed && answers.every(({ id }) => nameOf(id) !== typed.form) ? typed : undefined;
  return (
    <div className="desk-page">
      <header className="messages__head">
        <a className="way" href={adminHref('operatorMessages')}>
          ← {m.back}
        </a>
        <h1>{m.title}</h1>
        <p className="log__lead">{m.lead}</p>
      </header>
      {saved && !refused && (
        <Notice tone="success" live>
          {m.saved[saved]}
        </Notice>
      )}
      <section className="desk-block" aria-labelledby="places-heading">
        <h2 id="places-heading">{m.places}</h2>
        <FactList facts={answerPlaces.map((place) => [`{${place}}`, m.placeNames[place]])} />
      </section>
      {answers.length === 0 && <EmptyState title={m.empty}>{m.emptyHint}</EmptyState>}
      {answers.map((answer) => (
        <AnswerForm key={answer.id} {...props} answer={answer} name={nameOf(answer.id)} />
      ))}
      <AnswerForm
        {...props}
        answer={{ id: formId, language: locale, title: '', text: '', seen: undefined }}
        name={lost?.form ?? NEW}
      />
    </div>
  );
}

const NEW = 'new';

function nameOf(id: string): string {
  return `answer-${id}`;
}

interface AnswerFormProps extends AnswersPageProps {
  answer: Omit<Answer, 'seen'> & { seen: number | undefined };
  name: string;
}

function AnswerForm({ locale, answer, name, typed, refused }: AnswerFormProps) {
  const words = messagesWords[locale];
  const { answers: m } = words;
  const isNew = answer.seen === undefined;
  const isMine = typed?.form === name;
  const problem = isMine ? refused : undefined;
  const error =
    problem?.problem === 'place-unknown'
      ? m.placeUnknown(problem.places)
      : problem && m.problems[problem.problem];
  const value = (field: 'title' | 'text' | 'language') =>
    typedIn(typed, name, field) ?? answer[field];
  return (
    <form
      className="desk-block note-form"
      method="post"
      action={adminHref('operatorAnswers')}
      aria-label={isNew ? m.fresh : answer.title}
    >
      <h2>{isNew ? m.fresh : answer.title}</h2>
      <input type="hidden" name={FORM_FIELD} value={name} />
      <input type="hidden" name="id" value={answer.id} />
      <input type="hidden" name="seen" value={answer.seen ?? ''} />
      <FormName value={name}>
        <SelectField name="language" label={m.language} defaultValue={value('language')}>
          {locales.map((language) => (
            <option key={language} value={language}>
              {words.languages[language]}
            </option>
          ))}
        </SelectField>
        <TextField
          name="title"
          label={m.name}
          maxLength={answerLimits.title}
          defaultValue={value('title')}
          error={problem?.field === 'title' && error}
        />
        <TextAreaField
          name="text"
          label={m.text}
          rows={5}
          maxLength={answerLimits.text}
          defaultValue={value('text')}
          error={problem?.field === 'text' && error}
        />
      </FormName>
      <div className="cluster">
        <Button name="intent" value="save" aria-label={isNew ? undefined : m.saveOf(answer.title)}>
          {m.save}
        </Button>
      </div>
      {!isNew && <RemovePart m={m} title={answer.title} />}
    </form>
  );
}

/** Nothing brings a deleted answer back, so it is asked about once. */
function RemovePart({ m, title }: { m: MessagesMessages['answers']; title: string }) {
  return (
    <details className="sure">
      <summary aria-label={m.removeOf(title)}>{m.remove}</summary>
      <div className="sure__form">
        <p className="small">{m.sure}</p>
        <div>
          <Button name="intent" value="remove" variant="danger">
            {m.yes}
          </Button>
        </div>
      </div>
    </details>
  );
}
