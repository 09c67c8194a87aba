import { use } from 'react';
import { formatMoment } from '#content/moments.ts';
import { adminHref } from '#domain/addresses.ts';
import { formatMoney } from '#domain/money.ts';
import { displayName } from '#domain/customer/customer.ts';
import { promiseMark } from '#domain/order/order-filter.ts';
import { hasEnded } from '#domain/order/order.ts';
import { isHeld } from '#domain/delivery/hold.ts';
import { isErased } from '#domain/people/erasure.ts';
import { isEndedShort } from '#domain/after-sales/short.ts';
import { isEndedByWithdrawal } from '#domain/withdrawals/withdrawn-lines.ts';
import { sumRefunded } from '#domain/payments/refund.ts';
import { OriginContext, originHref, hrefFrom } from '#web/admin/orders/order-origin.ts';
import { StatusBadges } from '#web/admin/orders/status-badges.tsx';
import { workListWords } from '#web/admin/orders/queue-words.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { useOrderPage } from './load-order.ts';
import { CopyTextButton } from './parts.tsx';

/** Which order it is, how it stands, until when it is promised, and the way to its neighbours. */
export function OrderHead() {
  const { order, locale, m } = useOrderPage();
  const { number, createdAt, total } = order;
  const returned = sumRefunded(order);
  return (
    <header className="order-head">
      <Neighbours />
      <div className="order-head__title">
        <h1>{m.title(number)}</h1>
        <CopyTextButton text={String(number)} what={m.title(number)} />
        <StatusBadges
          order={{
            ...order,
            returned,
            isHeld: isHeld(order),
            isShort: isEndedShort(order),
            isWithdrawn: isEndedByWithdrawal(order),
          }}
          locale={locale}
        />
      </div>
      <dl className="order-head__facts">
        <div>
          <dt>{m.made}</dt>
          <dd>{formatMoment(locale, createdAt)}</dd>
        </div>
        {order.state === 'paid' && !order.heldAt && order.startBy && (
          <div>
            <dt>{m.startBy}</dt>
            <dd>{formatMoment(locale, order.startBy)}</dd>
          </div>
        )}
        <Promised />
        <div>
          <dt>{m.total}</dt>
          <dd>{formatMoney(locale, total)}</dd>
        </div>
        <div>
          <dt>{m.customer.heading}</dt>
          <dd className="breakable">{displayName(order)}</dd>
        </div>
        {!isErased(order) && (
          <div>
            <dt className="visually-hidden">{m.customerPage}</dt>
            <dd>
              <a
                href={adminHref('operatorCustomerPage', { number: String(number) })}
                target="_blank"
                rel="noreferrer"
              >
                {m.customerPage}
                <Icon name="external" size="small" label={m.newTab} />
              </a>
            </dd>
          </div>
        )}
      </dl>
    </header>
  );
}

function Neighbours() {
  const { neighbours, locale, m } = useOrderPage();
  const origin = use(OriginContext);
  const { previous, next } = neighbours;
  const list = origin.from === 'queue' ? workListWords[locale].names[origin.queue].title : m.orders;
  return (
    <nav className="order-head__ways" aria-label={m.neighbours}>
      <a className="line-link" href={originHref(origin)} data-back="">
        ← {list}
      </a>
      {previous && (
        <a
          className="line-link"
          href={hrefFrom('operatorOrder', previous.number, previous.origin)}
          rel="prev"
          aria-label={m.previousOf(previous.number)}
        >
          {m.previous}
        </a>
      )}
      {next && (
        <a
          className="line-link"
          href={hrefFrom('operatorOrder', next.number, next.origin)}
          rel="next"
          aria-label={m.nextOf(next.number)}
        >
          {m.next}
        </a>
      )}
    </nav>
  );
}

function Promised() {
  const { order, now, locale, m } = useOrderPage();
  const { promisedAt, heldAt, state } = order;
  if (!promisedAt) return null;
  const isOpen = heldAt === null && !hasEnded(state);
  const mark = isOpen ? promiseMark(promisedAt, now) : undefined;
  return (
    <div>
      <dt>{m.promised}</dt>
      <dd>
        {formatMoment(locale, promisedAt)}{' '}
        {mark === 'past' && (
          <Tag tone="warning" icon="warning">
            {m.promisedPast}
          </Tag>
        )}
        {mark === 'near' && (
          <Tag tone="warning" icon="clock">
            {m.promisedNear}
          </Tag>
        )}
      </dd>
    </div>
  );
}
