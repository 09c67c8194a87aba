import { use } from 'react';
import type { Order } from '#database/orders.ts';
import type { InvoiceSnapshot } from '#domain/invoice/invoice.ts';
import type { Catalogue } from '#domain/catalogue/price-list.ts';
import type { OrderMessages } from '#messages/cs/order/order.ts';
import { termsAddress } from '#content/legal/terms-address.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { Notice } from '#web/ui/notice.tsx';
import { wordsOf } from '#messages/words.ts';
import { useLocale } from '#web/words.ts';
import { Complaints } from './complaints.tsx';
import { ShownTo } from './customer-form.tsx';
import { EarlyStart } from './early-start.tsx';
import { HeldLines } from './held-line.tsx';
import { LateOffer } from './late-offer.tsx';
import { MissingTargets } from './missing-targets.tsx';
import { CancelOrder, OrderAgain, PayNow, isCancelOffered } from './order-actions.tsx';
import {
  type CareOnPage,
  type TriedCare,
  isUnderWay,
  lastOffer,
  shapeOf,
  stoppedAt,
} from './order-care.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderLead } from './order-lead.tsx';
import { type OrderProblem, sayProblem } from './order-problem.ts';
import { OrderTimeLine } from './order-time-line.tsx';
import type { TriedTarget } from './target-form.tsx';
import { Withdrawal } from './withdrawal.tsx';
import { Withdrawn } from './withdrawn.tsx';

export interface OrderPageProps {
  catalogue: Catalogue;
  order: Order;
  invoices: InvoiceSnapshot[];
  m: OrderMessages;
  supportMail: string;
  now: Date;
  /** Why an action of the customer was not possible. */
  problem?: OrderProblem | undefined;
  tried?: TriedTarget | undefined;
  /** What was asked of it and offered for it, and the forms for that. */
  care: CareOnPage;
  triedCare?: TriedCare | undefined;
}

/**
 * One order, behind its private link: where it stands, what it holds, what can be done (rules 13).
 */
export function OrderPage(props: OrderPageProps) {
  const locale = useLocale();
  const { order, invoices, m, now, supportMail, problem, tried, care, triedCare } = props;
  const isEarlyMissing = problem === 'early-start-not-asked';
  return (
    <div className="column order-page" data-follow={use(ShownTo) ? undefined : followed(props)}>
      <header className="order-page__head">
        <h1>{m.heading(order.number)}</h1>
        <div className="order-page__live" data-live="lead">
          <OrderLead
            {...{ order, locale, m, now }}
            stoppedAt={stoppedAt(care)}
            isLateSaid={lastOffer(care) !== undefined}
          />
        </div>
      </header>
      {problem && (
        <Notice tone="error" live>
          {sayProblem(m, wordsOf(locale).care, problem)}
        </Notice>
      )}
      <Withdrawn order={order} locale={locale} m={m} now={now} />
      <MissingTargets order={order} m={m} tried={tried} />
      <HeldLines order={order} />
      <LateOffer order={order} care={care} />
      <div className="order-page__live" data-live="steps">
        <OrderTimeLine {...props} locale={locale} stoppedAt={stoppedAt(care)} />
      </div>
      <PayNow {...props} />
      <EarlyStart order={order} m={m} now={now} isMissing={isEarlyMissing} />
      <div className="order-page__columns">
        <div className="stack stack--large">
          <OrderItems {...props} caring={{ now, care, tried: triedCare?.refill }} />
          <OrderAgain {...props} />
          <Complaints {...{ order, care, supportMail }} tried={triedCare?.complaint} />
          <Withdrawal {...props} />
          <CancelOrder {...props} />
        </div>
        <OrderFacts order={order} invoices={invoices} m={m} />
      </div>
      <Foot {...props} />
    </div>
  );
}

function Foot({ order, m, supportMail }: OrderPageProps) {
  const locale = useLocale();
  const { shop } = usePageFacts();
  return (
    <footer className="order-page__foot stack">
      <p>{isCancelOffered(order) ? m.privateLink : m.privateLinkSeen}</p>
      <p>
        {m.help} <a href={`mailto:${supportMail}`}>{supportMail}</a>
      </p>
      <p>
        <a href={termsAddress(locale, order.termsVersion, shop)}>{m.terms}</a>
      </p>
    </footer>
  );
}

/** Set where a script is to look for news: of an order under way, unless the page answers what was sent. */
function followed({ order, care, problem, tried, triedCare }: OrderPageProps): string | undefined {
  const isAnswer = problem !== undefined || tried !== undefined || triedCare !== undefined;
  return isUnderWay(order) && !isAnswer ? shapeOf(order, care) : undefined;
}
