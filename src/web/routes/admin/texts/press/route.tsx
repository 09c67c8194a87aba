import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { data } from 'react-router';
import { listKeptMarks } from '#database/texts.ts';
import { adminHref, withQuery } from '#domain/addresses.ts';
import { type PressInput, MOST_MARKS, pressForm } from '#domain/content/press/press-mark.ts';
import { isUuid } from '#domain/uuid.ts';
import { keepPressMark, removePressMark, stampOfMark } from '#flows/content/keep-press-marks.ts';
import { type FormState, adminForm } from '#web/admin/form/admin-form.tsx';
import { answerRefusal, newFormId, stateOf } from '#web/admin/form/posted-form.ts';
import { SaveNotice } from '#web/admin/form/save-notice.tsx';
import { PageTitle } from '#web/admin/frame/page-title.tsx';
import { postedFields } from '#web/forms/posted-fields.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { redirectTo } from '#web/admin/sign-in/session-cookies.ts';
import { adminPressWords } from '#web/admin/texts/texts-words.ts';
import { type FormInput, fieldsOf, toFormInput } from '#web/admin/form/form-input.ts';
import { Button } from '#web/ui/button.tsx';
import type { Route } from './+types/route.ts';

const { Form, Field } = adminForm(pressForm);

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, locale, keptForm } = operatorOf(context);
  const rows = await listKeptMarks(services.db);
  return {
    locale,
    marks: rows.map((row) => ({
      id: row.id,
      seen: stampOfMark(row),
      stored: pressForm.show(row),
    })),
    /** Of the form for a new mark. */
    formId: newFormId(),
    input: toFormInput(keptForm),
    isSaved: new URL(request.url).searchParams.has('saved'),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { services, operator } = operatorOf(context);
  const posted = await request.formData();
  const field = postedFields(posted);
  const id = field('id');
  if (!isUuid(id)) throw data(null, { status: 400 });
  const kept = { operator, id, seen: field('seen'), input: pressForm.pick(field) };
  const done =
    field(ACTION_FIELD) === 'remove'
      ? await removePressMark(services, { operator, id })
      : await keepPressMark(services, kept);
  if (done.ok) return redirectTo(withQuery(adminHref('operatorPress'), { saved: 'press' }));
  return answerRefusal(done, { input: toFormInput(fieldsOf(posted)), isSaved: false });
}

export const headers = answerHeaders;

/** The marks of the press, each in a form of its own, and an empty one below. */
export default function PressRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, marks, formId } = loaderData;
  const answer: PressAnswer = { ...loaderData, ...actionData };
  const { input, isStale, isSaved } = answer;
  const m = adminPressWords[locale];
  // One that somebody has removed meanwhile comes back with what was typed into it, as a new one.
  const isLost = input !== undefined && marks.every(({ id }) => nameOf(id) !== input.form);
  const fresh = { ...pressForm.empty, position: String(marks.length + 1) };
  return (
    <div className="admin-page new-order">
      <PageTitle>{m.title}</PageTitle>
      <header className="stack">
        <h1>{m.title}</h1>
        <p className="log__lead">{m.lead(MOST_MARKS)}</p>
      </header>
      <SaveNotice stale={isStale && m.stale} saved={isSaved && m.saved} />
      {marks.length === 0 && <p>{m.samples}</p>}
      {marks.map((mark, index) => (
        <MarkForm
          key={mark.id}
          {...{ m, answer, mark }}
          name={nameOf(mark.id)}
          title={index < MOST_MARKS ? mark.stored.name : `${mark.stored.name} (${m.notShown})`}
        />
      ))}
      <MarkForm
        {...{ m, answer }}
        mark={{ id: formId, seen: '', stored: fresh }}
        name={isLost ? input.form : 'new'}
        title={m.fresh}
        isNew
      />
    </div>
  );
}

function nameOf(id: string): string {
  return `mark-${id}`;
}

interface PressAnswer {
  input: FormInput | undefined;
  problems?: FormState['problems'];
  isStale?: boolean;
  isSaved: boolean;
}

interface MarkFormProps {
  m: (typeof adminPressWords)['cs'];
  answer: PressAnswer;
  mark: { id: string; seen: string; stored: PressInput };
  name: string;
  title: string;
  isNew?: true;
}

function MarkForm({ m, answer, mark, name, title, isNew }: MarkFormProps) {
  const { id, seen, stored } = mark;
  const words = { ...m, isSummaryNamed: true as const };
  return (
    <section className="admin-block" aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`} className="breakable">
        {title}
      </h2>
      <Form
        {...{ name, words }}
        state={stateOf(name, answer, stored)}
        hidden={{ id, seen }}
        isOneOfSeveral
      >
        <div className="new-order__grid">
          <Field name="name" />
          <Field name="position" />
          <Field name="titleCs" />
          <Field name="titleEn" />
          <Field name="sentenceCs" />
          <Field name="sentenceEn" />
          <Field name="url" inputMode="url" />
          <Field name="publishedOn" />
        </div>
        <div className="cluster">
          <Button name={ACTION_FIELD} value="save" aria-label={isNew ? undefined : m.saveOf(title)}>
            {m.save}
          </Button>
          {!isNew && (
            <Button
              name={ACTION_FIELD}
              value="remove"
              variant="quiet"
              aria-label={m.removeOf(title)}
            >
              {m.remove}
            </Button>
          )}
        </div>
      </Form>
    </section>
  );
}
