import type { Order } from '#database/orders.ts';
import type { InvoiceSnapshot } from '#domain/invoice/invoice.ts';
import { customerTexts, isAbroad } from '#domain/customer/customer.ts';
import { formatPhone } from '#domain/customer/phone-text.ts';
import { keysOf } from '#domain/records.ts';
import { formatMoney } from '#domain/money.ts';
import { refundedAt, sumRefunded } from '#domain/order/refund.ts';
import type { Locale } from '#domain/locale.ts';
import type { OrderMessages } from '#messages/cs/order/order.ts';
import { formatMoneyMoment } from '#content/money-moment.ts';
import { useLocale } from '#web/words.ts';
import { OrderInvoices } from './order-invoices.tsx';

interface OrderFactsProps {
  order: Order;
  invoices: InvoiceSnapshot[];
  m: OrderMessages;
}

/** Payment and contact, as they were given. */
export function OrderFacts({ order, invoices, m }: OrderFactsProps) {
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
      <OrderInvoices invoices={invoices} token={order.token} m={m.invoices} />
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
