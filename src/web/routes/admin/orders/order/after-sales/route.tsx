import { answerHeaders } from '#web/frame/answer-headers.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { OriginContext, hrefFrom } from '#web/admin/orders/order-origin.ts';
import { OriginLink } from '#web/admin/orders/origin-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/route.ts';
import { AfterSalesForms, afterSalesActions, useAfterSalesAnswer } from './actions.ts';
import { Anomalies } from './anomalies.tsx';
import { ComplaintList } from './complaints.tsx';
import { loader, useAfterSalesPage } from './load-after-sales.ts';
import { Refills } from './refills.tsx';
import { Withdrawals } from './withdrawals.tsx';
import { afterSalesWords } from './words.ts';

export { loader };
export const action = afterSalesActions.action;
export const headers = answerHeaders;

export default function AfterSalesRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { afterSales, locale, origin, kept } = loaderData;
  const { shop } = usePageFacts();
  const m = afterSalesWords[locale];
  const title = `${m.title(afterSales.order.number)} – ${shop.brand}`;
  return (
    <OriginContext value={origin}>
      {/* It follows the answer to a post, which a route's meta does not know. */}
      <title>{actionData?.problem ? m.errorTitle(title) : title}</title>
      <AfterSalesForms
        answer={actionData}
        kept={kept}
        here={hrefFrom('operatorAfterSales', afterSales.order.number, origin)}
        hidden={{ seen: afterSales.seen, id: afterSales.formId }}
        problems={m.problems}
      >
        <AfterSalesScreen />
      </AfterSalesForms>
    </OriginContext>
  );
}

/** What a person sees to beside delivery: withdrawals, complaints, refills, and money that does not fit. */
function AfterSalesScreen() {
  const { afterSales, kept, m } = useAfterSalesPage();
  const { answer } = useAfterSalesAnswer();
  const problem = answer?.problem;
  const { order, complaints, refills, anomalies } = afterSales;
  const isNothing = [order.withdrawals, complaints, refills, anomalies].every(
    ({ length }) => length === 0,
  );
  // What is wrong with a field stands at it; the rest is told above.
  const isOfPage = problem?.endsWith('-meanwhile') || problem?.endsWith('-unknown');
  return (
    <div className="admin-page after-sales">
      <header className="stack stack--small">
        <OriginLink number={order.number} />
        <h1>{m.heading}</h1>
      </header>
      {problem && isOfPage && <Notice tone="error" title={m.problems[problem]} live />}
      {kept && !answer && <Notice tone="info" title={m.kept} live />}
      {isNothing && <p className="quiet">{m.none}</p>}
      <Withdrawals />
      <ComplaintList />
      <Refills />
      <Anomalies />
    </div>
  );
}
