import { randomUUID } from 'node:crypto';
import { data } from 'react-router';
import { adminHref } from '#domain/addresses.ts';
import { dayInPrague } from '#domain/calendar.ts';
import { waitingRefunds } from '#domain/operator/intent.ts';
import { shortEndOf } from '#domain/order/money-back.ts';
import type { MoneyBackMessages } from '#messages/cs/operator/money-back.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { moneyBackWords } from '#web/operator/money-back-words.ts';
import { Way, orderNumberIn, readWay, useWay } from '#web/operator/order-way.ts';
import { WayBack } from '#web/operator/way-back.tsx';
import { OrderForms } from '#web/routes/operator/order/actions.ts';
import { AgreeForm } from '#web/routes/operator/order/next-step.tsx';
import { orderDeskWords } from '#web/routes/operator/order/words.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/route.ts';
import { action } from './actions.ts';
import { LinesTable, MoneyFigures } from './figures.tsx';
import { DoneNotice, Meanwhile, OpenAbouts } from './notices.tsx';
import { RefundsTable } from './refunds-table.tsx';
import { ReturnPart } from './return-form.tsx';
import { type TypedReturn, isPartAsked, readTyped, typedInAddress } from './typed.ts';
import { type MoneyBackProps, type MoneyBackView, draftOf, readView } from './view.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { locale, services, keptForm } = operatorOf(context);
  const query = new URL(request.url).searchParams;
  const keptAbout = keptForm && new Map(keptForm).get('about');
  const about = keptAbout ?? query.get('about') ?? '';
  const view = await readView(services, orderNumberIn(params.number), about);
  if (!view) throw data(null, { status: 404 });
  const now = services.clock();
  const fresh = typedInAddress(query, { stand: view.stand, locale, id: randomUUID() });
  const typed = keptForm
    ? readTyped((name) => new Map(keptForm).get(name) ?? '')
    : { ...fresh, sentOn: fresh.sentOn || dayInPrague(now), reason: reasonOf(fresh, view) };
  return {
    view,
    locale,
    now,
    typed,
    draft: await draftOf(services, view, typed),
    isKept: keptForm !== undefined,
    isOpen: keptForm !== undefined || isPartAsked(query),
    way: readWay(query),
    /** The wish that was just made. */
    doneId: query.get('done') ?? '',
    agreeId: randomUUID(),
  };
}

/** What the money is about is its reason, unless another was chosen. */
function reasonOf({ reason, about }: TypedReturn, { abouts }: MoneyBackView): string {
  const kind = abouts.find(({ id }) => id === about)?.kind ?? '';
  return reason || (kind === 'refill' ? 'complaint' : kind);
}

export { action };
export const headers = answerHeaders;

export default function MoneyBackRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, view } = loaderData;
  const { shop } = usePageFacts();
  const m = moneyBackWords[locale];
  const title = m.title(view.order.number);
  return (
    <Way value={loaderData.way}>
      {/* It follows the answer to a post, which a route's meta does not know. */}
      <title>{`${actionData ? m.errorTitle(title) : title} – ${shop.brand}`}</title>
      <MoneyBackPage
        {...loaderData}
        {...actionData}
        isOpen={loaderData.isOpen || actionData !== undefined}
        m={m}
      />
    </Way>
  );
}

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
      here={onWay(adminHref('operatorOrder', { number: String(order.number) }))}
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
        <a className="way" href={onWay(`${adminHref('operatorCare', { number })}#anomalies`)}>
          {m.anomaly.link}
        </a>
      </p>
    </Notice>
  );
}
