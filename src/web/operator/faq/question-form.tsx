import { faqTitles } from '#content/faq/faq.ts';
import { MOST_ON_HOME, faqSections } from '#domain/faq/faq.ts';
import type { Locale } from '#domain/locale.ts';
import {
  type FaqField,
  MOST_OF_ANSWER,
  MOST_OF_QUESTION,
  faqFields,
} from '#domain/operator/faq-form.ts';
import {
  CheckboxField,
  type FieldFrame,
  SelectField,
  TextAreaField,
  TextField,
} from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { FormErrors } from '#web/operator/form-errors.tsx';
import { Previewed } from '#web/operator/previewed.tsx';
import { faqDeskWords } from '#web/operator/texts-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { RefusedQuestion } from './act-on-question.ts';
import type { TypedQuestion } from './typed-question.ts';

export interface QuestionFormProps {
  locale: Locale;
  /** Of the question, or of the form for a new one. */
  id: string;
  seen: string;
  stored: TypedQuestion;
  /** What was typed before somebody had to sign in again. */
  kept: TypedQuestion | undefined;
  refused: RefusedQuestion | undefined;
}

/** Question and answer in both languages, and where they stand. */
export function QuestionForm({ locale, id, seen, stored, kept, refused }: QuestionFormProps) {
  const m = faqDeskWords[locale];
  const typed = refused?.typed ?? kept ?? stored;
  const messageOf = (name: FaqField) => {
    const problem = refused?.problems[name];
    if (problem === 'place-unknown') return m.unknown(inBraces(refused?.unknown ?? []));
    return problem && m.typos[problem];
  };
  const field = (name: FaqField) => ({
    name,
    label: m.fields[name],
    defaultValue: typed[name],
    error: messageOf(name),
  });
  const errors = faqFields.flatMap((name) => {
    const message = messageOf(name);
    return message ? [{ field: name, message: `${m.fields[name]}: ${message}` }] : [];
  });
  return (
    <FormName value="question">
      <FormErrors locale={locale} errors={errors} />
      <form method="post" className="new-order__form" noValidate>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="seen" value={seen} />
        {refused?.byHand && (
          <>
            <Previewed of={typed} />
            <AskByHand locale={locale} {...refused.byHand} />
          </>
        )}
        <Fields locale={locale} typed={typed} field={field} />
        <div className="cluster">
          <Button variant="primary" name="intent" value="save">
            {m.save}
          </Button>
          {refused?.byHand && (
            <Button name="intent" value="save-sure">
              {m.byHand.sure}
            </Button>
          )}
        </div>
      </form>
    </FormName>
  );
}

interface FieldsProps {
  locale: Locale;
  typed: TypedQuestion;
  field: (name: FaqField) => Pick<FieldFrame, 'label' | 'error'> & {
    name: FaqField;
    defaultValue: string;
  };
}

/** Both languages beside each other, and where the question stands. */
function Fields({ locale, typed, field }: FieldsProps) {
  const m = faqDeskWords[locale];
  return (
    <>
      <div className="faq-desk__languages">
        <div className="stack">
          <TextField {...field('questionCs')} lang="cs" maxLength={MOST_OF_QUESTION} />
          <TextAreaField {...field('answerCs')} lang="cs" maxLength={MOST_OF_ANSWER} rows={9} />
        </div>
        <div className="stack">
          <TextField {...field('questionEn')} lang="en" maxLength={MOST_OF_QUESTION} />
          <TextAreaField {...field('answerEn')} lang="en" maxLength={MOST_OF_ANSWER} rows={9} />
        </div>
      </div>
      <div className="new-order__grid">
        <SelectField {...field('section')}>
          {faqSections.map((section) => (
            <option key={section} value={section}>
              {faqTitles[locale][section]}
            </option>
          ))}
        </SelectField>
        <TextField {...field('home')} inputMode="numeric" hint={m.homeHint(MOST_ON_HOME)} />
      </div>
      <CheckboxField
        name="shown"
        value="on"
        label={m.fields.shown}
        defaultChecked={typed.shown === 'on'}
      />
    </>
  );
}

function AskByHand({
  locale,
  figures,
  lost,
}: { locale: Locale } & NonNullable<RefusedQuestion['byHand']>) {
  const { byHand: m } = faqDeskWords[locale];
  return (
    <Notice tone="warning" title={m.title} live>
      {figures.length > 0 && <p>{m.figures(figures.join(', '))}</p>}
      {lost.length > 0 && <p>{m.lost(inBraces(lost))}</p>}
      <p>{m.hint}</p>
    </Notice>
  );
}

function inBraces(names: readonly string[]): string {
  return names.map((name) => `{${name}}`).join(', ');
}
