import { ACTION_FIELD } from '#web/forms/action-field.ts';
import type { ReactNode } from 'react';
import type { Order } from '#database/orders/orders.ts';
import { formatDay, formatMoment } from '#content/moments.ts';
import { withdrawalEnd } from '#domain/catalogue/delivery-time.ts';
import type { Locale } from '#domain/locale.ts';
import { concludedAt, earlyEndOf, hasEnded } from '#domain/order/order.ts';
import { formatMoney } from '#domain/money.ts';
import { dueFor, isNothingDue } from '#domain/withdrawals/withdrawal-sum.ts';
import { sumReturnedFor } from '#domain/payments/refund.ts';
import { promisedRefundDay } from '#domain/withdrawals/withdrawal.ts';
import { type WithdrawnPart, withdrawnPart } from '#domain/withdrawals/withdrawn-part.ts';
import { sayMeant, sayOnHold } from '#documents/withdrawal/withdrawal-text.ts';
import type { OrderMessages } from '#messages/cs/order/order.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { LateOfferRow } from '#database/orders/after-sales.ts';
import { isOfferOpen } from '#domain/after-sales/late.ts';
import { Button } from '#web/ui/button.tsx';
import { useLocale, useWords } from '#web/words.ts';
import { CustomerForm } from './customer-form.tsx';
import { type AfterSalesOnPage, lastOffer } from './after-sales.ts';

interface WithdrawnProps {
  order: Order;
  locale: Locale;
  m: OrderMessages;
  now: Date;
}

/** That the customer has withdrawn from the order, each time, when, and what follows from it (rules 51). */
export function Withdrawn(props: WithdrawnProps) {
  const { order, locale, m } = props;
  const held = order.withdrawals.filter(({ outcome }) => outcome === 'held');
  const shown = held.length > 0 ? held.toReversed() : order.withdrawals.slice(-1);
  return shown.map((each) => (
    <Notice key={each.id} title={m.withdrawn.title(formatMoment(locale, each.declaredAt))}>
      {sayWithdrawn(props, each)}
      {each.resolution !== null && each.answer !== '' && (
        <p className="as-written">{m.withdrawn.why(each.answer)}</p>
      )}
    </Notice>
  ));
}

function sayHeld(
  { order, locale, m: { withdrawn }, now }: WithdrawnProps,
  withdrawal: Order['withdrawals'][number],
  part: WithdrawnPart<Order['lines'][number]> | undefined,
): string {
  const { declaredAt, resolution } = withdrawal;
  if (!order.paidAt) return withdrawn.heldUnpaid;
  if (resolution === 'released' && !hasEnded(order.state)) return withdrawn.released;
  if (resolution === 'ended' || resolution === 'released') return withdrawn.ended;
  const isFree = order.paidHow === 'free';
  if (resolution !== null || earlyEndOf(order.state))
    return isFree ? withdrawn.ended : withdrawn.resolved(returnedFor(order, withdrawal.id, locale));
  const stands = sayOnHold(locale, { isOver: hasEnded(order.state), part });
  const day = promisedRefundDay(declaredAt, now);
  const by = day ? withdrawn.by(formatDay(locale, day)) : withdrawn.soon;
  if (isFree) return `${stands} ${withdrawn.heldFree}`;
  // What is on its way for it is due until it has arrived.
  const isComing = order.refunds.some(
    ({ aboutId, state }) => aboutId === withdrawal.id && state === 'owed',
  );
  if (!isComing && isNothingDue(withdrawal, order)) return `${stands} ${withdrawn.heldNothing}`;
  const due = dueFor(withdrawal, order, []);
  const sum = due > 0 ? formatMoney(locale, due) : undefined;
  if (order.state === 'completed' && sum) return `${stands} ${withdrawn.heldOver(sum, by)}`;
  // What has begun is counted until somebody has dealt with it.
  const isUnbegun = (part ? part.meant : order.lines)?.every(({ startedAt }) => startedAt === null);
  const isKnown = isUnbegun || ((!part || part.meant) && order.expressConsent === false);
  return `${stands} ${withdrawn.held(isKnown ? sum : undefined, by)}`;
}

