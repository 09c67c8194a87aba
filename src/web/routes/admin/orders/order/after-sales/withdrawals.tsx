import { lineName } from '#content/catalogue/package-name.ts';
import { formatDay, formatMoment } from '#content/moments.ts';
import { adminHref } from '#domain/addresses.ts';
import type { Order } from '#database/orders/orders.ts';
import { formatMoney } from '#domain/money.ts';
import type { OrderEmailKind } from '#domain/emails/email-kind.ts';
import { daysLeft, isAnswerDue, isForPerson, isMoneyDue } from '#domain/after-sales/complaint.ts';
import { dueFor, isNothingDue } from '#domain/withdrawals/withdrawal-sum.ts';
import { meantLines } from '#domain/withdrawals/withdrawn-lines.ts';
import { refundDueDay } from '#domain/withdrawals/withdrawal.ts';
import type { EmailPreview } from '#flows/emails/preview-email.ts';
import type { WithoutMoney } from '#flows/withdrawals/resolve-withdrawal.ts';
import { CheckboxField, TextAreaField } from '#web/forms/field.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { decisionOf, useAfterSalesForm } from './actions.ts';
import { type AfterSalesPage, useAfterSalesPage } from './load-after-sales.ts';
import { AfterSalesForm, EmailSeen, Facts, MoneyLink } from './parts.tsx';

type Withdrawal = Order['withdrawals'][number];
interface WithdrawalProps {
  withdrawal: Withdrawal;
}

/** Declarations of withdrawal, with the day by which their money goes back. */
export function Withdrawals() {
  const { afterSales, m } = useAfterSalesPage();
  const { withdrawals } = afterSales.order;
  if (withdrawals.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="withdrawals" id="withdrawals-section">
      <h2 id="withdrawals">{m.withdrawals.heading}</h2>
      {withdrawals.map((withdrawal) => (
        <One key={withdrawal.id} withdrawal={withdrawal} />
      ))}
    </section>
  );
}

function One({ withdrawal }: WithdrawalProps) {
  const { afterSales, locale, m } = useAfterSalesPage();
  const { outcome, resolution, resolvedAt, person, declaredAt } = withdrawal;
  const words = m.withdrawals;
  const isOpen = isForPerson(outcome) && resolution === null;
  const due = refundDueDay(declaredAt);
  const resolved =
    resolution !== null &&
    resolvedAt !== null &&
    m.resolved(words.resolutions[resolution], formatMoment(locale, resolvedAt), person ?? m.nobody);
  return (
    <article className="after-sales__one stack">
      <Facts
        facts={[
          [m.received, formatMoment(locale, declaredAt)],
          [words.by, `${withdrawal.name}, ${withdrawal.email}`],
          [words.part, withdrawal.part],
          [words.reason, withdrawal.reason],
          [words.outcome, outcome && words.outcomes[outcome]],
          [
            words.refundDue,
            isOpen && isDue(afterSales, withdrawal) && (
              <strong>{m.deadline(formatDay(locale, due), daysLeft(due, afterSales.now))}</strong>
            ),
          ],
          [m.anomalies.resolved, resolved],
          [words.releaseWhy, resolution !== null && withdrawal.answer],
        ]}
      />
      {isOpen && <Resolve withdrawal={withdrawal} />}
    </article>
  );
}

/** Whether money has to go back for it. */
function isDue(afterSales: AfterSalesPage['afterSales'], withdrawal: Withdrawal): boolean {
  return (
    isMoneyDue(withdrawal.outcome) &&
    afterSales.left > 0 &&
    !isNothingDue(withdrawal, afterSales.order)
  );
}

function Resolve({ withdrawal }: WithdrawalProps) {
  const { afterSales, m, mayReturnMoney } = useAfterSalesPage();
  const words = m.withdrawals;
  if (afterSales.paidFor.has(withdrawal.id)) return <Notice tone="info">{words.moneyWaits}</Notice>;
  const isRead = meantLines(withdrawal, afterSales.order.lines) !== undefined;
  if (!isRead && isMoneyDue(withdrawal.outcome)) return <MeantLines withdrawal={withdrawal} />;
  const isMoney = isDue(afterSales, withdrawal);
  return (
    <>
      {isMoney && mayReturnMoney && <Money withdrawal={withdrawal} />}
      {isAnswerDue(withdrawal.outcome) && (
        <p>
          <ButtonLink href={adminHref('operatorWithdrawal', { withdrawal: withdrawal.id })}>
            {words.reply}
          </ButtonLink>
        </p>
      )}
      {isMoney && !mayReturnMoney && <Notice tone="info">{words.moneyRight}</Notice>}
      {isMoneyDue(withdrawal.outcome) && isNothingDue(withdrawal, afterSales.order) && (
        <p>{words.nothingDue}</p>
      )}
      <Otherwise withdrawal={withdrawal} />
    </>
  );
}

