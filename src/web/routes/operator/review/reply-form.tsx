import { REPLY_MOST } from '#domain/reviews/moderation.ts';
import { TextAreaField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { operatorReviewWords } from '#web/operator/review-words.ts';
import { typedIn } from '#web/operator/typed-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Known } from './known.tsx';
import type { ReviewPageProps } from './props.ts';

/** The id of the form; the button that publishes the review belongs to it too. */
export const REPLY_FORM = 'review-reply-form';

/** What the shop answers, which stands below the review. */
export function ReplyForm(props: ReviewPageProps) {
  const { locale, review, kept, typed = kept, problem } = props;
  const m = operatorReviewWords[locale].one;
  return (
    <section className="panel" aria-labelledby="review-reply">
      <h2 id="review-reply">{m.replyTitle}</h2>
      <p className="small">{m.replyText}</p>
      <FormName value="reply">
        <form id={REPLY_FORM} method="post" className="fields" noValidate>
          <Known {...props} form="reply" />
          <TextAreaField
            name="reply"
            label={m.replyLabel}
            defaultValue={typedIn(typed, 'reply', 'reply') ?? review.reply ?? ''}
            error={problem === 'reply-long' && m.problems[problem]}
            maxLength={2 * REPLY_MOST}
          />
          <div className="cluster">
            <Button name="act" value="save">
              {m.replySave}
            </Button>
            {review.reply !== null && (
              <Button name="act" value="remove" variant="quiet">
                {m.replyRemove}
              </Button>
            )}
          </div>
        </form>
      </FormName>
    </section>
  );
}
