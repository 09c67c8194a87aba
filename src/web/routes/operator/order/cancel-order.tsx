import { formatMoney } from '#domain/money.ts';
import { sumOfWaiting } from '#domain/operator/intent.ts';
import { hasRight } from '#domain/operator/rights.ts';
import { isOpenDispute } from '#domain/order/anomaly.ts';
import { moneyBackWords } from '#web/operator/money-back-words.ts';
import { Previewed } from '#web/operator/previewed.tsx';
import { typedIn } from '#web/operator/typed-form.ts';
import { Button } from '#web/ui/button.tsx';
import { DeskForm } from './desk-form.tsx';
import { DisputeTick } from './dispute-tick.tsx';
import type { DeskProps } from './desk-props.ts';
import { EmailText } from './email-text.tsx';

/** Cancels an order that has not begun, after it was said what goes back; from then on money goes back alone. */
export function CancelOrder(props: DeskProps) {
  const { order, left, foreseen, waiting, role, typed, refused, care, locale, m } = props;
  const words = m.cancel;
  if (order.state === 'delivering') return <p className="small quiet">{words.notBegun}</p>;
  // What is about to go back by itself is no part of it.
  const sum = left - sumOfWaiting(waiting);
  if ((order.state !== 'pending' && order.state !== 'paid') || order.ending) return null;
  const isOnItsWay = order.state === 'pending' && order.checkout.outcome === 'processing';
  if (isOnItsWay) return null;
  if (order.paidAt && !hasRight(role, 'money')) {
    return <p className="small quiet">{words.ownerOnly}</p>;
  }
  const paid = order.paidHow === 'transfer' ? words.transfer : words.paid;
  return (
    <details className="desk-more" open={typed?.form === 'cancel'}>
      <summary>{words.open}</summary>
      <DeskForm {...props} name="cancel" action="cancel" label={words.heading} className="fields">
        <Previewed of={sum} />
        {order.paidAt ? (
          <p>{sum > 0 ? paid(formatMoney(locale, sum)) : words.nothing}</p>
        ) : (
          <p>{words.unpaid}</p>
        )}
        {order.paidAt && care.anomalies.some(isOpenDispute) && (
          <DisputeTick
            words={moneyBackWords[locale].dispute}
            isTicked={typedIn(typed, 'cancel', 'knowsDispute') !== undefined}
            error={refused?.problem === 'disputed' ? m.problems.disputed : undefined}
          />
        )}
        {order.paidAt && foreseen && <EmailText preview={foreseen} order={order} m={m} />}
        <Button variant="danger">{words.confirm}</Button>
      </DeskForm>
    </details>
  );
}
