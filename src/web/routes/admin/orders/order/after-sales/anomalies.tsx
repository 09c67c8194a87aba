import { formatMoment } from '#content/moments.ts';
import type { AnomalyRow } from '#database/payments/anomalies.ts';
import { CURRENCY, formatMoney } from '#domain/money.ts';
import { RESOLVED_BY_PROVIDER } from '#domain/payments/anomaly.ts';
import { RESOLUTION_NOTE_MOST } from '#flows/operator/queue-acts.ts';
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
  const { kind, amount, currency, detail, noticedAt, resolvedAt } = anomaly;
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
      {!resolvedAt && (
        <p>
          <strong>{words.todo}:</strong> {told.todo}
        </p>
      )}
      <Facts
        facts={[
          [words.noticed, formatMoment(locale, noticedAt)],
          [m.money, amount === null || isForeign ? null : formatMoney(locale, amount)],
          [words.detail, detail],
          [words.resolved, resolvedAt && sayBy(page, anomaly, resolvedAt)],
          [words.unsaved, resolvedAt && form.problem && form.value('note')],
        ]}
      />
      {!resolvedAt && mayReturnMoney && <Resolve anomaly={anomaly} />}
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

/** How it was resolved, when and by whom: a person, or the bank. */
function sayBy(
  { locale, m }: AfterSalesPage,
  { resolvedBy, resolutionNote }: AnomalyRow,
  at: Date,
): string {
  const isByBank = resolvedBy === RESOLVED_BY_PROVIDER;
  return m.resolved(
    isByBank ? m.anomalies.decided : resolutionNote,
    formatMoment(locale, at),
    isByBank ? m.nobody : (resolvedBy ?? ''),
  );
}

function Resolve({ anomaly: { id } }: AnomalyProps) {
  const { m } = useAfterSalesPage();
  const form = useAfterSalesForm('anomaly', id);
  return (
    <details className="after-sales__more" open={form.isPosted}>
      <summary>{m.anomalies.resolve}</summary>
      <AfterSalesForm form={form} about={String(id)}>
        <TextAreaField
          name="note"
          label={m.anomalies.note}
          hint={m.withdrawals.noteHint}
          rows={2}
          maxLength={RESOLUTION_NOTE_MOST}
          defaultValue={form.value('note')}
          error={form.problem && m.problems[form.problem]}
        />
        <div>
          <Button>{m.anomalies.resolve}</Button>
        </div>
      </AfterSalesForm>
    </details>
  );
}
