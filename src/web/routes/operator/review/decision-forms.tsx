import { DECISION_NOTE_MOST, rejectReasons } from '#domain/reviews/moderation.ts';
import { SelectField, TextAreaField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { operatorReviewWords } from '#web/operator/review-words.ts';
import { typedIn } from '#web/operator/typed-form.ts';
import { Button } from '#web/ui/button.tsx';
import type { ReviewPageProps } from './props.ts';
import { Known } from './known.tsx';
import { REPLY_FORM } from './reply-form.tsx';

/** The two forms that decide: publish, or turn down and take down, for one of the lawful reasons alone. */
export function DecisionForms(props: ReviewPageProps) {
  const { review } = props;
  return (
    <>
      {review.state !== 'published' && <Publish {...props} />}
      <Reject {...props} />
    </>
  );
}

function Publish(props: ReviewPageProps) {
  const m = operatorReviewWords[props.locale].one;
  return (
    <section className="panel" aria-labelledby="review-publish">
      <h2 id="review-publish">{m.publishTitle}</h2>
      <p>{m.publishText}</p>
      {/* A reply that is typed goes out with it. */}
      <Button variant="primary" form={REPLY_FORM} name="act" value="publish">
        {m.publish}
      </Button>
    </section>
  );
}

function Reject(props: ReviewPageProps) {
  const { locale, review, kept, typed = kept, problem } = props;
  const m = operatorReviewWords[locale].one;
  const of = (field: string) => typedIn(typed, 'rejected', field);
  return (
    <section className="panel" aria-labelledby="review-reject">
      <h2 id="review-reject">{m.rejectTitle[review.state]}</h2>
      <p>{m.law}</p>
      <p className="small">{review.orderId === null ? m.toNobody : m.toAuthor}</p>
      <FormName value="rejected">
        <form method="post" className="fields" noValidate>
          <Known {...props} form="rejected" />
          <SelectField
            name="reason"
            label={m.reasonLabel}
            defaultValue={of('reason') ?? review.reason ?? ''}
            error={problem === 'reason-missing' && m.problems[problem]}
            required
          >
            <option value="">{m.chooseReason}</option>
            {rejectReasons.map((reason) => (
              <option key={reason} value={reason}>
                {m.reasons[reason]}
              </option>
            ))}
          </SelectField>
          <TextAreaField
            name="note"
            label={m.noteLabel}
            hint={m.noteHint}
            defaultValue={of('note') ?? review.note}
            error={problem === 'note-long' && m.problems[problem]}
            maxLength={2 * DECISION_NOTE_MOST}
          />
          <div className="cluster">
            <Button variant="danger">{m.reject[review.state]}</Button>
          </div>
        </form>
      </FormName>
    </section>
  );
}