/** What went back for it alone; undefined where nothing did, or by something else. */
function returnedFor(order: Order, id: string, locale: Locale): string | undefined {
  const sum = sumReturnedFor(order, id);
  return sum > 0 ? formatMoney(locale, sum) : undefined;
}

function sayWithdrawn(props: WithdrawnProps, withdrawal: Order['withdrawals'][number]): string {
  const { order, locale, m } = props;
  const { withdrawn } = m;
  const { outcome, resolution } = withdrawal;
  switch (outcome) {
    case 'held': {
      const part = withdrawnPart(order, withdrawal);
      return `${sayMeant(locale, part)} ${sayHeld(props, withdrawal, part)}`.trim();
    }
    case 'canceled':
      return withdrawn.canceled;
    case 'late':
    case 'performed': {
      const why =
        outcome === 'late'
          ? withdrawn.late(formatDay(locale, withdrawalEnd(concludedAt(order))))
          : withdrawn.performed;
      return `${why} ${resolution === null ? withdrawn.answerDue : withdrawn.ended}`;
    }
    case 'company':
      return withdrawn.company;
    default:
      return withdrawn.received;
  }
}

interface LateOfferProps {
  order: Order;
  afterSales: AfterSalesOnPage;
}

/**
 * What the customer of a late order can choose, unasked: to wait, or the price of the undelivered part with its
 * sum to the haléř (rules 61); and what was chosen.
 */
export function LateOffer({ order, afterSales }: LateOfferProps) {
  const locale = useLocale();
  const offer = lastOffer(afterSales);
  const m = useWords().afterSales.late;
  if (offer?.answer === 'money' && offer.answeredAt && offer.amount !== null) {
    const at = formatMoment(locale, offer.answeredAt);
    return (
      <Frame heading={m.chosenHeading}>
        <p>{m.chosen(formatMoney(locale, offer.amount), at)}</p>
      </Frame>
    );
  }
  if (!offer || !isOfferOpen(order)) return null;
  return (
    <Frame heading={m.heading}>
      <p>{m.lead(formatMoment(locale, offer.promisedAt))}</p>
      {afterSales.lateSum > 0 ? (
        <Choices order={order} sum={afterSales.lateSum} offer={offer} />
      ) : (
        <p>{m.only}</p>
      )}
    </Frame>
  );
}

function Frame({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="late-offer stack" id="late" aria-labelledby="late-heading">
      <h2 id="late-heading">{heading}</h2>
      {children}
    </section>
  );
}

interface ChoicesProps {
  order: Order;
  sum: number;
  offer: LateOfferRow;
}

function Choices({ order, sum, offer }: ChoicesProps) {
  const locale = useLocale();
  const m = useWords().afterSales.late;
  const form = { token: order.token, locale, at: 'late', className: 'late-offer__choice' };
  const money = formatMoney(locale, sum);
  const waitingSince = offer.answer === 'wait' ? offer.answeredAt : null;
  return (
    <>
      <p className="late-offer__ask">
        {waitingSince ? m.waiting(formatMoment(locale, waitingSince)) : m.choose}
      </p>
      <div className="late-offer__choices">
        {!waitingSince && (
          <CustomerForm {...form}>
            <p>{m.waitText}</p>
            <input type="hidden" name="offer" value={offer.id} />
            <input type="hidden" name="answer" value="wait" />
            <Button name={ACTION_FIELD} value="late">
              {m.wait}
            </Button>
          </CustomerForm>
        )}
        <CustomerForm {...form}>
          <p>{m.moneyText(money)}</p>
          <input type="hidden" name="offer" value={offer.id} />
          <input type="hidden" name="answer" value="money" />
          <input type="hidden" name="sum" value={sum} />
          <Button name={ACTION_FIELD} value="late">
            {m.money(money)}
          </Button>
        </CustomerForm>
      </div>
      <p className="summary__aside">{m.rights}</p>
    </>
  );
}
