import { DECISION_NOTE_MOST, REPLY_MOST, rejectReasons } from '#domain/reviews/moderation.ts';
import { ActionForm } from '#web/admin/page/action-forms.tsx';
import { SelectField, TextAreaField } from '#web/forms/field.tsx';
import { Button } from '#web/ui/button.tsx';
import { useReviewForm } from './actions.ts';
import { useReviewPage } from './load-review.ts';

/** The id of the form of the reply; the button that publishes the review belongs to it too. */
const REPLY_FORM = 'review-reply-form';

/** The two forms that decide: publish, or turn down and take down, for one of the lawful reasons alone. */
export function DecisionForms() {
  const { review } = useReviewPage();
  return (
    <>
      {review.state !== 'published' && <Publish />}
      <Reject />
    </>
  );
}

function Publish() {
  const { one: m } = useReviewPage().words;
  const { press } = useReviewForm(['reply', 'publish']);
  return (
    <section className="panel" aria-labelledby="review-publish">
      <h2 id="review-publish">{m.publishTitle}</h2>
      <p>{m.publishText}</p>
      <Button variant="primary" form={REPLY_FORM} {...press('publish')}>
        {m.publish}
      </Button>
    </section>
  );
}

function Reject() {
  const { review, words } = useReviewPage();
  const { one: m } = words;
  const form = useReviewForm('reject');
  return (
    <section className="panel" aria-labelledby="review-reject">
      <h2 id="review-reject">{m.rejectTitle[review.state]}</h2>
      <p>{m.law}</p>
      <p className="small">{review.orderId === null ? m.toNobody : m.toAuthor}</p>
      <ActionForm form={form} className="fields" noValidate>
        <SelectField
          {...form.field('reason')}
          label={m.reasonLabel}
          defaultValue={form.value('reason') ?? review.reason ?? ''}
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
          {...form.field('note')}
          label={m.noteLabel}
          hint={m.noteHint}
          defaultValue={form.value('note') ?? review.note}
          maxLength={2 * DECISION_NOTE_MOST}
        />
        <div className="cluster">
          <Button variant="danger">{m.reject[review.state]}</Button>
        </div>
      </ActionForm>
    </section>
  );
}

/** What the shop answers, which stands below the review. */
export function ReviewReplyForm() {
  const { review, words } = useReviewPage();
  const { one: m } = words;
  const form = useReviewForm(['reply', 'remove', 'publish']);
  return (
    <section className="panel" aria-labelledby="review-reply">
      <h2 id="review-reply">{m.replyTitle}</h2>
      <p className="small">{m.replyText}</p>
      <ActionForm form={form} id={REPLY_FORM} className="fields" noValidate>
        <TextAreaField
          {...form.field('reply')}
          label={m.replyLabel}
          defaultValue={form.value('reply') ?? review.reply ?? ''}
          maxLength={2 * REPLY_MOST}
        />
        <div className="cluster">
          <Button {...form.press('reply')}>{m.replySave}</Button>
          {review.reply !== null && (
            <Button {...form.press('remove')} variant="quiet">
              {m.replyRemove}
            </Button>
          )}
        </div>
      </ActionForm>
    </section>
  );
}
