import { formatMoment } from '#content/moment-text.ts';
import type { AnomalyRow } from '#database/anomalies.ts';
import { CURRENCY, formatMoney } from '#domain/money.ts';
import { SETTLED_BY_PROVIDER } from '#domain/order/anomaly.ts';
import { SETTLED_NOTE_MOST } from '#flows/operator/settle-anomaly.ts';
import { TextAreaField } from '#web/forms/field.tsx';
import { Button } from '#web/ui/button.tsx';
import { CareForm } from './care-form.tsx';
import { Facts } from './facts.tsx';
import { type CareProps, formState } from './props.ts';

/** Money that does not fit: what each means, what to do, and the mark that it is done. */
export function Anomalies(props: CareProps) {
  const { care, m } = props;
  if (care.anomalies.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="anomalies">
      <h2 id="anomalies">{m.anomalies.heading}</h2>
      {care.anomalies.map((anomaly) => (
        <One key={anomaly.id} {...props} anomaly={anomaly} />
      ))}
    </section>
  );
}

function One(props: CareProps & { anomaly: AnomalyRow }) {
  const { locale, m, anomaly, mayReturnMoney } = props;
  const { kind, amount, currency, detail, noticedAt, settledAt } = anomaly;
  const words = m.anomalies;
  const isForeign = currency !== null && currency !== CURRENCY;
  const isLost = kind === 'dispute-lost';
  const told = {
    ...words.kinds[kind],
    ...(isLost && !isForeign && leftTwice(props.care, anomaly) && words.twice),
    ...(isLost && isForeign && words.foreign),
  };
  const { isMine, problem, value } = formState(props, `anomaly-${anomaly.id}`);
  return (
    <article className="care__one stack">
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
          [words.settled, settledAt && sayBy(props, settledAt)],
          [words.unsaved, settledAt && isMine && problem && value('note')],
        ]}
      />
      {!settledAt && mayReturnMoney && <Settle {...props} />}
    </article>
  );
}

/** Whether a lost dispute took money that had gone back before: then less of it is noted than the bank has taken. */
function leftTwice(
  { order: { refunds } }: CareProps['care'],
  { amount, reference }: AnomalyRow,
): boolean {
  const noted = refunds.find(
    ({ kind, providerRefundId }) => kind === 'disputed' && providerRefundId === reference,
  );
  return (noted?.amount ?? 0) < (amount ?? 0);
}

/** How it was settled, when and by whom: a person, or the bank. */
function sayBy({ locale, m, anomaly }: CareProps & { anomaly: AnomalyRow }, at: Date): string {
  const { settledBy, settledNote } = anomaly;
  const isByBank = settledBy === SETTLED_BY_PROVIDER;
  return m.settled(
    isByBank ? m.anomalies.decided : settledNote,
    formatMoment(locale, at),
    isByBank ? m.nobody : (settledBy ?? ''),
  );
}

function Settle(props: CareProps & { anomaly: AnomalyRow }) {
  const { care, m, anomaly } = props;
  const form = `anomaly-${anomaly.id}`;
  const { isMine, problem, value } = formState(props, form);
  return (
    <details className="care__more" open={isMine}>
      <summary>{m.anomalies.settle}</summary>
      <CareForm care={care} name={form} action="anomaly" about={String(anomaly.id)}>
        <TextAreaField
          name="note"
          label={m.anomalies.note}
          hint={m.withdrawals.noteHint}
          rows={2}
          maxLength={SETTLED_NOTE_MOST}
          defaultValue={value('note')}
          error={problem && m.problems[problem]}
        />
        <div>
          <Button>{m.anomalies.settle}</Button>
        </div>
      </CareForm>
    </details>
  );
}
