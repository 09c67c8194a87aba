import { formatDay, formatMoment } from '#content/moment-text.ts';
import { adminHref } from '#domain/addresses.ts';
import type { Order } from '#database/orders.ts';
import { formatMoney } from '#domain/money.ts';
import type { OrderEmailKind } from '#domain/order/email-kind.ts';
import { daysLeft, isAnswerDue, isForPerson, isMoneyDue } from '#domain/order/settling.ts';
import { dueFor, isNothingDue } from '#domain/order/withdrawal-sum.ts';
import { meantLines } from '#domain/order/withdrawn-lines.ts';
import { refundDueDay } from '#domain/order/withdrawal.ts';
import type { WithoutMoney } from '#flows/operator/settle-withdrawal.ts';
import { TextAreaField } from '#web/forms/field.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { decisionOf } from './care-action.ts';
import { CareForm } from './care-form.tsx';
import { EmailSeen } from './email-seen.tsx';
import { Facts } from './facts.tsx';
import { MeantLines } from './meant-lines.tsx';
import { MoneyLink } from './money-link.tsx';
import { type CareProps, formState } from './props.ts';

type Withdrawal = Order['withdrawals'][number];

/** Declarations of withdrawal, with the day by which their money goes back. */
export function Withdrawals(props: CareProps) {
  const { care, m } = props;
  const { withdrawals } = care.order;
  if (withdrawals.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="withdrawals" id="withdrawals-section">
      <h2 id="withdrawals">{m.withdrawals.heading}</h2>
      {withdrawals.map((withdrawal) => (
        <One key={withdrawal.id} {...props} withdrawal={withdrawal} />
      ))}
    </section>
  );
}

function One(props: CareProps & { withdrawal: Withdrawal }) {
  const { care, locale, m, withdrawal } = props;
  const { outcome, settlement, settledAt, person, declaredAt } = withdrawal;
  const words = m.withdrawals;
  const isOpen = isForPerson(outcome) && settlement === null;
  const due = refundDueDay(declaredAt);
  const settled =
    settlement !== null &&
    settledAt !== null &&
    m.settled(words.settlements[settlement], formatMoment(locale, settledAt), person ?? m.nobody);
  return (
    <article className="care__one stack">
      <Facts
        facts={[
          [m.received, formatMoment(locale, declaredAt)],
          [words.by, `${withdrawal.name}, ${withdrawal.email}`],
          [words.part, withdrawal.part],
          [words.reason, withdrawal.reason],
          [words.outcome, outcome && words.outcomes[outcome]],
          [
            words.refundDue,
            isOpen && isOwed(props) && (
              <strong>{m.deadline(formatDay(locale, due), daysLeft(due, care.now))}</strong>
            ),
          ],
          [m.anomalies.settled, settled],
          [words.releaseWhy, settlement !== null && withdrawal.answer],
        ]}
      />
      {isOpen && <Settle {...props} />}
    </article>
  );
}

/** Whether money has to go back for it. */
function isOwed({ care, withdrawal }: CareProps & { withdrawal: Withdrawal }): boolean {
  return isMoneyDue(withdrawal.outcome) && care.left > 0 && !isNothingDue(withdrawal, care.order);
}

function Settle(props: CareProps & { withdrawal: Withdrawal }) {
  const { care, m, withdrawal, mayReturnMoney } = props;
  const words = m.withdrawals;
  if (care.paidFor.has(withdrawal.id)) return <Notice tone="info">{words.moneyWaits}</Notice>;
  const isRead = meantLines(withdrawal, care.order.lines) !== undefined;
  if (!isRead && isMoneyDue(withdrawal.outcome)) return <MeantLines {...props} />;
  const isMoney = isOwed(props);
  return (
    <>
      {isMoney && mayReturnMoney && <Money {...props} />}
      {isAnswerDue(withdrawal.outcome) && (
        <p>
          <ButtonLink href={adminHref('operatorWithdrawal', { withdrawal: withdrawal.id })}>
            {words.reply}
          </ButtonLink>
        </p>
      )}
      {isMoney && !mayReturnMoney && <Notice tone="info">{words.moneyRight}</Notice>}
      {isMoneyDue(withdrawal.outcome) && isNothingDue(withdrawal, care.order) && (
        <p>{words.nothingDue}</p>
      )}
      <Otherwise {...props} />
    </>
  );
}

function Money({ care, locale, m, withdrawal }: CareProps & { withdrawal: Withdrawal }) {
  const { order } = care;
  const proposed = dueFor(withdrawal, order, care.waiting);
  const words = m.withdrawals;
  return (
    <p>
      <MoneyLink care={care} about={withdrawal.id} reason="withdrawal" variant="secondary">
        {proposed > 0 ? words.money(formatMoney(locale, proposed)) : words.moneyAny}
      </MoneyLink>{' '}
      <span className="small quiet">{words.moneyEnds}</span>
    </p>
  );
}

function Otherwise(props: CareProps & { withdrawal: Withdrawal }) {
  const { care, m, withdrawal } = props;
  const words = m.withdrawals;
  const form = `withdrawal-${withdrawal.id}`;
  const { isMine, problem, preview, value } = formState(props, form);
  const error = problem && m.problems[problem];
  const isWhy = problem === 'why-too-long';
  const isAnswer = isAnswerDue(withdrawal.outcome);
  const isHeld = withdrawal.outcome === 'held';
  const isEnd = !isHeld || dueFor(withdrawal, care.order, []) === 0;
  const other = isEnd ? words.other : `${words.release}…`;
  const summary = isAnswer ? words.answer : other;
  const step = { care, m, preview };
  return (
    <details className="care__more" open={isMine || withdrawal.note !== ''}>
      <summary>{summary}</summary>
      <CareForm care={care} name={form} action="withdrawal" about={withdrawal.id}>
        <TextAreaField
          name="note"
          label={words.note}
          hint={words.noteHint}
          rows={2}
          defaultValue={isMine ? value('note') : withdrawal.note}
          error={isWhy ? undefined : error}
        />
        {isHeld && (
          <>
            <TextAreaField
              name="answer"
              label={words.releaseWhy}
              hint={m.write(m.languages[care.order.locale])}
              rows={2}
              defaultValue={isMine ? value('answer') : withdrawal.answer}
              error={isWhy ? error : undefined}
            />
            <p className="small quiet">{words.releaseText}</p>
            <Step {...step} how="released" label={words.release} />
          </>
        )}
        {isEnd && (
          <>
            <p className="small quiet">{isHeld ? words.endedText : words.answeredText}</p>
            <Step
              {...step}
              how={isHeld ? 'ended' : 'closed'}
              label={isHeld ? words.ended : words.answered}
            />
          </>
        )}
      </CareForm>
    </details>
  );
}

const emailOf = {
  released: 'order-released-customer',
  ended: 'order-withdrawn-customer',
  closed: undefined,
} as const satisfies Record<WithoutMoney, OrderEmailKind | undefined>;

/** The button that settles it, and above it the e-mail that leaves with the next press, once it was asked for. */
function Step({
  care,
  m,
  preview,
  how,
  label,
}: Pick<CareProps, 'care' | 'm' | 'preview'> & { how: WithoutMoney; label: string }) {
  const seen = preview && preview.kind === emailOf[how] ? preview : undefined;
  return (
    <>
      {seen && (
        <EmailSeen
          m={m}
          preview={seen}
          language={care.order.locale}
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
