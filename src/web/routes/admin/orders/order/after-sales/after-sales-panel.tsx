import { formatDay } from '#content/moments.ts';
import { adminHref } from '#domain/addresses.ts';
import type { Locale } from '#domain/locale.ts';
import { daysLeft, isAnswerDue, isForPerson } from '#domain/after-sales/complaint.ts';
import { isNothingDue } from '#domain/withdrawals/withdrawal-sum.ts';
import { refundDueDay } from '#domain/withdrawals/withdrawal.ts';
import { useOrigin } from '#web/admin/orders/order-origin.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { AfterSalesFacts } from './load-after-sales.ts';
import { afterSalesWords } from './words.ts';

interface AfterSalesPanelProps {
  afterSales: AfterSalesFacts;
  locale: Locale;
}

/** What of an order waits for somebody, with its deadlines, and the way to where it is settled. */
export function AfterSalesPanel({ afterSales, locale }: AfterSalesPanelProps) {
  const m = afterSalesWords[locale];
  const address = useOrigin()(
    adminHref('operatorAfterSales', { number: String(afterSales.order.number) }),
  );
  const waiting = waitingOf(afterSales, locale);
  const hasAny = [
    afterSales.order.withdrawals,
    afterSales.complaints,
    afterSales.refills,
    afterSales.anomalies,
  ].some(({ length }) => length > 0);
  if (!hasAny) return null;
  return (
    <section className="admin-block" aria-labelledby="after-sales-heading">
      <h2 id="after-sales-heading">{waiting.length > 0 ? m.panel.heading : m.panel.all}</h2>
      {waiting.length > 0 && (
        <ul className="admin-list">
          {waiting.map(({ id, what, until }) => (
            <li key={id}>
              <strong>{what}</strong> <span className="quiet small">{until}</span>
            </li>
          ))}
        </ul>
      )}
      <p>
        <ButtonLink href={address} data-key="c">
          {waiting.length > 0 ? m.panel.link : m.panel.all}
        </ButtonLink>
      </p>
    </section>
  );
}

interface Waiting {
  id: string;
  what: string;
  until: string;
}

function waitingOf(afterSales: AfterSalesFacts, locale: Locale): Waiting[] {
  const { order, complaints, refills, anomalies, paidFor, left, now } = afterSales;
  const m = afterSalesWords[locale];
  const until = (due: Date) => m.deadline(formatDay(locale, due), daysLeft(due, now));
  return [
    ...order.withdrawals
      .filter(({ outcome, settlement }) => isForPerson(outcome) && settlement === null)
      .map((withdrawal) => {
        const { id, declaredAt, outcome } = withdrawal;
        if (isAnswerDue(outcome)) return { id, what: m.panel.withdrawalLate, until: '' };
        const what = m.panel.withdrawal;
        if (!paidFor.has(id) && isNothingDue(withdrawal, order))
          return { id, what, until: m.withdrawals.nothingDue };
        return { id, what, until: until(refundDueDay(declaredAt)) };
      }),
    ...complaints
      .filter(({ outcome }) => outcome === null)
      .map(({ id, dueAt }) => ({ id, what: m.panel.complaint, until: until(dueAt) })),
    ...complaints
      .filter(({ id, outcome }) => outcome === 'money' && left > 0 && !paidFor.has(id))
      .map(({ id }) => ({ id, what: m.panel.complaintUnpaid, until: '' })),
    ...refills
      .filter(({ endedAt }) => endedAt === null)
      .map(({ id, state }) => ({
        id,
        what: state === 'asked' ? m.panel.refill : m.panel.running,
        until: '',
      })),
    ...anomalies
      .filter(({ settledAt }) => settledAt === null)
      .map(({ id, kind }) => ({ id: String(id), what: m.anomalies.kinds[kind].title, until: '' })),
  ];
}
