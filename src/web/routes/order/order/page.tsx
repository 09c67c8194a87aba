import type { Order } from '#database/orders.ts';
import type { InvoiceSnapshot } from '#domain/invoice/invoice.ts';
import type { Catalogue } from '#domain/catalogue/price-list.ts';
import type { Locale } from '#domain/locale.ts';
import type { OrderMessages } from '#messages/cs/order/order.ts';
import { termsAddress } from '#content/legal/terms-address.ts';
import { Notice } from '#web/ui/notice.tsx';
import { EarlyStart } from './early-start.tsx';
import { MissingTargets } from './missing-targets.tsx';
import { CancelOrder, OrderAgain, PayNow, isCancelOffered } from './order-actions.tsx';
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
  locale: Locale;
  m: OrderMessages;
  supportMail: string;
  now: Date;
  /** Why an action of the customer was not possible. */
  problem?: OrderProblem | undefined;
  tried?: TriedTarget | undefined;
}

/**
 * One order, behind its private link: where it stands, what it holds, what can be done (rules 13).
 */
export function OrderPage(props: OrderPageProps) {
  const { catalogue, order, invoices, locale, m, supportMail, now, problem, tried } = props;
  const isEarlyMissing = problem === 'early-start-not-asked';
  return (
    <div className="column order-page">
      <header className="order-page__head">
        <h1>{m.heading(order.number)}</h1>
        <OrderLead order={order} locale={locale} m={m} now={now} />
      </header>
      {problem && (
        <Notice tone="error" live>
          {sayProblem(m, problem)}
        </Notice>
      )}
      <Withdrawn order={order} locale={locale} m={m} />
      <MissingTargets order={order} locale={locale} m={m} tried={tried} />
      <OrderTimeLine catalogue={catalogue} order={order} locale={locale} m={m} now={now} />
      <PayNow {...props} />
      <EarlyStart order={order} locale={locale} m={m} now={now} isMissing={isEarlyMissing} />
      <div className="order-page__columns">
        <div className="stack stack--large">
          <OrderItems catalogue={catalogue} order={order} locale={locale} m={m} tried={tried} />
          <OrderAgain {...props} />
          <Withdrawal {...props} />
          <CancelOrder {...props} />
        </div>
        <OrderFacts order={order} invoices={invoices} locale={locale} m={m} />
      </div>
      <footer className="order-page__foot stack">
        <p>{isCancelOffered(order) ? m.privateLink : m.privateLinkSeen}</p>
        <p>
          {m.help} <a href={`mailto:${supportMail}`}>{supportMail}</a>
        </p>
        <p>
          <a href={termsAddress(locale, order.termsVersion)}>{m.terms}</a>
        </p>
      </footer>
    </div>
  );
}
