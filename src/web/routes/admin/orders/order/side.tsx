import { termsAddress } from '#content/legal/wordings.ts';
import { formatMoment } from '#content/moments.ts';
import { adminHref } from '#domain/addresses.ts';
import { customerTexts, isAbroad } from '#domain/customer/customer.ts';
import { formatPhone } from '#domain/customer/phone.ts';
import { formatMoney } from '#domain/money.ts';
import { sumOfWaiting } from '#domain/admin/pending-action.ts';
import { hasRight } from '#domain/admin/rights.ts';
import { isOpenDispute } from '#domain/payments/anomaly.ts';
import { keysOf } from '#domain/records.ts';
import { ActionForm } from '#web/admin/page/action-forms.tsx';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { EmailState } from '#web/admin/emails/email-state.tsx';
import { moneyBackWords } from '#web/admin/orders/money-back-words.ts';
import { emailName } from '#web/admin/emails/email-name.ts';
import { Previewed } from '#web/admin/form/previewed.tsx';
import { wordsOf } from '#messages/words.ts';
import { Button } from '#web/ui/button.tsx';
import { useOrderForm } from './actions.ts';
import { type Fact, FactList } from './fact-list.tsx';
import { type AdminOrderPage, useOrderPage } from './load-order.ts';
import { CopiedText, DisputeTick, OrderEmailText } from './parts.tsx';

/** Who ordered, and what was agreed with that. */
export function CustomerBlock() {
  const { order, locale, m } = useOrderPage();
  const { customer: labels, foreignCompanyId } = wordsOf(locale).order;
  const texts = { ...customerTexts(order, locale), phone: formatPhone(order.phone) };
  const named = isAbroad(order.company) ? { ...labels, companyId: foreignCompanyId } : labels;
  const words = m.customer;
  const { shop } = usePageFacts();
  const { expressConsent, consentAt } = order;
  const start =
    expressConsent === null
      ? words.starts.company
      : expressConsent && consentAt
        ? words.starts.asked(formatMoment(locale, consentAt))
        : words.starts.later;
  const facts: Fact[] = [
    ...keysOf(texts).map((field): Fact => {
      const text = texts[field];
      const isCopied = field === 'email' || field === 'phone';
      if (text === '' || !isCopied) return [named[field], text];
      return [named[field], <CopiedText key={field} text={text} what={named[field]} />];
    }),
    [words.language, words.languages[order.locale]],
    [words.start, start],
    [
      words.terms,
      <a key="terms" href={termsAddress(order.locale, order.termsVersion, shop)}>
        {order.termsVersion}
      </a>,
    ],
  ];
  return (
    <section className="admin-block" aria-labelledby="customer-heading">
      <h2 id="customer-heading">{words.heading}</h2>
      <FactList facts={facts} />
    </section>
  );
}

type EmailRow = AdminOrderPage['emails'][number];

/** Every e-mail of the order: what it was, what became of it, and the way to see it and send it again. */
export function OrderEmails() {
  const { order, emails, locale, m } = useOrderPage();
  const words = m.emails;
  const addressOf = ({ id, orderId }: EmailRow) =>
    orderId === null
      ? adminHref('operatorShopEmail', { email: id })
      : adminHref('operatorEmail', { number: String(order.number), email: id });
  return (
    <section className="admin-block" aria-labelledby="emails-heading">
      <h2 id="emails-heading">{words.heading}</h2>
      {emails.length === 0 && <p className="small quiet">{words.none}</p>}
      <ul className="admin-list admin-list--lined">
        {emails.map((email) => (
          <li key={email.id} className="admin-email">
            <span>
              <strong>{emailName(locale, email.kind)}</strong>
              {email.isAgain && <span className="quiet small"> · {words.again}</span>}
              {email.toAddress !== null && (
                <span className="quiet small breakable"> · {words.to(email.toAddress)}</span>
              )}
            </span>
            <div className="admin-email__state quiet small">
              <EmailState email={email} locale={locale} />
            </div>
            <a
              className="line-link"
              href={addressOf(email)}
              aria-label={words.showOf(emailName(locale, email.kind))}
            >
              {words.show}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Cancels an order that has not begun, after it was said what goes back; from then on money goes back alone. */
export function CancelOrderForm() {
  const { order, left, foreseen, waiting, role, afterSales, locale, m } = useOrderPage();
  const form = useOrderForm('cancel');
  const words = m.cancel;
  if (order.state === 'delivering') return <p className="small quiet">{words.notBegun}</p>;
  // What is about to go back by itself is no part of it.
  const sum = left - sumOfWaiting(waiting);
  if ((order.state !== 'pending' && order.state !== 'paid') || order.ending) return null;
  const isInTransit = order.state === 'pending' && order.checkout.outcome === 'processing';
  if (isInTransit) return null;
  if (order.paidAt && !hasRight(role, 'money')) {
    return <p className="small quiet">{words.ownerOnly}</p>;
  }
  const paid = order.paidHow === 'transfer' ? words.transfer : words.paid;
  return (
    <details className="admin-more" open={form.isPosted}>
      <summary>{words.open}</summary>
      <ActionForm form={form} label={words.heading} className="fields">
        <Previewed of={sum} />
        {order.paidAt ? (
          <p>{sum > 0 ? paid(formatMoney(locale, sum)) : words.nothing}</p>
        ) : (
          <p>{words.unpaid}</p>
        )}
        {order.paidAt && afterSales.anomalies.some(isOpenDispute) && (
          <DisputeTick
            words={moneyBackWords[locale].dispute}
            isTicked={form.value('knowsDispute') !== undefined}
            error={form.field('knowsDispute').error}
          />
        )}
        {order.paidAt && foreseen && <OrderEmailText preview={foreseen} order={order} />}
        <Button variant="danger">{words.confirm}</Button>
      </ActionForm>
    </details>
  );
}
