import { WayBack } from '#web/operator/way-back.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Anomalies } from './anomalies.tsx';
import { Complaints } from './complaints.tsx';
import type { CareProps } from './props.ts';
import { Refills } from './refills.tsx';
import { Withdrawals } from './withdrawals.tsx';

/** What a person sees to beside delivery: withdrawals, complaints, refills, and money that does not fit. */
export function CarePage(props: CareProps) {
  const { care, m, isKept, problem, typed } = props;
  const { order, complaints, refills, anomalies } = care;
  const isNothing = [order.withdrawals, complaints, refills, anomalies].every(
    ({ length }) => length === 0,
  );
  // What is wrong with a field stands at it; the rest is told above.
  const isOfPage = problem?.endsWith('-meanwhile') || problem?.endsWith('-unknown') || !typed;
  return (
    <div className="desk-page care">
      <header className="stack stack--small">
        <WayBack number={order.number} />
        <h1>{m.heading}</h1>
      </header>
      {problem && isOfPage && <Notice tone="error" title={m.problems[problem]} live />}
      {isKept && <Notice tone="info" title={m.kept} live />}
      {isNothing && <p className="quiet">{m.none}</p>}
      <Withdrawals {...props} />
      <Complaints {...props} />
      <Refills {...props} />
      <Anomalies {...props} />
    </div>
  );
}
