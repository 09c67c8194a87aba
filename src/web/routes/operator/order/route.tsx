import { countedLineName } from '#content/catalogue/package-name.ts';
import { isErased } from '#domain/people/erasure.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { Way, onWay } from '#web/operator/order-way.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/route.ts';
import { OrderForms, orderActions, useOrderAnswer } from './actions.ts';
import { CarePanel } from './care/care-panel.tsx';
import { loader } from './load-order.ts';
import { NextStep } from './next-step.tsx';
import { OrderHead } from './order-head.tsx';
import { Meanwhile, OrderHistory } from './order-history.tsx';
import { OrderLines } from './order-lines.tsx';
import { useOrderPage } from './order-page.ts';
import { PaymentFacts } from './payment-facts.tsx';
import { CancelOrder, CustomerBlock, OrderEmails } from './side.tsx';
import { FailedIntents, WaitingIntents } from './waiting-intents.tsx';
import { orderDeskWords } from './words.ts';

export { loader };
export const action = orderActions.action;

export const headers = answerHeaders;

export default function OrderDeskRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { shop } = usePageFacts();
  const { locale, kept, order, way, seen, formId } = loaderData;
  const m = orderDeskWords[locale];
  const title = `${m.title(order.number)} – ${shop.brand}`;
  const isRefused = actionData && (actionData.problem !== undefined || 'status' in actionData);
  return (
    <Way value={way}>
      {/* It follows the answer to a post, which a route's meta does not know. */}
      <title>{isRefused ? m.errorTitle(title) : title}</title>
      <OrderForms
        answer={actionData}
        kept={kept}
        here={onWay('operatorOrder', order.number, way)}
        hidden={{ seen, id: formId }}
        problems={m.problems}
      >
        <OrderDesk />
      </OrderForms>
    </Way>
  );
}

/** One order as its operator sees it: what is to be done next, then everything that is known of it. */
function OrderDesk() {
  const { order, care, locale, m } = useOrderPage();
  return (
    <div className="desk-page order-desk">
      <OrderHead />
      {isErased(order) && (
        <Notice tone="info" title={m.erased.title}>
          {m.erased.text}
        </Notice>
      )}
      <Refused />
      <FailedIntents />
      <WaitingIntents />
      <NextStep />
      <div className="order-desk__columns">
        <OrderLines />
        <div className="order-desk__side">
          <CarePanel care={care} locale={locale} />
          <PaymentFacts />
          <CustomerBlock />
          <OrderEmails />
          <CancelOrder />
        </div>
        <OrderHistory />
      </div>
    </div>
  );
}

/** Why nothing came of what was sent, and what somebody else did meanwhile. */
function Refused() {
  const { order, locale, m } = useOrderPage();
  const { answer } = useOrderAnswer();
  if (!answer?.problem) return null;
  const at = 'position' in answer ? answer.position : undefined;
  const line = order.lines.find(({ position }) => position === at);
  return (
    <Notice tone="error" title={line && countedLineName(line, locale)} live>
      {m.problems[answer.problem]}
      <Meanwhile />
    </Notice>
  );
}
