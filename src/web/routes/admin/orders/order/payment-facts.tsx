import { formatMoment, formatMoneyMoment } from '#content/moments.ts';
import { adminHref } from '#domain/addresses.ts';
import { type InvoiceSnapshot, formatsOf } from '#domain/invoice/invoice.ts';
import { formatMoney } from '#domain/money.ts';
import { waitingRefunds } from '#domain/admin/pending-action.ts';
import { hasRight } from '#domain/admin/rights.ts';
import { moneyStand } from '#domain/payments/money-back.ts';
import { sumRefunded } from '#domain/payments/refund.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { useOrigin } from '#web/admin/orders/order-origin.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { MoneyBackSummary } from './money-back/notices.tsx';
import { type Fact, FactList } from './fact-list.tsx';
import { type AdminOrderPage, useOrderPage } from './load-order.ts';
import { CopiedText } from './parts.tsx';

/** How the order was paid, what of it went back, and the documents of both. */
export function PaymentFacts() {
  const page = useOrderPage();
  const { order, locale, m } = page;
  return (
    <section className="admin-block" aria-labelledby="payment-heading">
      <h2 id="payment-heading">{m.payment.heading}</h2>
      <FactList facts={factsOf(page)} />
      <Refunds />
      <MoneyBackSummary order={order} locale={locale} />
      <MoneyBackLink />
      <Documents />
    </section>
  );
}

function factsOf({ order, waiting, locale, m }: AdminOrderPage): Fact[] {
  const { paidAt, paidHow, paymentId, checkout, discountSource } = order;
  const money = (sum: number) => formatMoney(locale, sum);
  const copied = (text: string | null, what: string) =>
    text === null || text === '' ? null : <CopiedText text={text} what={what} />;
  const words = m.payment;
  const stand = moneyStand(order, waitingRefunds(waiting));
  const returned = sumRefunded(order);
  const returning = stand.returned - returned;
  const code = discountSource === 'code' ? order.discountCode : null;
  return [
    [words.how, words.hows[paidHow]],
    [words.provider, checkout.provider],
    [words.paidAt, paidAt ? formatMoneyMoment(locale, paidAt, order) : words.notPaid],
    [words.subtotal, order.discount > 0 && money(order.subtotal)],
    [words.discount(order.discountPercent, code), order.discount > 0 && money(-order.discount)],
    [words.sum, paidAt && money(order.total)],
    [words.returned, returned > 0 && money(returned)],
    [words.returning, returning > 0 && money(returning)],
    [words.left, paidAt && money(stand.left)],
    [
      paidHow === 'transfer' ? words.reference : words.paymentId,
      copied(paymentId, paidHow === 'transfer' ? words.reference : words.paymentId),
    ],
    [words.checkoutId, copied(checkout.checkoutId, words.checkoutId)],
  ];
}

function Refunds() {
  const { order, locale, m } = useOrderPage();
  if (order.refunds.length === 0) return null;
  const words = m.payment;
  return (
    <>
      <h3>{words.refunds}</h3>
      <ul className="admin-list">
        {order.refunds.map(
          ({ id, kind, amount, state, reason, person, doneAt, createdAt, creditNote }) => (
            <li key={id}>
              <strong className="tabular">{formatMoney(locale, amount)}</strong>{' '}
              {words.refundStates[state]}{' '}
              <span className="quiet small">
                {doneAt
                  ? formatMoneyMoment(locale, doneAt, order, kind)
                  : formatMoment(locale, createdAt)}
                {person !== null && `, ${person}`}
                {creditNote !== null && `, ${words.creditNote(creditNote)}`}
              </span>
              {reason !== '' && <p className="small breakable">{reason}</p>}
            </li>
          ),
        )}
      </ul>
    </>
  );
}

function MoneyBackLink() {
  const { order, left, role, m } = useOrderPage();
  const { pages } = usePageFacts();
  const hrefFrom = useOrigin();
  const isOffered = order.paidAt !== null && left > 0 && hasRight(role, 'money');
  if (!isOffered || !pages.has('operatorMoneyBack')) return null;
  const address = adminHref('operatorMoneyBack', { number: String(order.number) });
  return (
    <p>
      <ButtonLink href={hrefFrom(address)} data-key="m">
        {m.payment.moneyBack}
      </ButtonLink>
    </p>
  );
}

function Documents() {
  const { order, invoices, m } = useOrderPage();
  const words = m.payment;
  const address = ({ number }: InvoiceSnapshot, format: string) =>
    adminHref('operatorInvoice', { number: String(order.number), file: `${number}.${format}` });
  return (
    <>
      <h3>{words.documents}</h3>
      {invoices.length === 0 && <p className="small quiet">{words.noDocuments}</p>}
      <ul className="admin-list">
        {invoices.flatMap((invoice) =>
          formatsOf(invoice).map((format) => (
            <li key={`${invoice.number} ${format}`}>
              <a className="line-link" href={address(invoice, format)}>
                {(invoice.kind === 'invoice' ? words.invoice : words.note)(
                  invoice.number,
                  format.toUpperCase(),
                )}
              </a>
            </li>
          )),
        )}
      </ul>
    </>
  );
}
