import { countedLineName } from '#content/catalogue/package-name.ts';
import { Notice } from '#web/ui/notice.tsx';
import { isErased } from '#domain/people/erasure.ts';
import { CarePanel } from './care/care-panel.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { CustomerBlock } from './customer-block.tsx';
import type { DeskProps } from './desk-props.ts';
import { NextStep } from './next-step.tsx';
import { OrderEmails } from './order-emails.tsx';
import { OrderHead } from './order-head.tsx';
import { Meanwhile, OrderHistory } from './order-history.tsx';
import { OrderLines } from './order-lines.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { FailedIntents, WaitingIntents } from './waiting-intents.tsx';

/** One order as its operator sees it: what is to be done next, then everything that is known of it. */
export function OrderDeskPage(props: DeskProps) {
  return (
    <div className="desk-page order-desk">
      <OrderHead {...props} />
      {isErased(props.order) && (
        <Notice tone="info" title={props.m.erased.title}>
          {props.m.erased.text}
        </Notice>
      )}
      <Refused {...props} />
      <FailedIntents {...props} />
      <WaitingIntents {...props} />
      <NextStep {...props} />
      <div className="order-desk__columns">
        <OrderLines {...props} />
        <div className="order-desk__side">
          <CarePanel care={props.care} locale={props.locale} />
          <PaymentFacts {...props} />
          <CustomerBlock {...props} />
          <OrderEmails {...props} />
          <CancelOrder {...props} />
        </div>
        <OrderHistory {...props} />
      </div>
    </div>
  );
}

/** Why nothing came of what was sent, and what somebody else did meanwhile. */
function Refused(props: DeskProps) {
  const { refused, order, locale, m } = props;
  if (!refused?.problem) return null;
  const line = order.lines.find(({ position }) => position === refused.position);
  return (
    <Notice tone="error" title={line && countedLineName(line, locale)} live>
      {m.problems[refused.problem]}
      <Meanwhile {...props} />
    </Notice>
  );
}
