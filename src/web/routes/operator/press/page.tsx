import type { Locale } from '#domain/locale.ts';
import {
  type PressField,
  type PressTypos,
  mostOfMark,
  pressFields,
} from '#domain/operator/press-form.ts';
import { MOST_MARKS } from '#domain/press-mark.ts';
import { TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { SaveNews } from '#web/operator/save-news.tsx';
import { pressDeskWords } from '#web/operator/texts-words.ts';
import { FORM_FIELD, type TypedForm, typedIn } from '#web/operator/typed-form.ts';
import { Button } from '#web/ui/button.tsx';
import { FormErrors } from '#web/operator/form-errors.tsx';

interface Mark {
  id: string;
  seen: string;
  stored: Readonly<Record<string, string>>;
}

interface PressPageProps {
  locale: Locale;
  marks: readonly Mark[];
  /** Of the form for a new mark. */
  formId: string;
  typed: TypedForm | undefined;
  problems: PressTypos;
  isStale: boolean;
  isSaved: boolean;
}

/** The marks of the press, each in a form of its own, and an empty one below. */
export function PressPage(props: PressPageProps) {
  const { locale, marks, formId, typed, isStale, isSaved } = props;
  const m = pressDeskWords[locale];
  // One that somebody has removed meanwhile comes back with what was typed into it, as a new one.
  const isLost = typed !== undefined && marks.every(({ id }) => nameOf(id) !== typed.form);
  const position = String(marks.length + 1);
  return (
    <div className="desk-page new-order">
      <header className="stack">
        <h1>{m.title}</h1>
        <p className="log__lead">{m.lead(MOST_MARKS)}</p>
      </header>
      <SaveNews stale={isStale && m.stale} saved={isSaved && m.saved} />
      {marks.length === 0 && <p>{m.samples}</p>}
      {marks.map((mark, index) => (
        <MarkForm
          key={mark.id}
          {...props}
          mark={mark}
          name={nameOf(mark.id)}
          title={index < MOST_MARKS ? nameOfMark(mark) : `${nameOfMark(mark)} (${m.notShown})`}
        />
      ))}
      <MarkForm
        {...props}
        mark={{ id: formId, seen: '', stored: { position } }}
        name={isLost ? typed.form : 'new'}
        title={m.fresh}
        isNew
      />
    </div>
  );
}

function nameOf(id: string): string {
  return `mark-${id}`;
}

function nameOfMark({ stored }: Mark): string {
  return stored['name'] ?? '';
}

interface MarkFormProps extends PressPageProps {
  mark: Mark;
  name: string;
  title: string;
  isNew?: true;
}

function MarkForm({ locale, mark, name, title, isNew, typed, problems }: MarkFormProps) {
  const m = pressDeskWords[locale];
  const mine = typed?.form === name ? problems : {};
  const errors = pressFields.flatMap((field) => {
    const problem = mine[field];
    return problem ? [{ field, message: `${m.fields[field]}: ${m.typos[problem]}` }] : [];
  });
  const field = (of: PressField) => {
    const problem = mine[of];
    return {
      name: of,
      label: m.fields[of],
      defaultValue: typedIn(typed, name, of) ?? mark.stored[of] ?? '',
      maxLength: mostOfMark[of],
      error: problem && m.typos[problem],
    };
  };
  return (
    <section className="desk-block" aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`} className="breakable">
        {title}
      </h2>
      <FormName value={name}>
        <FormErrors locale={locale} errors={errors} />
        <form method="post" className="new-order__form" noValidate>
          <input type="hidden" name={FORM_FIELD} value={name} />
          <input type="hidden" name="id" value={mark.id} />
          <input type="hidden" name="seen" value={mark.seen} />
          <div className="new-order__grid">
            <TextField {...field('name')} />
            <TextField {...field('position')} inputMode="numeric" />
            <TextField {...field('titleCs')} />
            <TextField {...field('titleEn')} />
            <TextField {...field('sentenceCs')} />
            <TextField {...field('sentenceEn')} />
            <TextField {...field('url')} inputMode="url" />
            <TextField {...field('publishedOn')} maxLength={undefined} type="date" />
          </div>
          <div className="cluster">
            <Button name="intent" value="save" aria-label={isNew ? undefined : m.saveOf(title)}>
              {m.save}
            </Button>
            {!isNew && (
              <Button name="intent" value="remove" variant="quiet" aria-label={m.removeOf(title)}>
                {m.remove}
              </Button>
            )}
          </div>
        </form>
      </FormName>
    </section>
  );
}
