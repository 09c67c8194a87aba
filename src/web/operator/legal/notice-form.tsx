import { formatDay } from '#content/moment-text.ts';
import { noonOf } from '#domain/calendar.ts';
import { earliestEffect, isNoticedText, noticedTexts } from '#domain/legal/notice.ts';
import type { Locale } from '#domain/locale.ts';
import {
  MOST_OF_NOTICE,
  type NoticeField,
  type NoticeTypos,
  noticeFields,
} from '#domain/operator/notice-form.ts';
import { SelectField, TextAreaField, TextField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { FormErrors } from '#web/operator/form-errors.tsx';
import { legalTextsWords } from '#web/operator/texts-words.ts';
import { Button } from '#web/ui/button.tsx';
import type { TypedNotice } from './typed-notice.ts';

export interface NoticeFormProps {
  locale: Locale;
  /** In Prague, ISO 8601. */
  today: string;
  id: string;
  /** Of the notice that is corrected; empty for a new one. */
  seen: string;
  typed: TypedNotice;
  problems: NoticeTypos;
  isNew: boolean;
}

/** What changes, in both languages, and from when. */
export function NoticeForm(props: NoticeFormProps) {
  const { locale, id, seen, typed, isNew } = props;
  const m = legalTextsWords[locale];
  const field = (name: NoticeField) => ({
    name,
    label: m.fields[name],
    defaultValue: typed[name],
    error: messageOf(props, name),
  });
  const errors = noticeFields.flatMap((name) => {
    const message = messageOf(props, name);
    return message ? [{ field: name, message: `${m.fields[name]}: ${message}` }] : [];
  });
  return (
    <FormName value="notice">
      <FormErrors locale={locale} errors={errors} />
      <form method="post" className="new-order__form" noValidate>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="seen" value={seen} />
        <div className="new-order__grid">
          {isNew && (
            <SelectField {...field('text')}>
              {noticedTexts.map((text) => (
                <option key={text} value={text}>
                  {m.noticed[text]}
                </option>
              ))}
            </SelectField>
          )}
          <TextField {...field('effectiveOn')} type="date" />
        </div>
        <div className="faq-desk__languages">
          <TextAreaField {...field('whatCs')} lang="cs" maxLength={MOST_OF_NOTICE} rows={7} />
          <TextAreaField {...field('whatEn')} lang="en" maxLength={MOST_OF_NOTICE} rows={7} />
        </div>
        <p className="quiet small">{m.writing}</p>
        <div>
          <Button variant="primary" name="intent" value="publish">
            {isNew ? m.publish : m.one.save}
          </Button>
        </div>
      </form>
    </FormName>
  );
}

/** What is wrong at a field; of a day that comes too soon, the first one that would do. */
function messageOf({ locale, today, typed, problems }: NoticeFormProps, name: NoticeField) {
  const m = legalTextsWords[locale];
  const problem = problems[name];
  if (problem !== 'day-soon' || !isNoticedText(typed.text)) return problem && m.typos[problem];
  return m.earliest(formatDay(locale, noonOf(earliestEffect(typed.text, today))));
}
