import { countedLineName } from '#content/catalogue/package-name.ts';
import type { ComplaintRow } from '#database/care.ts';
import { MAX_ANSWER, outcomesFor } from '#domain/order/settling.ts';
import { NOTHING_CHOSEN } from '#domain/nothing-chosen.ts';
import { SelectField, TextAreaField } from '#web/forms/field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Choices } from '#web/operator/choices.tsx';
import { decisionOf } from './care-action.ts';
import { CareForm } from './care-form.tsx';
import { EmailSeen } from './email-seen.tsx';
import { type CareProps, formState } from './props.ts';

/** First what the customer will read, then, beside the whole e-mail, the press that settles and sends. */
export function SettleComplaint(props: CareProps & { complaint: ComplaintRow }) {
  const { care, m, complaint, mayReturnMoney } = props;
  const words = m.complaints;
  const form = `complaint-${complaint.id}`;
  const { problem, preview, value } = formState(props, form);
  const { locale: language } = care.order;
  const error = problem && m.problems[problem];
  const isBack = (outcome: string) => outcome === 'money' && care.isAllBack;
  const isOutcome =
    problem === 'outcome-missing' || problem === 'money-right' || problem === 'refill-runs';
  const isAnswer = problem === 'answer-missing' || problem === 'answer-too-long';
  return (
    <CareForm care={care} name={form} action="complaint" about={complaint.id}>
      <Choices
        name="outcome"
        legend={words.outcome}
        value={value('outcome')}
        error={isOutcome ? error : undefined}
        hint={hintOf(props)}
        choices={outcomesFor(care, mayReturnMoney).map((outcome) => ({
          value: outcome,
          title: isBack(outcome) ? words.moneyIsBack : words.outcomes[outcome],
          note: isBack(outcome) ? undefined : words.notes[outcome],
        }))}
      />
      <WhichLine {...props} form={form} />
      <TextAreaField
        name="answer"
        label={words.answer}
        hint={m.write(m.languages[language])}
        lang={language}
        rows={4}
        maxLength={MAX_ANSWER}
        defaultValue={value('answer')}
        error={isAnswer ? error : undefined}
      />
      {preview && (
        <EmailSeen
          {...{ preview, language, m }}
          of={decisionOf(value('outcome'), value('answer'), value('line'))}
        />
      )}
      <div>
        <Button variant={preview ? 'primary' : 'outline'} data-wanted={preview ? '' : undefined}>
          {preview ? words.confirm : m.preview}
        </Button>
      </div>
    </CareForm>
  );
}

/** Why no money is offered; of an order that cost nothing there is nothing to say. */
function hintOf({ care, m: { complaints: words }, mayReturnMoney }: CareProps): string | undefined {
  if (care.isAllBack || care.order.total === 0) return undefined;
  if (care.left === 0) return words.moneyGone;
  return mayReturnMoney ? undefined : words.moneyRight;
}

/** Which package is refilled, where the complaint is about the whole order and there are several. */
function WhichLine(props: CareProps & { complaint: ComplaintRow; form: string }) {
  const { care, locale, m, complaint, form } = props;
  const { problem, value } = formState(props, form);
  const { lines } = care.order;
  if (complaint.line !== null || lines.length < 2) return null;
  return (
    <SelectField
      name="line"
      label={m.complaints.line}
      mark={m.optional}
      defaultValue={value('line')}
      error={problem === 'line-missing' && m.problems[problem]}
    >
      <option value={NOTHING_CHOSEN}>–</option>
      {lines.map((line) => (
        <option key={line.position} value={line.position}>
          {countedLineName(line, locale)}
        </option>
      ))}
    </SelectField>
  );
}
