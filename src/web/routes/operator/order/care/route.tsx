import { answerHeaders } from '#web/frame/answer-headers.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { Way, onWay } from '#web/operator/order-way.ts';
import { WayBack } from '#web/operator/way-back.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/route.ts';
import { CareForms, careActions, useCareAnswer } from './actions.ts';
import { Anomalies } from './anomalies.tsx';
import { useCarePage } from './care-page.ts';
import { Complaints } from './complaints.tsx';
import { loader } from './load-care.ts';
import { Refills } from './refills.tsx';
import { Withdrawals } from './withdrawals.tsx';
import { careWords } from './words.ts';

export { loader };
export const action = careActions.action;
export const headers = answerHeaders;

export default function CareRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { care, locale, way, kept } = loaderData;
  const { shop } = usePageFacts();
  const m = careWords[locale];
  const title = `${m.title(care.order.number)} – ${shop.brand}`;
  return (
    <Way value={way}>
      {/* It follows the answer to a post, which a route's meta does not know. */}
      <title>{actionData?.problem ? m.errorTitle(title) : title}</title>
      <CareForms
        answer={actionData}
        kept={kept}
        here={onWay('operatorCare', care.order.number, way)}
        hidden={{ seen: care.seen, id: care.formId }}
        problems={m.problems}
      >
        <CareScreen />
      </CareForms>
    </Way>
  );
}

/** What a person sees to beside delivery: withdrawals, complaints, refills, and money that does not fit. */
function CareScreen() {
  const { care, kept, m } = useCarePage();
  const { answer } = useCareAnswer();
  const problem = answer?.problem;
  const { order, complaints, refills, anomalies } = care;
  const isNothing = [order.withdrawals, complaints, refills, anomalies].every(
    ({ length }) => length === 0,
  );
  // What is wrong with a field stands at it; the rest is told above.
  const isOfPage = problem?.endsWith('-meanwhile') || problem?.endsWith('-unknown');
  return (
    <div className="desk-page care">
      <header className="stack stack--small">
        <WayBack number={order.number} />
        <h1>{m.heading}</h1>
      </header>
      {problem && isOfPage && <Notice tone="error" title={m.problems[problem]} live />}
      {kept && !answer && <Notice tone="info" title={m.kept} live />}
      {isNothing && <p className="quiet">{m.none}</p>}
      <Withdrawals />
      <Complaints />
      <Refills />
      <Anomalies />
    </div>
  );
}
