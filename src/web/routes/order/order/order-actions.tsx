import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { use } from 'react';
import type { Order } from '#database/orders/orders.ts';
import { findPackage } from '#domain/catalogue/catalogue.ts';
import type { Catalogue } from '#domain/catalogue/price-list.ts';
import { formatMoney } from '#domain/money.ts';
import { concludedAt, hasEnded, mayAskEarlyStart, mayCustomerCancel } from '#domain/order/order.ts';
import { isAllReturned, leftToRefund } from '#domain/payments/refund.ts';
import type { OrderMessages } from '#messages/cs/order/order.ts';
import { formatDay, formatMoment } from '#content/moments.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { deliveryStart, withdrawalEnd } from '#domain/catalogue/delivery-time.ts';
import { isEndedShort } from '#domain/after-sales/short.ts';
import { isWhollyDeclared, mayWithdraw } from '#domain/withdrawals/withdrawal.ts';
import { href, withQuery } from '#domain/addresses.ts';
import { expressRequest } from '#content/legal/consent.ts';
import { CheckboxField } from '#web/forms/field.tsx';
import { FormName } from '#web/forms/form-name.ts';
import { useLocale, useWords } from '#web/words.ts';
import { wordsOf } from '#messages/words.ts';
import { CustomerForm, Opening, OutOfReach, ShownTo } from './customer-form.tsx';

interface ActionProps {
  catalogue: Catalogue;
  order: Order;
  now: Date;
}

/** How to pay an order that is not paid yet. */
export function PayNow({ order, now }: ActionProps) {
  const m = useWords().order;
  const locale = useLocale();
  if (order.state !== 'pending') return null;
  if (order.checkout.outcome === 'processing') {
    return (
      <Notice title={m.checking.heading}>
        {m.checking.processing} {m.checking.mail}
      </Notice>
    );
  }
  if (now > order.checkout.expiresAt) return null;
  return (
    <section className="block pay-now">
      <p>{order.checkout.outcome === 'failed' ? m.paymentFailed : m.payText}</p>
      <CustomerForm token={order.token}>
        <Button variant="primary" size="large" name={ACTION_FIELD} value="pay" iconEnd="arrow">
          {m.pay}
        </Button>
      </CustomerForm>
      <p className="small">{m.payUntil(formatMoment(locale, order.checkout.expiresAt))}</p>
    </section>
  );
}

/** Whether its page cancels the order: not while money is on its way, in or back. */
export function isCancelOffered(order: Order): boolean {
  const { state, checkout } = order;
  const isComing = state === 'pending' && checkout.outcome === 'processing';
  return mayCustomerCancel(state) && !isComing && !isAllReturned(order);
}

/** Two steps, so that no stray click cancels: open, then confirm. */
export function CancelOrder({ order }: ActionProps) {
  const m = useWords().order;
  const locale = useLocale();
  if (!isCancelOffered(order)) return null;
  const left = leftToRefund(order);
  const what = left < order.total ? m.givenBack.rest(formatMoney(locale, left)) : m.givenBack.whole;
  return (
    <Opening label={m.cancel.heading} className="cancel-order">
      <div className="stack">
        <p>
          {m.cancel.text} {left > 0 && m.cancel.paid(what)}
        </p>
        <CustomerForm token={order.token}>
          <Button variant="danger" name={ACTION_FIELD} value="cancel">
            {m.cancel.confirm}
          </Button>
        </CustomerForm>
      </div>
    </Opening>
  );
}

/** The same once more, where the order is over and any of it is still sold. */
export function OrderAgain({ catalogue, order }: ActionProps) {
  const m = useWords().order;
  const sold = order.lines.filter(({ packageId }) => findPackage(catalogue, packageId));
  if (!hasEnded(order.state) || sold.length === 0) return null;
  return (
    <section className="order-again stack stack--small" aria-labelledby="again-heading">
      <h2 id="again-heading">{m.again.heading}</h2>
      <p>
        {m.again.text} {sold.length < order.lines.length && m.again.some}
      </p>
      <CustomerForm token={order.token}>
        <Button name={ACTION_FIELD} value="again">
          {m.again.button}
        </Button>
      </CustomerForm>
    </section>
  );
}

