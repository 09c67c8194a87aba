import { formatMoment } from '#content/moment-text.ts';
import type { AnomalyRow } from '#database/anomalies.ts';
import { formatMoney } from '#domain/money.ts';
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
  const { kind, amount, detail, noticedAt, settledAt, settledBy, settledNote } = anomaly;
  const words = m.anomalies;
  const told = words.kinds[kind];
  const settled =
    settledAt &&
    m.settled(settledNote || words.decided, formatMoment(locale, settledAt), settledBy || m.nobody);
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
          [m.money, amount === null ? null : formatMoney(locale, amount)],
          [words.detail, detail],
          [words.settled, settled],
        ]}
      />
      {!settledAt && mayReturnMoney && <Settle {...props} />}
    </article>
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
