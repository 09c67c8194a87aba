import { countedLineName } from '#content/catalogue/package-name.ts';
import { formatDay, formatMoment } from '#content/moments.ts';
import type { ComplaintRow } from '#database/orders/after-sales.ts';
import { formatMoney } from '#domain/money.ts';
import { NOTHING_CHOSEN } from '#domain/text/nothing-chosen.ts';
import { complaintEnd, sumReturnedFor } from '#domain/payments/refund.ts';
import { MAX_ANSWER, daysLeft, outcomesFor } from '#domain/after-sales/complaint.ts';
import { SelectField, TextAreaField } from '#web/forms/field.tsx';
import { Choices } from '#web/admin/form/choices.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { decisionOf, useAfterSalesForm } from './actions.ts';
import { type AfterSalesPage, useAfterSalesPage } from './load-after-sales.ts';
import { AfterSalesForm, EmailSeen, Facts, MoneyLink } from './parts.tsx';

interface ComplaintProps {
  complaint: ComplaintRow;
}

/** Complaints about the order, each with the day by which it has to be resolved (§ 19 of Act 634/1992). */
export function ComplaintList() {
  const { afterSales, m } = useAfterSalesPage();
  if (afterSales.complaints.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="complaints">
      <h2 id="complaints">{m.complaints.heading}</h2>
      {afterSales.complaints.map((complaint) => (
        <One key={complaint.id} complaint={complaint} />
      ))}
    </section>
  );
}

function One({ complaint }: ComplaintProps) {
  const { afterSales, locale, m, mayReturnMoney } = useAfterSalesPage();
  const { outcome, resolvedAt, person, dueAt, answer } = complaint;
  const words = m.complaints;
  const line = afterSales.order.lines.find(({ position }) => position === complaint.line);
  const returned = sumReturnedFor(afterSales.order, complaint.id);
  const end = complaintEnd(afterSales.order, complaint, afterSales.refills);
  const isReturned = end === 'money' && returned > 0;
  const stated = isReturned
    ? words.returned(formatMoney(locale, returned))
    : end && words.resolvedAs[end];
  const resolved =
    stated &&
    resolvedAt &&
    m.resolved(stated, formatMoment(locale, resolvedAt), person ?? m.nobody);
  const deadline = m.deadline(formatDay(locale, dueAt), daysLeft(dueAt, afterSales.now));
  const isDue = outcome === 'money' && afterSales.left > 0 && !afterSales.paidFor.has(complaint.id);
  return (
    <article className="after-sales__one stack">
      <Facts
        facts={[
          [m.received, formatMoment(locale, complaint.receivedAt)],
          [words.about, line ? countedLineName(line, locale) : m.whole],
          [words.text, <Text key="text">{complaint.text}</Text>],
          [words.remedy, words.remedies[complaint.remedy]],
          [words.due, !outcome && <strong>{deadline}</strong>],
          [words.outcome, resolved],
          [words.stated, answer && <Text key="said">{answer}</Text>],
        ]}
      />
      {isDue && (
        <Notice tone="warning" title={words.refundDue}>
          {mayReturnMoney && (
            <MoneyLink about={complaint.id} reason="complaint">
              {words.refundLink}
            </MoneyLink>
          )}
        </Notice>
      )}
      {!outcome && <Resolve complaint={complaint} />}
    </article>
  );
}

/** In the lines in which it was written. */
function Text({ children }: { children: string }) {
  return <span className="after-sales__text">{children}</span>;
}

/** First what the customer will read, then, beside the whole e-mail, the press that resolves and sends. */
function Resolve({ complaint }: ComplaintProps) {
  const page = useAfterSalesPage();
  const { afterSales, m, mayReturnMoney } = page;
  const words = m.complaints;
  const form = useAfterSalesForm('complaint', complaint.id);
  const preview = form.refused?.preview;
  const { locale: language } = afterSales.order;
  const value = (field: string) => form.value(field) ?? '';
  const isBack = (outcome: string) => outcome === 'money' && afterSales.isAllBack;
  return (
    <AfterSalesForm form={form} about={complaint.id}>
      <Choices
        name="outcome"
        legend={words.outcome}
        value={value('outcome')}
        error={form.field('outcome').error}
        hint={hintOf(page)}
        choices={outcomesFor(afterSales, mayReturnMoney).map((outcome) => ({
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
    </AfterSalesForm>
  );
}

/** Why no money is offered; of an order that cost nothing there is nothing to say. */
function hintOf({
  afterSales,
  m: { complaints: words },
  mayReturnMoney,
}: AfterSalesPage): string | undefined {
  if (afterSales.isAllBack || afterSales.order.total === 0) return undefined;
  if (afterSales.left === 0) return words.moneyGone;
  return mayReturnMoney ? undefined : words.moneyRight;
}

/** Which package is refilled, where the complaint is about the whole order and there are several. */
function WhichLine({ complaint }: ComplaintProps) {
  const { afterSales, locale, m } = useAfterSalesPage();
  const form = useAfterSalesForm('complaint', complaint.id);
  const { lines } = afterSales.order;
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
