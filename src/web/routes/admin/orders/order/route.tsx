import { countedLineName } from '#content/catalogue/package-name.ts';
import { isErased } from '#domain/people/erasure.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { OriginContext, hrefFrom } from '#web/admin/orders/order-origin.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/route.ts';
import { OrderForms, orderActions, useOrderAnswer } from './actions.ts';
import { AfterSalesPanel } from './after-sales/after-sales-panel.tsx';
import { loader, useOrderPage } from './load-order.ts';
import { OrderNextStep } from './next-step.tsx';
import { OrderHead } from './order-head.tsx';
import { ChangesSince, OrderHistory } from './order-history.tsx';
import { OrderLines } from './order-lines.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { CancelOrderForm, CustomerBlock, OrderEmails } from './side.tsx';
import { FailedPendingActions, WaitingPendingActions } from './pending-actions.tsx';
import { adminOrderWords } from './words.ts';

export { loader };
export const action = orderActions.action;

export const headers = answerHeaders;

export default function AdminOrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { shop } = usePageFacts();
  const { locale, kept, order, origin, seen, formId } = loaderData;
  const m = adminOrderWords[locale];
  const title = `${m.title(order.number)} – ${shop.brand}`;
  const isRefused = actionData && (actionData.problem !== undefined || 'status' in actionData);
  return (
    <OriginContext value={origin}>
      {/* It follows the answer to a post, which a route's meta does not know. */}
      <title>{isRefused ? m.errorTitle(title) : title}</title>
      <OrderForms
        answer={actionData}
        kept={kept}
        here={hrefFrom('operatorOrder', order.number, origin)}
        hidden={{ seen, id: formId }}
        problems={m.problems}
      >
        <LoadedOrder />
      </OrderForms>
    </OriginContext>
  );
}

/** One order as its operator sees it: what is to be done next, then everything that is known of it. */
function LoadedOrder() {
  const { order, afterSales, locale, m } = useOrderPage();
  return (
    <div className="admin-page order-admin">
      <OrderHead />
      {isErased(order) && (
        <Notice tone="info" title={m.erased.title}>
          {m.erased.text}
        </Notice>
      )}
      <Refused />
      <FailedPendingActions />
      <WaitingPendingActions />
      <OrderNextStep />
      <div className="order-admin__columns">
        <OrderLines />
        <div className="order-admin__side">
          <AfterSalesPanel afterSales={afterSales} locale={locale} />
          <PaymentFacts />
          <CustomerBlock />
          <OrderEmails />
          <CancelOrderForm />
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
      <ChangesSince />
    </Notice>
  );
}
