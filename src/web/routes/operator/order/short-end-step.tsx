import { adminHref, withQuery } from '#domain/addresses.ts';
import { formatMoney } from '#domain/money.ts';
import { waitingRefunds } from '#domain/operator/intent.ts';
import { hasRight } from '#domain/operator/rights.ts';
import { shortEndOf } from '#domain/order/short-end.ts';
import { useWay } from '#web/operator/order-way.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { AgreeForm } from './agree-form.tsx';
import type { DeskProps } from './desk-props.ts';

/** What is still to be done about an order that ended short: its money, or what its customer wants instead. */
export function ShortEndStep(props: DeskProps) {
  const { order, waiting, role, locale, m } = props;
  const onWay = useWay();
  const end = shortEndOf(order, waitingRefunds(waiting));
  // Of an order free of charge nothing goes back, and nobody is owed a word of it.
  if (!end || (end.sum === 0 && !end.isAgreed)) return null;
  if (end.open === 0) return <p className="small quiet">{m.short.settled(end.isAgreed)}</p>;
  const sum = formatMoney(locale, end.open);
  const address = adminHref('operatorMoneyBack', { number: String(order.number) });
  return (
    <div className="stack stack--small">
      <div className="cluster">
        {hasRight(role, 'money') ? (
          <ButtonLink variant="primary" href={onWay(withQuery(address, { reason: 'undelivered' }))}>
            {m.short.giveBack(sum)}
          </ButtonLink>
        ) : (
          <p>{m.short.ownerOnly(sum)}</p>
        )}
      </div>
      <AgreeForm {...props} />
    </div>
  );
}
