import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { formatDay } from '#content/moments.ts';
import { noonOf } from '#domain/time/calendar.ts';
import { earliestEffect, noticeForm } from '#domain/legal/notice.ts';
import type { Locale } from '#domain/locale.ts';
import { type FormState, adminForm } from '#web/admin/form/admin-form.tsx';
import { legalTextsWords } from '#web/admin/texts/texts-words.ts';
import { Button } from '#web/ui/button.tsx';

interface NoticeFormProps extends FormState {
  locale: Locale;
  /** In Prague, ISO 8601. */
  today: string;
  id: string;
  /** Of the notice that is corrected; empty for a new one. */
  seen: string;
  isNew: boolean;
}

const { Form, Field } = adminForm(noticeForm);

/** What changes, in both languages, and from when. */
export function NoticeForm(props: NoticeFormProps) {
  const { locale, today, id, seen, isNew, input } = props;
  const m = legalTextsWords[locale];
  const { text } = noticeForm.fields;
  const words = {
    ...m,
    isSummaryNamed: true as const,
    // Of a day that comes too soon, the first one that would do.
    sayProblem: (problem: string) => {
      const chosen = text.codec.safeDecode(input['text'] ?? '').data;
      if (problem !== 'day-soon' || !chosen) return undefined;
      return m.earliest(formatDay(locale, noonOf(earliestEffect(chosen, today))));
    },
  };
  return (
    <Form name="notice" state={props} words={words} hidden={{ id, seen }}>
      <div className="new-order__grid">
        {isNew && <Field name="text" options={m.noticed} />}
        <Field name="effectiveOn" />
      </div>
      <div className="faq-admin__languages">
        <Field name="whatCs" lang="cs" rows={7} />
        <Field name="whatEn" lang="en" rows={7} />
      </div>
      <p className="quiet small">{m.writing}</p>
      <div>
        <Button variant="primary" name={ACTION_FIELD} value="publish">
          {isNew ? m.publish : m.one.save}
        </Button>
      </div>
    </Form>
  );
}
