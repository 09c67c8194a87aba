import type { ReactNode } from 'react';
import type { LateOfferRow } from '#database/care.ts';
import type { Order } from '#database/orders.ts';
import { formatMoment } from '#content/moment-text.ts';
import { formatMoney } from '#domain/money.ts';
import { isOfferOpen } from '#domain/order/late.ts';
import { Button } from '#web/ui/button.tsx';
import { useLocale, useWords } from '#web/words.ts';
import { CustomerForm } from './customer-form.tsx';
import { type CareOnPage, lastOffer } from './order-care.ts';

interface LateOfferProps {
  order: Order;
  care: CareOnPage;
}

/**
 * What the customer of a late order can choose, unasked: to wait, or the price of the undelivered part with its
 * sum to the haléř (rules 61); and what was chosen.
 */
export function LateOffer({ order, care }: LateOfferProps) {
  const locale = useLocale();
  const offer = lastOffer(care);
  const m = useWords().care.late;
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
      {care.lateSum > 0 ? (
        <Choices order={order} sum={care.lateSum} offer={offer} />
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
  const m = useWords().care.late;
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
            <Button name="intent" value="late">
              {m.wait}
            </Button>
          </CustomerForm>
        )}
        <CustomerForm {...form}>
          <p>{m.moneyText(money)}</p>
          <input type="hidden" name="offer" value={offer.id} />
          <input type="hidden" name="answer" value="money" />
          <input type="hidden" name="sum" value={sum} />
          <Button name="intent" value="late">
            {m.money(money)}
          </Button>
        </CustomerForm>
      </div>
      <p className="summary__aside">{m.rights}</p>
    </>
  );
}
