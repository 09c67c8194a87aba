import type { ReactNode } from 'react';
import { listAnswers } from '#database/messages/messages.ts';
import { adminHref } from '#domain/addresses.ts';
import { type Locale, locales } from '#domain/locale.ts';
import { answerLimits, answerPlaceholders } from '#domain/messages/message.ts';
import { isUuid } from '#domain/uuid.ts';
import { type KeptAnswer, removeAnswer, saveAnswer } from '#flows/messages/keep-answers.ts';
import type { MessagesMessages } from '#messages/cs/admin/messages.ts';
import { ActionForm, actionForms } from '#web/admin/page/action-forms.tsx';
import { type Asked, defineActions, readSaved } from '#web/admin/page/actions.ts';
import { PageTitle } from '#web/admin/frame/page-title.tsx';
import { SelectField, TextAreaField, TextField } from '#web/forms/field.tsx';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { messagesWords } from '#web/admin/messages/messages-words.ts';
import { toFormInput } from '#web/admin/form/form-input.ts';
import { FactList } from '#web/routes/admin/orders/order/fact-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/route.ts';

/** The answers that are written once and sent often. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, locale, keptForm } = operatorOf(context);
  const answers = await listAnswers(services.db);
  return {
    locale,
    answers: answers.map(({ changedAt, ...answer }) => ({ ...answer, seen: changedAt.getTime() })),
    formId: crypto.randomUUID(),
    kept: toFormInput(keptForm),
    saved: readSaved(request, messagesWords.cs.answers.saved),
  };
}

type AnswerAsked = Asked<{ id: string }>;
type Saved =
  | { ok: true; saved: 'saved' }
  | Exclude<KeptAnswer, { ok: true }>
  | { ok: false; problem: 'intent-unknown' };

const answerActions = defineActions(
  {
    subject: ({ field }: Asked<Route.ActionArgs>) => {
      const id = field('id');
      return Promise.resolve(isUuid(id) ? { id, here: adminHref('operatorAnswers') } : undefined);
    },
  },
  {
    save: {
      fields: {
        title: ['title-missing', 'title-long', 'title-taken', 'too-many'],
        text: ['text-missing', 'text-long', 'place-unknown', 'changed-meanwhile'],
      },
      run: async ({ services, operator, id, field }: AnswerAsked): Promise<Saved> => {
        const language = locales.find((known) => known === field('language'));
        if (!language) return { ok: false, problem: 'intent-unknown' };
        const seen = /^\d{1,15}$/.test(field('seen')) ? Number(field('seen')) : undefined;
        const input = { id, language, title: field('title'), text: field('text'), seen };
        const kept = await saveAnswer(services, input, operator);
        return kept.ok ? { ok: true, saved: 'saved' } : kept;
      },
    },
    remove: {
      run: async ({ services, operator, id }: AnswerAsked) => {
        await removeAnswer(services, id, operator);
        return { ok: true, saved: 'removed' } as const;
      },
    },
  },
);
const { ActionForms, useForm, useAnswer } = actionForms(answerActions);

export const action = answerActions.action;

export const headers = answerHeaders;

/** What tells the form of a new answer from the others. */
const NEW = 'new';

/** The saved answers, each in a form of its own, and an empty one below. */
export default function Answers({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, answers, formId, kept, saved } = loaderData;
  const { answers: m } = messagesWords[locale];
  const posted = actionData?.input ?? kept;
  // One that somebody has deleted meanwhile comes back with what was typed into it.
  const about = posted?.form.replace(/^save-/, '') ?? NEW;
  const isLost = answers.every(({ id }) => id !== about);
  const placeholders = actionData && 'placeholders' in actionData ? actionData.placeholders : [];
  return (
    <ActionForms
      answer={actionData}
      kept={kept}
      here={adminHref('operatorAnswers')}
      problems={{ ...m.problems, 'place-unknown': m.placeholderUnknown(placeholders) }}
    >
      <div className="admin-page">
        <PageTitle>{m.title}</PageTitle>
        <header className="messages__head">
          <a className="line-link" href={adminHref('operatorMessages')}>
            ← {m.back}
          </a>
          <h1>{m.title}</h1>
          <p className="log__lead">{m.lead}</p>
        </header>
        <Refused />
        {saved && !actionData && (
          <Notice tone="success" live>
            {m.saved[saved]}
          </Notice>
        )}
        <section className="admin-block" aria-labelledby="places-heading">
          <h2 id="places-heading">{m.placeholders}</h2>
          <FactList
            facts={answerPlaceholders.map((placeholder) => [
              `{${placeholder}}`,
              m.placeholderNames[placeholder],
            ])}
          />
        </section>
        {answers.length === 0 && <EmptyState title={m.empty}>{m.emptyHint}</EmptyState>}
        {answers.map((answer) => (
          <AnswerForm key={answer.id} locale={locale} answer={answer} about={answer.id} />
        ))}
        <AnswerForm
          locale={locale}
          answer={{ id: formId, language: locale, title: '', text: '', seen: undefined }}
          about={isLost ? about : NEW}
        />
      </div>
    </ActionForms>
  );
}

/** What no field says. */
function Refused() {
  const { sentence, isAtField } = useAnswer();
  if (!sentence || isAtField) return null;
  return (
    <Notice tone="error" live>
      {sentence}
    </Notice>
  );
}

interface AnswerFormProps {
  locale: Locale;
  answer: {
    id: string;
    language: Locale;
    title: string;
    text: string;
    /** Undefined for a new one. */
    seen: number | undefined;
  };
  about: string;
}

function AnswerForm({ locale, answer, about }: AnswerFormProps) {
  const words = messagesWords[locale];
  const { answers: m } = words;
  const form = useForm(['save', 'remove'], about);
  const { id, language, title, text, seen } = answer;
  const isNew = seen === undefined;
  const label = isNew ? m.fresh : title;
  return (
    <ActionForm form={form} hidden={{ id, seen }} label={label} className="admin-block note-form">
      <h2>{label}</h2>
      <SelectField
        name="language"
        label={m.language}
        defaultValue={form.value('language') ?? language}
      >
        {locales.map((each) => (
          <option key={each} value={each}>
            {words.languages[each]}
          </option>
        ))}
      </SelectField>
      <TextField
        {...form.field('title')}
        label={m.name}
        maxLength={answerLimits.title}
        defaultValue={form.value('title') ?? title}
      />
      <TextAreaField
        {...form.field('text')}
        label={m.text}
        rows={5}
        maxLength={answerLimits.text}
        defaultValue={form.value('text') ?? text}
      />
      <div className="cluster">
        <Button {...form.press('save')} aria-label={isNew ? undefined : m.saveOf(title)}>
          {m.save}
        </Button>
      </div>
      {!isNew && (
        <RemovePart m={m} title={title}>
          <Button {...form.press('remove')} variant="danger">
            {m.yes}
          </Button>
        </RemovePart>
      )}
    </ActionForm>
  );
}

interface RemovePartProps {
  m: MessagesMessages['answers'];
  title: string;
  children: ReactNode;
}

/** Nothing brings a deleted answer back, so it is asked about once. */
function RemovePart({ m, title, children }: RemovePartProps) {
  return (
    <details className="sure">
      <summary aria-label={m.removeOf(title)}>{m.remove}</summary>
      <div className="sure__form">
        <p className="small">{m.sure}</p>
        <div>{children}</div>
      </div>
    </details>
  );
}
