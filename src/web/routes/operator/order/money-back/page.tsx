import { href, withQuery } from '#domain/addresses.ts';
import { formatDay } from '#content/moment-text.ts';
import type { Locale } from '#domain/locale.ts';
import type { MoneyReturnProblem } from '#domain/order/money-back.ts';
import type { MoneyBackMessages } from '#messages/cs/operator/money-back.ts';
import { Notice } from '#web/ui/notice.tsx';
import { DoneNotice } from './done-notice.tsx';
import { LinesTable } from './lines-table.tsx';
import { Meanwhile } from './meanwhile.tsx';
import { MoneyFigures } from './money-figures.tsx';
import { RefundsTable } from './refunds-table.tsx';
import { ReturnForm } from './return-form.tsx';
import type { TypedReturn } from './typed.ts';
import type { MoneyBackView, ReturnDraft } from './view.ts';

export interface MoneyBackProps {
  view: MoneyBackView;
  locale: Locale;
  m: MoneyBackMessages;
  now: Date;
  typed: TypedReturn;
  draft: ReturnDraft;
  /** The form was kept while its sender proved who it is. */
  isKept: boolean;
  doneId: string;
  problem?: MoneyReturnProblem;
  isReread?: true;
  seen?: number;
}

/** The one screen on which money of an order goes back: whole or in part, once or again (rules 12). */
export function MoneyBackPage(props: MoneyBackProps) {
  const { view, locale, m, now, doneId, isKept, problem } = props;
  const { order, stand } = view;
  const number = String(order.number);
  return (
    <div className="desk-page money-back">
      <header className="stack stack--small">
        <p>
          <a className="way" href={href('operatorOrder', 'cs', { number })}>
            {m.order(order.number)}
          </a>
        </p>
        <h1>{m.heading}</h1>
      </header>
      <DoneNotice {...{ view, locale, m, now, doneId }} />
      {isKept && problem === undefined && <Notice tone="info" title={m.kept} live />}
      {problem === 'changed-meanwhile' && <Meanwhile {...{ view, locale, m, seen: props.seen }} />}
      <MoneyFigures {...{ view, locale, m }} />
      <Anomalies {...{ view, m, number }} />
      <div className="money-back__columns">
        <div className="stack stack--large">
          <LinesTable {...{ view, locale, m }} />
          <RefundsTable {...{ view, locale, m, number }} />
        </div>
        {stand.left > 0 ? (
          <ReturnForm {...props} />
        ) : (
          <Notice tone="info">{nothingLeft(props)}</Notice>
        )}
      </div>
    </div>
  );
}

function nothingLeft({ view, m }: MoneyBackProps): string {
  const { order } = view;
  if (!order.paidAt) return m.nothing.unpaid;
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
  if (view.anomalies.length === 0) return null;
  return (
    <Notice tone="warning" title={m.anomaly.title}>
      <p>{m.anomaly.text}</p>
      <p>
        <a className="way" href={`${href('operatorCare', 'cs', { number })}#anomalies`}>
          {m.anomaly.link}
        </a>
      </p>
    </Notice>
  );
}

/** What the money settles, where the way here said so. */
export function About({
  view,
  locale,
  m,
  typed,
}: Pick<MoneyBackProps, 'view' | 'locale' | 'm' | 'typed'>) {
  const about = view.abouts.find(({ id }) => id === typed.about);
  if (!about) return null;
  const number = String(view.order.number);
  const text =
    about.kind === 'withdrawal'
      ? m.about.withdrawal(formatDay(locale, about.dueDay))
      : m.about[about.kind];
  return (
    <p className="small">
      {text} <a href={withQuery(href('operatorMoneyBack', 'cs', { number }), {})}>{m.about.drop}</a>
    </p>
  );
}
