import type { Locale } from '#domain/locale.ts';
import type { ComplaintWish } from '#domain/order/care.ts';
import { NOTHING_CHOSEN } from '#domain/nothing-chosen.ts';
import { SelectField, TextAreaField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { RadioCards } from '#web/forms/radio-card.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatDay, formatMoment } from '#content/moment-text.ts';
import { wordsOf } from '#messages/words.ts';
import { useLocale, useWords } from '#web/words.ts';
import { CustomerForm } from './customer-form.tsx';
import type { TriedCare } from './order-care.ts';

interface ComplaintFormProps {
  token: string;
  /** A UUID: sent twice it is one complaint. */
  formId: string | undefined;
  /** The lines that it can be about; none while they cannot be read. */
  lines: readonly { position: number; name: string }[];
  /** What can be asked for. */
  wishes: readonly ComplaintWish[];
  supportMail: string;
  tried: TriedCare['complaint'];
}

/** Takes a complaint: what it is about, what is wrong, and what the customer wants. */
export function ComplaintForm(props: ComplaintFormProps) {
  const locale = useLocale();
  const { token, formId, lines, wishes, supportMail, tried } = props;
  const m = useWords().care.complaint;
  const { typed, problems = {} } = tried ?? {};
  return (
    <CustomerForm {...{ token }} at="complaints" className="complaint-form stack" noValidate>
      <p>{m.intro}</p>
      <input type="hidden" name="id" value={tried?.id ?? formId} />
      {/* The page that takes its place while no order can be read offers the same. */}
      <input type="hidden" name="wishes" value={wishes.join(' ')} />
      <FormName value="complaint">
        <SelectField
          name="line"
          label={m.line}
          defaultValue={typed?.line ?? ''}
          error={sayLine(tried, locale, supportMail)}
        >
          <option value={NOTHING_CHOSEN}>{m.whole}</option>
          {lines.map(({ position, name }) => (
            <option key={position} value={position}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextAreaField
          name="text"
          label={m.text}
          hint={m.textHint}
          defaultValue={typed?.text}
          error={problems.text && m.problems[problems.text]}
          required
        />
        <RadioCards
          name="wish"
          legend={m.wish}
          layout="list"
          choices={wishes.map((wish) => ({ value: wish, title: m.wishes[wish] }))}
          defaultValue={typed?.wish ?? (wishes.length === 1 ? wishes[0] : '')}
          error={problems.wish && m.problems[problems.wish]}
          required
        />
      </FormName>
      <div className="cluster">
        <Button name="intent" value="complaint" variant="secondary">
          {m.send}
        </Button>
      </div>
    </CustomerForm>
  );
}

/** Why no complaint about this was taken, and which one is being dealt with. */
function sayLine(tried: TriedCare['complaint'], locale: Locale, supportMail: string) {
  const m = wordsOf(locale).care.complaint;
  if (tried?.problems.line) return m.problems[tried.problems.line];
  if (!tried?.open) return undefined;
  const { receivedAt, dueAt } = tried.open;
  return (
    <>
      {m.underWay(formatMoment(locale, receivedAt), formatDay(locale, dueAt))}{' '}
      <a href={`mailto:${supportMail}`}>{supportMail}</a>
    </>
  );
}
