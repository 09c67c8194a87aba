import { href } from '#domain/addresses.ts';
import {
  REVIEW_NAME_MOST,
  REVIEW_TEXT,
  type ReviewField,
  type ReviewForm,
  type ReviewProblems,
  reviewFields,
} from '#domain/reviews/review-form.ts';
import { ratings } from '#domain/reviews/review.ts';
import { ErrorSummary } from '#web/forms/error-summary.tsx';
import { CheckboxField, TextAreaField, TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { RadioCards } from '#web/forms/radio-card.tsx';
import { PrivacyNote } from '#web/legal/privacy-note.tsx';
import { Stars } from '#web/reviews/reviews.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Words } from '#messages/words.ts';
import { useLocale, useWords } from '#web/words.ts';

/** What the invitation is about. */
interface ReviewedOrder {
  number: number;
  lines: readonly { position: number; name: string }[];
  proposedName: string;
}

interface ReviewFormProps {
  /** Of the invitation. */
  token: string;
  /** Undefined where nobody can be asked for it. */
  about: ReviewedOrder | undefined;
  /** As it was filled in, where it could not be taken. */
  form?: ReviewForm;
  problems?: ReviewProblems;
  notice?: 'tooOften' | 'away';
}

const none: ReviewProblems = {};

/** Where a customer reviews a completed order. */
export function ReviewFormPage(props: ReviewFormProps) {
  const locale = useLocale();
  const { token, about, form, problems = none, notice } = props;
  const m = useWords().review;
  const errors = reviewFields.flatMap((field) => {
    const message = say(m, problems, field);
    return message ? [{ field, message }] : [];
  });
  return (
    <div className="column order-page">
      <header className="order-page__head">
        <h1>{m.title}</h1>
        {about && <p className="lead">{m.lead(about.number)}</p>}
      </header>
      <form
        method="post"
        action={href('review', locale, { token })}
        className="review-form fields"
        noValidate
      >
        <FormName value="review">
          {notice && (
            <Notice tone="error" live>
              {m[notice]}
            </Notice>
          )}
          <ErrorSummary title={m.summary(errors.length)} errors={errors} isFocused />
          <Fields about={about} form={form} problems={problems} />
        </FormName>
        <p className="quiet small">
          {m.checked} <a href={href('howReviews', locale)}>{m.checkedLink}</a>
        </p>
        <PrivacyNote />
        <div className="cluster">
          <Button variant="primary" size="large">
            {m.send}
          </Button>
        </div>
      </form>
    </div>
  );
}

type ReviewWords = Words['review'];

function say(m: ReviewWords, problems: ReviewProblems, field: ReviewField): string | undefined {
  const problem = problems[field];
  return problem && m.problems[problem];
}

interface FieldsProps {
  about: ReviewedOrder | undefined;
  form: ReviewForm | undefined;
  problems: ReviewProblems;
}

function Fields({ about, form, problems }: FieldsProps) {
  const m = useWords().review;
  return (
    <>
      <RadioCards
        name="rating"
        legend={m.rating}
        error={say(m, problems, 'rating')}
        defaultValue={form?.rating ?? ''}
        layout="list"
        required
        choices={ratings.toReversed().map((rating) => ({
          value: String(rating),
          title: m.ratings[rating],
          end: <Stars rating={rating} />,
        }))}
      />
      <Lines about={about} form={form} problems={problems} />
      <TextAreaField
        name="text"
        label={m.text}
        hint={m.textHint}
        error={say(m, problems, 'text')}
        defaultValue={form?.text}
        maxLength={2 * REVIEW_TEXT.most}
        required
      />
      <TextField
        name="name"
        label={m.name}
        hint={m.nameHint}
        error={say(m, problems, 'name')}
        defaultValue={form?.name ?? about?.proposedName}
        autoComplete="nickname"
        maxLength={2 * REVIEW_NAME_MOST}
        required
      />
      <CheckboxField
        name="consent"
        label={m.consent}
        error={say(m, problems, 'consent')}
        defaultChecked={form?.consent ?? false}
        required
      />
    </>
  );
}

/** What the review is about: a choice only where several packages were ordered. */
function Lines({ about, form, problems }: FieldsProps) {
  const m = useWords().review;
  if (!about) return <input type="hidden" name="line" value={form?.line ?? ''} />;
  // Two lines of one package are one thing to write about.
  const lines = about.lines.filter(
    ({ name }, index, all) => all.findIndex((line) => line.name === name) === index,
  );
  const [only, ...more] = lines;
  if (only && more.length === 0) {
    return (
      <>
        <input type="hidden" name="line" value={only.position} />
        <p>
          {m.service}: <strong>{only.name}</strong>
        </p>
      </>
    );
  }
  return (
    <RadioCards
      name="line"
      legend={m.line}
      error={say(m, problems, 'line')}
      defaultValue={form?.line ?? ''}
      layout="list"
      required
      choices={lines.map(({ position, name }) => ({ value: String(position), title: name }))}
    />
  );
}
