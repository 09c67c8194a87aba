import { countedLineName } from '#content/catalogue/package-name.ts';
import { formatDay, formatMoment } from '#content/moments.ts';
import type { ComplaintRow } from '#database/care.ts';
import { formatMoney } from '#domain/money.ts';
import { NOTHING_CHOSEN } from '#domain/nothing-chosen.ts';
import { complaintEnd, sumReturnedFor } from '#domain/order/refund.ts';
import { MAX_ANSWER, daysLeft, outcomesFor } from '#domain/order/complaint.ts';
import { SelectField, TextAreaField } from '#web/forms/field.tsx';
import { Choices } from '#web/operator/choices.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { decisionOf, useCareForm } from './actions.ts';
import { type CarePage, useCarePage } from './load-care.ts';
import { CareForm, EmailSeen, Facts, MoneyLink } from './parts.tsx';

interface ComplaintProps {
  complaint: ComplaintRow;
}

/** Complaints about the order, each with the day by which it has to be settled (§ 19 of Act 634/1992). */
export function Complaints() {
  const { care, m } = useCarePage();
  if (care.complaints.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="complaints">
      <h2 id="complaints">{m.complaints.heading}</h2>
      {care.complaints.map((complaint) => (
        <One key={complaint.id} complaint={complaint} />
      ))}
    </section>
  );
}

function One({ complaint }: ComplaintProps) {
  const { care, locale, m, mayReturnMoney } = useCarePage();
  const { outcome, settledAt, person, dueAt, answer } = complaint;
  const words = m.complaints;
  const line = care.order.lines.find(({ position }) => position === complaint.line);
  const returned = sumReturnedFor(care.order, complaint.id);
  const end = complaintEnd(care.order, complaint, care.refills);
  const isReturned = end === 'money' && returned > 0;
  const said = isReturned
    ? words.returned(formatMoney(locale, returned))
    : end && words.settledAs[end];
  const settled =
    said && settledAt && m.settled(said, formatMoment(locale, settledAt), person ?? m.nobody);
  const deadline = m.deadline(formatDay(locale, dueAt), daysLeft(dueAt, care.now));
  const isOwed = outcome === 'money' && care.left > 0 && !care.paidFor.has(complaint.id);
  return (
    <article className="care__one stack">
      <Facts
        facts={[
          [m.received, formatMoment(locale, complaint.receivedAt)],
          [words.about, line ? countedLineName(line, locale) : m.whole],
          [words.text, <Text key="text">{complaint.text}</Text>],
          [words.wish, words.wishes[complaint.wish]],
          [words.due, !outcome && <strong>{deadline}</strong>],
          [words.outcome, settled],
          [words.said, answer && <Text key="said">{answer}</Text>],
        ]}
      />
      {isOwed && (
        <Notice tone="warning" title={words.owed}>
          {mayReturnMoney && (
            <MoneyLink about={complaint.id} reason="complaint">
              {words.owedLink}
            </MoneyLink>
          )}
        </Notice>
      )}
      {!outcome && <Settle complaint={complaint} />}
    </article>
  );
}

/** In the lines in which it was written. */
function Text({ children }: { children: string }) {
  return <span className="care__text">{children}</span>;
}

/** First what the customer will read, then, beside the whole e-mail, the press that settles and sends. */
function Settle({ complaint }: ComplaintProps) {
  const page = useCarePage();
  const { care, m, mayReturnMoney } = page;
  const words = m.complaints;
  const form = useCareForm('complaint', complaint.id);
  const preview = form.refused?.preview;
  const { locale: language } = care.order;
  const value = (field: string) => form.value(field) ?? '';
  const isBack = (outcome: string) => outcome === 'money' && care.isAllBack;
  return (
    <CareForm form={form} about={complaint.id}>
      <Choices
        name="outcome"
        legend={words.outcome}
        value={value('outcome')}
        error={form.field('outcome').error}
        hint={hintOf(page)}
        choices={outcomesFor(care, mayReturnMoney).map((outcome) => ({
          value: outcome,
          title: isBack(outcome) ? words.moneyIsBack : words.outcomes[outcome],
          note: isBack(outcome) ? undefined : words.notes[outcome],
        }))}
      />
      <WhichLine complaint={complaint} />
      <TextAreaField
        {...form.field('answer')}
        label={words.answer}
        hint={m.write(m.languages[language])}
        lang={language}
        rows={4}
        maxLength={MAX_ANSWER}
      />
      {preview && (
        <EmailSeen
          {...{ preview, language }}
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
function hintOf({ care, m: { complaints: words }, mayReturnMoney }: CarePage): string | undefined {
  if (care.isAllBack || care.order.total === 0) return undefined;
  if (care.left === 0) return words.moneyGone;
  return mayReturnMoney ? undefined : words.moneyRight;
}

/** Which package is refilled, where the complaint is about the whole order and there are several. */
function WhichLine({ complaint }: ComplaintProps) {
  const { care, locale, m } = useCarePage();
  const form = useCareForm('complaint', complaint.id);
  const { lines } = care.order;
  if (complaint.line !== null || lines.length < 2) return null;
  return (
    <SelectField {...form.field('line')} label={m.complaints.line} mark={m.optional}>
      <option value={NOTHING_CHOSEN}>–</option>
      {lines.map((line) => (
        <option key={line.position} value={line.position}>
          {countedLineName(line, locale)}
        </option>
      ))}
    </SelectField>
  );
}
