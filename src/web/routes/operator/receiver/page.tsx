import { formatMoment } from '#content/moments.ts';
import { adminHref } from '#domain/addresses.ts';
import { keysOf } from '#domain/records.ts';
import { NewSecret, ReceiverPill } from '#web/operator/webhook-parts.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { ReceiverPageProps } from './receiver-props.ts';
import { Deliveries } from './deliveries.tsx';
import { fieldProblem } from './change-receiver.tsx';
import { ReceiverActs, ReplayPart } from './receiver-acts.tsx';

/** One receiver: how it is doing, what was sent to it, and what can be done. */
export function ReceiverPage(props: ReceiverPageProps) {
  const { m, receiver, saved, problem, rotated, isKept } = props;
  const isQuiet = !problem && !rotated;
  return (
    <div className="desk-page">
      <header>
        <p>
          <a className="way" href={adminHref('operatorWebhooks')}>
            {m.receiver.back}
          </a>
        </p>
        <h1 className="breakable">{receiver.name}</h1>
        <p>
          <ReceiverPill mark={receiver.mark} m={m} />
        </p>
      </header>
      {rotated && <NewSecret m={m} said={m.secret.rotated} secret={rotated.secret} />}
      {saved && isQuiet && <Notice tone="success">{m.saved[saved]}</Notice>}
      {isKept && isQuiet && !saved && <Notice>{m.kept}</Notice>}
      {problem && (
        <Notice tone="error" live>
          {saidOf(props)}
        </Notice>
      )}
      {receiver.mark === 'away' && <Notice>{m.awayText}</Notice>}
      <Facts {...props} />
      <ReceiverActs {...props} />
      <section aria-labelledby="receiver-deliveries" className="webhook-deliveries">
        <h2 id="receiver-deliveries">{m.receiver.deliveries}</h2>
        <Deliveries {...props} />
      </section>
      <ReplayPart {...props} />
    </div>
  );
}

/** What is wrong, above everything; of a field it is said at the field. */
function saidOf(props: ReceiverPageProps): string | undefined {
  const { m, problem } = props;
  if (fieldProblem(props)) return m.receiver.fixChange;
  const refusal = keysOf(m.refused).find((one) => one === problem);
  return refusal && m.refused[refusal];
}

function Facts({ m, locale, receiver, overlapUntil }: ReceiverPageProps) {
  const { facts } = m.receiver;
  const rows: [string, string][] = [
    [facts.url, receiver.url],
    [facts.events, receiver.events.map((event) => m.events[event]).join(', ')],
    [facts.added, formatMoment(locale, receiver.createdAt)],
    [facts.secret, formatMoment(locale, receiver.secretAt)],
  ];
  return (
    <section className="panel" aria-label={receiver.name}>
      <dl className="panel__facts">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="breakable">{value}</dd>
          </div>
        ))}
      </dl>
      {overlapUntil && (
        <p className="small">{m.receiver.overlap(formatMoment(locale, overlapUntil))}</p>
      )}
    </section>
  );
}
