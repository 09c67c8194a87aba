import { use } from 'react';
import type { Order } from '#database/orders/orders.ts';
import { type InvoiceFormat, type InvoiceSnapshot, formatsOf } from '#domain/invoice/invoice.ts';
import type { Catalogue } from '#domain/catalogue/price-list.ts';
import type { OrderMessages } from '#messages/cs/order/order.ts';
import { termsAddress } from '#content/legal/wordings.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { Notice } from '#web/ui/notice.tsx';
import { customerTexts, isAbroad } from '#domain/customer/customer.ts';
import { formatPhone } from '#domain/customer/phone.ts';
import { keysOf } from '#domain/records.ts';
import { formatMoney } from '#domain/money.ts';
import { refundedAt, sumRefunded } from '#domain/payments/refund.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoneyMoment } from '#content/moments.ts';
import { adminHref, href } from '#domain/addresses.ts';
import { wordsOf } from '#messages/words.ts';
import { useLocale, useWords } from '#web/words.ts';
import { Complaints } from './complaints.tsx';
import { ShownTo } from './customer-form.tsx';
import {
  CancelOrder,
  EarlyStart,
  OrderAgain,
  PayNow,
  Withdrawal,
  isCancelOffered,
} from './order-actions.tsx';
import { HeldLines, OrderItems } from './order-items.tsx';
import { LateOffer, Withdrawn } from './notices.tsx';
import { type TriedTarget, MissingTargets } from './target-form.tsx';
import {
  type AfterSalesOnPage,
  type AfterSalesInput,
  isRunning,
  lastOffer,
  shapeOf,
  stoppedAt,
} from './after-sales.ts';
import { OrderLead } from './order-lead.tsx';
import { type OrderProblem, sayOrderProblem } from './order-problem.ts';
import { OrderTimeLine } from './order-time-line.tsx';

interface OrderPageProps {
  catalogue: Catalogue;
  order: Order;
  invoices: InvoiceSnapshot[];
  supportMail: string;
  now: Date;
  /** Why an action of the customer was not possible. */
  problem?: OrderProblem | undefined;
  tried?: TriedTarget | undefined;
  /** What was asked of it and offered for it, and the forms for that. */
  afterSales: AfterSalesOnPage;
  afterSalesInput?: AfterSalesInput | undefined;
}

/**
 * One order, behind its private link: where it stands, what it holds, what can be done (rules 13).
 */
export function OrderPage(props: OrderPageProps) {
  const m = useWords().order;
  const locale = useLocale();
  const { order, invoices, now, supportMail, problem, tried, afterSales, afterSalesInput } = props;
  const isEarlyMissing = problem === 'early-start-not-asked';
  return (
    <div className="column order-page" data-follow={use(ShownTo) ? undefined : followKey(props)}>
      <header className="order-page__head">
        <h1>{m.heading(order.number)}</h1>
        <div className="order-page__live" data-live="lead">
          <OrderLead
            {...{ order, locale, m, now }}
            stoppedAt={stoppedAt(afterSales)}
            isLateShown={lastOffer(afterSales) !== undefined}
          />
        </div>
      </header>
      {problem && (
        <Notice tone="error" live>
          {sayOrderProblem(m, wordsOf(locale).afterSales, problem)}
        </Notice>
      )}
      <Withdrawn order={order} locale={locale} m={m} now={now} />
      <MissingTargets order={order} tried={tried} />
      <HeldLines order={order} />
      <LateOffer order={order} afterSales={afterSales} />
      <div className="order-page__live" data-live="steps">
        <OrderTimeLine {...props} {...{ locale, m }} stoppedAt={stoppedAt(afterSales)} />
      </div>
      <PayNow {...props} />
      <EarlyStart order={order} now={now} isMissing={isEarlyMissing} />
      <div className="order-page__columns">
        <div className="stack stack--large">
          <OrderItems {...props} caring={{ now, afterSales, tried: afterSalesInput?.refill }} />
          <OrderAgain {...props} />
          <Complaints {...{ order, afterSales, supportMail }} tried={afterSalesInput?.complaint} />
          <Withdrawal {...props} />
          <CancelOrder {...props} />
        </div>
        <OrderFacts order={order} invoices={invoices} />
      </div>
      <Foot {...props} />
    </div>
  );
}

