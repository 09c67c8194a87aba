import { href } from '#domain/addresses.ts';
import type { MoneyBackMessages } from '#messages/cs/operator/money-back.ts';
import { waitingRefunds } from '#domain/operator/intent.ts';
import { shortEndOf } from '#domain/order/short-end.ts';
import { OrderForms } from '#web/routes/operator/order/actions.ts';
import { AgreeForm } from '#web/routes/operator/order/short-end.tsx';
import { orderDeskWords } from '#web/routes/operator/order/words.ts';
import { useWay } from '#web/operator/order-way.ts';
import { WayBack } from '#web/operator/way-back.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { DoneNotice } from './done-notice.tsx';
import { LinesTable } from './lines-table.tsx';
import { Meanwhile } from './meanwhile.tsx';
import { MoneyFigures } from './money-figures.tsx';
import { OpenAbouts } from './open-abouts.tsx';
import type { MoneyBackProps } from './props.ts';
import { RefundsTable } from './refunds-table.tsx';
import { ReturnPart } from './return-part.tsx';
import type { MoneyBackView } from './view.ts';

/** The one screen on which money of an order goes back: whole or in part, once or again (rules 12). */
export function MoneyBackPage(props: MoneyBackProps) {
  const { view, locale, m, now, doneId, isKept, problem } = props;
  const { order, stand } = view;
  const number = String(order.number);
  return (
    <div className="desk-page money-back">
      <header className="stack stack--small">
        <WayBack number={order.number} />
        <h1>{m.heading}</h1>
      </header>
      <DoneNotice {...{ view, locale, m, now, doneId }} />
      {isKept && problem === undefined && <Notice tone="info" title={m.kept} live />}
      {problem === 'changed-meanwhile' && <Meanwhile {...{ view, locale, m, seen: props.seen }} />}
      <MoneyFigures {...{ view, locale, m }} />
      <Anomalies {...{ view, m, number }} />
      {stand.left > 0 && <OpenAbouts {...props} />}
      <div className="money-back__columns">
        <LinesTable {...{ view, locale, m }} />
        <div className="money-back__side">
          {stand.left > 0 && view.order.ending !== 'cancel-waits' ? (
            <ReturnPart {...props} />
          ) : (
            <Notice tone="info">{nothingLeft(props)}</Notice>
          )}
          <Instead {...props} />
        </div>
        <RefundsTable {...{ view, locale, m, number, now }} />
      </div>
    </div>
  );
}

/** Of an order that ended short the money can be left out where its customer wants something else (rules 89). */
function Instead({ view, locale, agreeId }: MoneyBackProps) {
  const onWay = useWay();
  const { order, intents } = view;
  if (!shortEndOf(order, waitingRefunds(intents))?.open) return null;
  const seen = Math.max(0, ...order.events.map(({ id }) => id));
  return (
    <OrderForms
      answer={undefined}
      here={onWay(href('operatorOrder', 'cs', { number: String(order.number) }))}
      hidden={{ seen, id: agreeId }}
      problems={orderDeskWords[locale].problems}
    >
      <AgreeForm />
    </OrderForms>
  );
}

function nothingLeft({ view, m }: MoneyBackProps): string {
  const { order } = view;
  if (!order.paidAt) return m.nothing.unpaid;
  if (order.ending === 'cancel-waits') return m.problems[order.ending];
  return order.total === 0 ? m.nothing.free : m.nothing.all;
}

/** Money that went back without us, or is contested: whoever returns more must know it first. */
function Anomalies({
  view,
  m,
  number,
}: {
  view: MoneyBackView;
  m: MoneyBackMessages;
  number: string;
}) {
  const onWay = useWay();
  if (view.anomalies.length === 0) return null;
  return (
    <Notice tone="warning" title={m.anomaly.title}>
      <p>{m.anomaly.text}</p>
      <p>
        <a className="way" href={onWay(`${href('operatorCare', 'cs', { number })}#anomalies`)}>
          {m.anomaly.link}
        </a>
      </p>
    </Notice>
  );
}
