import { formatMoment } from '#content/moments.ts';
import type { AnomalyRow } from '#database/payments/anomalies.ts';
import { CURRENCY, formatMoney } from '#domain/money.ts';
import { SETTLED_BY_PROVIDER } from '#domain/payments/anomaly.ts';
import { SETTLED_NOTE_MOST } from '#flows/operator/queue-acts.ts';
import { TextAreaField } from '#web/forms/field.tsx';
import { Button } from '#web/ui/button.tsx';
import { useAfterSalesForm } from './actions.ts';
import { type AfterSalesPage, useAfterSalesPage } from './load-after-sales.ts';
import { AfterSalesForm, Facts } from './parts.tsx';

interface AnomalyProps {
  anomaly: AnomalyRow;
}

/** Money that does not fit: what each means, what to do, and the mark that it is done. */
export function Anomalies() {
  const { afterSales, m } = useAfterSalesPage();
  if (afterSales.anomalies.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="anomalies">
      <h2 id="anomalies">{m.anomalies.heading}</h2>
      {afterSales.anomalies.map((anomaly) => (
        <One key={anomaly.id} anomaly={anomaly} />
      ))}
    </section>
  );
}

function One({ anomaly }: AnomalyProps) {
  const page = useAfterSalesPage();
  const { afterSales, locale, m, mayReturnMoney } = page;
  const { kind, amount, currency, detail, noticedAt, settledAt } = anomaly;
  const words = m.anomalies;
  const isForeign = currency !== null && currency !== CURRENCY;
  const isLost = kind === 'dispute-lost';
  const told = {
    ...words.kinds[kind],
    ...(isLost && !isForeign && leftTwice(afterSales, anomaly) && words.twice),
    ...(isLost && isForeign && words.foreign),
  };
  const form = useAfterSalesForm('anomaly', anomaly.id);
  return (
    <article className="after-sales__one stack">
      <h3>{told.title}</h3>
      <p>{told.means}</p>
      {!settledAt && (
        <p>
          <strong>{words.todo}:</strong> {told.todo}
        </p>
      )}
      <Facts
        facts={[
          [words.noticed, formatMoment(locale, noticedAt)],
          [m.money, amount === null || isForeign ? null : formatMoney(locale, amount)],
          [words.detail, detail],
          [words.settled, settledAt && sayBy(page, anomaly, settledAt)],
          [words.unsaved, settledAt && form.problem && form.value('note')],
        ]}
      />
      {!settledAt && mayReturnMoney && <Settle anomaly={anomaly} />}
    </article>
  );
}

/** Whether a lost dispute took money that had gone back before: then less of it is noted than the bank has taken. */
function leftTwice(
  { order: { refunds } }: AfterSalesPage['afterSales'],
  { amount, reference }: AnomalyRow,
): boolean {
  const noted = refunds.find(
    ({ kind, providerRefundId }) => kind === 'disputed' && providerRefundId === reference,
  );
  return (noted?.amount ?? 0) < (amount ?? 0);
}

/** How it was settled, when and by whom: a person, or the bank. */
function sayBy(
  { locale, m }: AfterSalesPage,
  { settledBy, settledNote }: AnomalyRow,
  at: Date,
): string {
  const isByBank = settledBy === SETTLED_BY_PROVIDER;
  return m.settled(
    isByBank ? m.anomalies.decided : settledNote,
    formatMoment(locale, at),
    isByBank ? m.nobody : (settledBy ?? ''),
  );
}

function Settle({ anomaly: { id } }: AnomalyProps) {
  const { m } = useAfterSalesPage();
  const form = useAfterSalesForm('anomaly', id);
  return (
    <details className="after-sales__more" open={form.isPosted}>
      <summary>{m.anomalies.settle}</summary>
      <AfterSalesForm form={form} about={String(id)}>
        <TextAreaField
          name="note"
          label={m.anomalies.note}
          hint={m.withdrawals.noteHint}
          rows={2}
          maxLength={SETTLED_NOTE_MOST}
          defaultValue={form.value('note')}
          error={form.problem && m.problems[form.problem]}
        />
        <div>
          <Button>{m.anomalies.settle}</Button>
        </div>
      </AfterSalesForm>
    </details>
  );
}