interface WithdrawalProps {
  order: Order;
  now: Date;
}

/**
 * Leads a consumer to where to withdraw, and says until when (rules 16a): nothing of it before the payment,
 * after the period, once it was done for every package, or where the service has been fully performed after the express request,
 * which it has not where it ended short (rules 89).
 */
export function Withdrawal({ order, now }: WithdrawalProps) {
  const m = useWords().order;
  const locale = useLocale();
  const shownTo = use(ShownTo);
  const { state, paidAt, company, expressConsent, token } = order;
  const isOpen = state === 'paid' || state === 'delivering' || state === 'completed';
  if (!paidAt || company || !isOpen || isWhollyDeclared(order)) return null;
  if (state === 'completed' && expressConsent && !isEndedShort(order)) return null;
  if (!mayWithdraw(order, now) || isAllReturned(order)) return null;
  const words = m.withdrawal;
  const { link } = wordsOf(locale).withdrawal;
  return (
    <section className="stack stack--small" aria-labelledby="withdrawal-heading">
      <h2 id="withdrawal-heading">{words.heading}</h2>
      <p>{words.until(formatDay(locale, withdrawalEnd(concludedAt(order))))}</p>
      <p>{words[textOf(order)]}</p>
      <div className="cluster">
        {shownTo ? (
          <OutOfReach label={link} />
        ) : (
          <ButtonLink href={withQuery(href('withdrawal', locale), { order: token })}>
            {link}
          </ButtonLink>
        )}
      </div>
      <p>
        <a href={`${href('terms', locale)}#withdrawal`}>{words.form}</a>
      </p>
    </section>
  );
}

/** What withdrawing from it means by now. */
function textOf(
  order: Order,
): Exclude<keyof OrderMessages['withdrawal'], 'heading' | 'until' | 'form'> {
  const isFree = order.paidHow === 'free';
  if (mayCustomerCancel(order.state)) return isFree ? 'notBegunFree' : 'notBegun';
  if (order.state !== 'completed') return isFree ? 'begunFree' : 'begun';
  if (!isEndedShort(order)) return 'endedUnasked';
  return isFree ? 'endedFree' : 'ended';
}

interface EarlyStartProps {
  order: Order;
  now: Date;
  /** It was posted without its box being ticked. */
  isMissing: boolean;
}

/** The form has fields of its own beside those that ask for targets. */
const FORM = 'early-start';

/** Asks a consumer who has paid whether to begin after all before the 14 days are over (rules 16). */
export function EarlyStart({ order, now, isMissing }: EarlyStartProps) {
  const m = useWords().order;
  const locale = useLocale();
  if (!mayAskEarlyStart(order, now)) return null;
  const start = deliveryStart(concludedAt(order), false);
  if (start.when === 'soon') return null;
  const { text, version } = expressRequest[locale];
  return (
    <section className="early-start stack" id={FORM} aria-labelledby="early-heading">
      <h2 id="early-heading">{m.early.heading}</h2>
      <p>{m.early.text(formatDay(locale, start.earliest))}</p>
      <CustomerForm token={order.token} at={FORM} className="stack" noValidate>
        <input type="hidden" name="consentVersion" value={version} />
        <FormName value={FORM}>
          <CheckboxField
            name="expressConsent"
            label={text}
            error={isMissing && m.early.missing}
            defaultChecked={false}
            required
          />
        </FormName>
        <div className="cluster">
          <Button name={ACTION_FIELD} value="early-start">
            {m.early.button}
          </Button>
        </div>
      </CustomerForm>
    </section>
  );
}