function Money({ withdrawal }: WithdrawalProps) {
  const { afterSales, locale, m } = useAfterSalesPage();
  const { order } = afterSales;
  const proposed = dueFor(withdrawal, order, afterSales.waiting);
  const words = m.withdrawals;
  return (
    <p>
      <MoneyLink about={withdrawal.id} reason="withdrawal" variant="secondary">
        {proposed > 0 ? words.money(formatMoney(locale, proposed)) : words.moneyAny}
      </MoneyLink>{' '}
      <span className="small quiet">{words.moneyEnds}</span>
    </p>
  );
}

function Otherwise({ withdrawal }: WithdrawalProps) {
  const { afterSales, m } = useAfterSalesPage();
  const words = m.withdrawals;
  const form = useAfterSalesForm('withdrawal', withdrawal.id);
  const { isPosted, problem, value } = form;
  const error = problem && m.problems[problem];
  const isWhy = problem === 'why-too-long';
  const isAnswer = isAnswerDue(withdrawal.outcome);
  const isHeld = withdrawal.outcome === 'held';
  const isEnd = !isHeld || dueFor(withdrawal, afterSales.order, []) === 0;
  const other = isEnd ? words.other : `${words.release}…`;
  const summary = isAnswer ? words.answer : other;
  const preview = form.refused?.preview;
  return (
    <details className="after-sales__more" open={isPosted || withdrawal.note !== ''}>
      <summary>{summary}</summary>
      <AfterSalesForm form={form} about={withdrawal.id}>
        <TextAreaField
          name="note"
          label={words.note}
          hint={words.noteHint}
          rows={2}
          defaultValue={value('note') ?? withdrawal.note}
          error={isWhy ? undefined : error}
        />
        {isHeld && (
          <>
            <TextAreaField
              name="answer"
              label={words.releaseWhy}
              hint={m.write(m.languages[afterSales.order.locale])}
              rows={2}
              defaultValue={value('answer') ?? withdrawal.answer}
              error={isWhy ? error : undefined}
            />
            <p className="small quiet">{words.releaseText}</p>
            <Step preview={preview} how="released" label={words.release} />
          </>
        )}
        {isEnd && (
          <>
            <p className="small quiet">{isHeld ? words.endedText : words.answeredText}</p>
            <Step
              preview={preview}
              how={isHeld ? 'ended' : 'closed'}
              label={isHeld ? words.ended : words.answered}
            />
          </>
        )}
      </AfterSalesForm>
    </details>
  );
}

const emailOf = {
  released: 'order-released-customer',
  ended: 'order-withdrawn-customer',
  closed: undefined,
} as const satisfies Record<WithoutMoney, OrderEmailKind | undefined>;

interface StepProps {
  preview: EmailPreview | undefined;
  how: WithoutMoney;
  label: string;
}

/** The button that resolves it, and above it the e-mail that leaves with the next press, once it was asked for. */
function Step({ preview, how, label }: StepProps) {
  const { afterSales } = useAfterSalesPage();
  const seen = preview && preview.kind === emailOf[how] ? preview : undefined;
  return (
    <>
      {seen && (
        <EmailSeen
          preview={seen}
          language={afterSales.order.locale}
          of={decisionOf(how, seen.text)}
        />
      )}
      <div>
        <Button
          name="how"
          value={how}
          variant={seen ? 'primary' : 'outline'}
          data-wanted={seen ? '' : undefined}
        >
          {seen || !emailOf[how] ? label : `${label}…`}
        </Button>
      </div>
    </>
  );
}

/** Asks which lines a declaration means that names them in words alone. */
function MeantLines({ withdrawal }: WithdrawalProps) {
  const { afterSales, locale, m } = useAfterSalesPage();
  const words = m.withdrawals;
  const form = useAfterSalesForm('withdrawal-lines', withdrawal.id);
  const { problem, value } = form;
  return (
    <AfterSalesForm form={form} about={withdrawal.id}>
      <fieldset className="stack stack--small">
        <legend>{words.lines}</legend>
        <p className="small quiet">{words.linesText}</p>
        {afterSales.order.lines.map((line, index) => (
          <CheckboxField
            key={line.position}
            name={`line-${line.position}`}
            label={lineName(line, locale)}
            defaultChecked={(value(`line-${line.position}`) ?? '') !== ''}
            error={index === 0 && problem && m.problems[problem]}
          />
        ))}
      </fieldset>
      <div>
        <Button>{words.saveLines}</Button>
      </div>
    </AfterSalesForm>
  );
}