function Foot({ order, supportMail }: OrderPageProps) {
  const m = useWords().order;
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
function followKey({
  order,
  afterSales,
  problem,
  tried,
  afterSalesInput,
}: OrderPageProps): string | undefined {
  const isAnswer = problem !== undefined || tried !== undefined || afterSalesInput !== undefined;
  return isRunning(order) && !isAnswer ? shapeOf(order, afterSales) : undefined;
}

/** Payment and contact, as they were given. */
function OrderFacts({ order, invoices }: Pick<OrderPageProps, 'order' | 'invoices'>) {
  const m = useWords().order;
  const locale = useLocale();
  const refunded = sumRefunded(order);
  const notes = invoices.filter(({ kind }) => kind === 'credit-note');
  const payment: Fact[] = [
    [m.paymentState, paymentState(order, m)],
    [
      m.paidAt,
      order.paidHow !== 'free' && order.paidAt && formatMoneyMoment(locale, order.paidAt, order),
    ],
    [m.refundedSum, refunded > 0 ? formatMoney(locale, refunded) : null],
    [m.invoice, order.invoiceNumber],
    [m.creditNotes(notes.length), numbersOf(notes, locale)],
    [m.paymentId, order.checkout.checkoutId, 'paymentId'],
  ];
  const texts = { ...customerTexts(order, locale), phone: formatPhone(order.phone) };
  const labels = isAbroad(order.company)
    ? { ...m.customer, companyId: m.foreignCompanyId }
    : m.customer;
  const contact = keysOf(texts).map((field): Fact => [labels[field], texts[field], field]);
  return (
    <div className="stack stack--large">
      <Facts id="payment-heading" title={m.payment} facts={payment} />
      <OrderInvoices invoices={invoices} token={order.token} />
      <Facts id="contact-heading" title={m.contact} facts={contact} />
    </div>
  );
}

/** One without a value is left out. */
type Fact = [name: string, value: string | null | undefined | false, field?: string];

interface FactsProps {
  id: string;
  title: string;
  facts: Fact[];
}

function Facts({ id, title, facts }: FactsProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl className="facts">
        {facts.map(
          ([name, value, field]) =>
            value && (
              <div key={name} data-fact={field}>
                <dt>{name}</dt>
                <dd className="breakable">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

/** The number of a credit note; of several each with its sum and on a line of its own. */
function numbersOf(notes: InvoiceSnapshot[], locale: Locale): string {
  const [only, ...more] = notes;
  if (only && more.length === 0) return only.number;
  return notes
    .map(({ number, total }) => `${number}: ${formatMoney(locale, 0 - total)}`)
    .join('\n');
}

/** Whether money came, and whether it went back: facts beside the order's state. */
function paymentState(order: Order, m: OrderMessages): string {
  const words = m.paymentStates;
  if (order.paidAt && order.paidHow === 'free') return words.free;
  if (refundedAt(order)) return words.refunded;
  const isOver = order.state === 'canceled' || order.state === 'refunded';
  if (order.paidAt && isOver) return words.refunding;
  if (order.paidAt) return sumRefunded(order) > 0 ? words.partlyRefunded : words.paid;
  if (order.state === 'canceled') return words.canceled;
  const isComing = order.state === 'pending' && order.checkout.outcome === 'processing';
  return isComing ? words.checking : words.unpaid;
}

/** The invoice of the order and its credit notes, once there are any, to be downloaded. */
function OrderInvoices({ invoices, token }: { invoices: InvoiceSnapshot[]; token: string }) {
  const m = useWords().order.invoices;
  const locale = useLocale();
  const shownTo = use(ShownTo);
  if (invoices.length === 0) return null;
  const address = ({ number }: InvoiceSnapshot, format: InvoiceFormat) => {
    const file = `${number}.${format}`;
    return shownTo
      ? adminHref('operatorInvoice', { number: String(shownTo.number), file })
      : href('invoice', locale, { token, file });
  };
  const notes = invoices.filter(({ kind }) => kind === 'credit-note');
  const isOneOfMany = (invoice: InvoiceSnapshot) => notes.length > 1 && notes.includes(invoice);
  return (
    <section aria-labelledby="invoices-heading">
      <h2 id="invoices-heading">{m.heading}</h2>
      <ul className="stack">
        {invoices.flatMap((invoice) =>
          formatsOf(invoice).map((format) => (
            <li key={`${invoice.number} ${format}`}>
              <a href={address(invoice, format)}>
                {isOneOfMany(invoice)
                  ? m.downloadNote[format](invoice.number)
                  : m.download[invoice.kind][format]}
              </a>
            </li>
          )),
        )}
      </ul>
    </section>
  );
}
