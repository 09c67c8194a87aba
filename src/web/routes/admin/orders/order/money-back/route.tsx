import { randomUUID } from 'node:crypto';
import { data } from 'react-router';
import { adminHref } from '#domain/addresses.ts';
import { dayInPrague } from '#domain/time/calendar.ts';
import { waitingRefunds } from '#domain/admin/pending-action.ts';
import { shortEndOf } from '#domain/payments/money-back.ts';
import type { MoneyBackMessages } from '#messages/cs/admin/orders/money-back.ts';
import { answerHeaders } from '#web/frame/answer-headers.ts';
import { operatorOf } from '#web/frame/context.ts';
import { usePageFacts } from '#web/frame/page-facts.ts';
import { moneyBackWords } from '#web/admin/orders/money-back-words.ts';
import {
  OriginContext,
  orderNumberIn,
  readOrigin,
  useOrigin,
} from '#web/admin/orders/order-origin.ts';
import { OriginLink } from '#web/admin/orders/origin-link.tsx';
import { OrderForms } from '#web/routes/admin/orders/order/actions.ts';
import { AgreeForm } from '#web/routes/admin/orders/order/next-step.tsx';
import { adminOrderWords } from '#web/routes/admin/orders/order/words.ts';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/route.ts';
import { action } from './actions.ts';
import { LinesTable, MoneyFigures } from './figures.tsx';
import { DoneNotice, RefundsSince, OpenAbouts } from './notices.tsx';
import { RefundsTable } from './refunds-table.tsx';
import { ReturnPart } from './return-form.tsx';
import { type ReturnInput, isPartAsked, readInput, readReturnAddress } from './return-input.ts';
import { type MoneyBackProps, type MoneyBackView, draftOf, readView } from './view.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { locale, services, keptForm } = operatorOf(context);
  const query = new URL(request.url).searchParams;
  const keptAbout = keptForm && new Map(keptForm).get('about');
  const about = keptAbout ?? query.get('about') ?? '';
  const view = await readView(services, orderNumberIn(params.number), about);
  if (!view) throw data(null, { status: 404 });
  const now = services.clock();
  const fresh = readReturnAddress(query, { stand: view.stand, locale, id: randomUUID() });
  const input = keptForm
    ? readInput((name) => new Map(keptForm).get(name) ?? '')
    : { ...fresh, sentOn: fresh.sentOn || dayInPrague(now), reason: reasonOf(fresh, view) };
  return {
    view,
    locale,
    now,
    input,
    draft: await draftOf(services, view, input),
    isKept: keptForm !== undefined,
    isOpen: keptForm !== undefined || isPartAsked(query),
    origin: readOrigin(query),
    /** The request that was just made. */
    doneId: query.get('done') ?? '',
    agreeId: randomUUID(),
  };
}

/** What the money is about is its reason, unless another was chosen. */
function reasonOf({ reason, about }: ReturnInput, { abouts }: MoneyBackView): string {
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
    <OriginContext value={loaderData.origin}>
      {/* It follows the answer to a post, which a route's meta does not know. */}
      <title>{`${actionData ? m.errorTitle(title) : title} – ${shop.brand}`}</title>
      <MoneyBackPage
        {...loaderData}
        {...actionData}
        isOpen={loaderData.isOpen || actionData !== undefined}
        m={m}
      />
    </OriginContext>
  );
}

/** The one screen on which money of an order goes back: whole or in part, once or again (rules 12). */
export function MoneyBackPage(props: MoneyBackProps) {
  const { view, locale, m, now, doneId, isKept, problem } = props;
  const { order, stand } = view;
  const number = String(order.number);
  return (
    <div className="admin-page money-back">
      <header className="stack stack--small">
        <OriginLink number={order.number} />
        <h1>{m.heading}</h1>
      </header>
      <DoneNotice {...{ view, locale, m, now, doneId }} />
      {isKept && problem === undefined && <Notice tone="info" title={m.kept} live />}
      {problem === 'changed-meanwhile' && (
        <RefundsSince {...{ view, locale, m, seen: props.seen }} />
      )}
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
  const hrefFrom = useOrigin();
  const { order, pendingActions } = view;
  if (!shortEndOf(order, waitingRefunds(pendingActions))?.open) return null;
  const seen = Math.max(0, ...order.events.map(({ id }) => id));
  return (
    <OrderForms
      answer={undefined}
      here={hrefFrom(adminHref('operatorOrder', { number: String(order.number) }))}
      hidden={{ seen, id: agreeId }}
      problems={adminOrderWords[locale].problems}
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
  const hrefFrom = useOrigin();
  if (view.anomalies.length === 0) return null;
  return (
    <Notice tone="warning" title={m.anomaly.title}>
      <p>{m.anomaly.text}</p>
      <p>
        <a
          className="line-link"
          href={hrefFrom(`${adminHref('operatorAfterSales', { number })}#anomalies`)}
        >
          {m.anomaly.link}
        </a>
      </p>
    </Notice>
  );
}
