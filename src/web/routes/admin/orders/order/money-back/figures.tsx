import { countedName } from '#content/catalogue/package-name.ts';
import type { Locale } from '#domain/locale.ts';
import { formatAmount, formatCount } from '#domain/money.ts';
import { type LineValue, lineValue } from '#domain/payments/money-back.ts';
import { payableLines } from '#domain/payments/open-value.ts';
import { sumRefunded } from '#domain/payments/refund.ts';
import type { MoneyBackMessages } from '#messages/cs/admin/orders/money-back.ts';
import type { MoneyBackView } from './view.ts';

interface LinesTableProps {
  view: Pick<MoneyBackView, 'order'>;
  locale: Locale;
  m: MoneyBackMessages;
}

/** Of each line what was delivered, and what that and the rest are worth. */
export function LinesTable({ view, locale, m }: LinesTableProps) {
  const words = m.lines;
  const payable = payableLines(view.order);
  const lines = view.order.lines.map((line, index) => ({
    line,
    value: lineValue(payable[index] ?? line),
  }));
  const sum = (of: 'deliveredValue' | 'undeliveredValue' | 'total') =>
    formatAmount(
      locale,
      lines.reduce((total, { value }) => total + value[of], 0),
    );
  return (
    <div className="stack stack--small">
      <table className="ledger">
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.line}</th>
            <th scope="col">{words.units}</th>
            <th scope="col">{words.deliveredValue}</th>
            <th scope="col">{words.undeliveredValue}</th>
            <th scope="col">{words.price}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, value }) => (
            <LineRow
              key={line.position}
              {...{ line, value, locale, words }}
              isUnasked={view.order.expressConsent === false && value.delivered < line.delivered}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {words.sum}
            </th>
            <td data-label={words.deliveredValue}>{sum('deliveredValue')}</td>
            <td data-label={words.undeliveredValue}>{sum('undeliveredValue')}</td>
            <td data-label={words.price}>{sum('total')}</td>
          </tr>
        </tfoot>
      </table>
      <p className="small faint">{words.note}</p>
    </div>
  );
}

interface LineRowProps {
  line: MoneyBackView['order']['lines'][number];
  /** As far as it is paid for. */
  value: LineValue;
  /** Nobody had asked for it before the end of the withdrawal period: it is not paid for. */
  isUnasked: boolean;
  locale: Locale;
  words: MoneyBackMessages['lines'];
}

function LineRow({ line, value, isUnasked, locale, words }: LineRowProps) {
  const count = (units: number) => formatCount(locale, units);
  const delivered = count(isUnasked ? line.delivered : value.delivered);
  return (
    <tr>
      <th scope="row">
        {countedName(line, locale)}
        {line.targetLabel && <span className="ledger__sub">{line.targetLabel}</span>}
      </th>
      <td data-label={words.units}>
        {words.unitsOf(delivered, count(value.units))}
        {value.delivered < line.delivered && (
          <span className="ledger__sub">
            {isUnasked ? words.unasked : words.later(count(line.delivered))}
          </span>
        )}
      </td>
      <td data-label={words.deliveredValue}>{formatAmount(locale, value.deliveredValue)}</td>
      <td data-label={words.undeliveredValue}>{formatAmount(locale, value.undeliveredValue)}</td>
      <td data-label={words.price}>{formatAmount(locale, value.total)}</td>
    </tr>
  );
}

interface MoneyFiguresProps {
  view: Pick<MoneyBackView, 'order' | 'stand'>;
  locale: Locale;
  m: MoneyBackMessages;
}

/** What was paid, what went back, what is on its way and what is left; the first is the sum of the others. */
export function MoneyFigures({ view, locale, m }: MoneyFiguresProps) {
  const { order, stand } = view;
  const returned = sumRefunded(order);
  const figures = [
    ['paid', stand.paid],
    ['returned', returned],
    ['inTransit', stand.returned - returned],
    ['left', stand.left],
  ] as const;
  return (
    <dl className="money-figures" aria-label={m.money.label}>
      {figures.map(([name, amount]) => (
        <div key={name} className="money-figures__one" data-figure={name}>
          <dt>{m.money[name]}</dt>
          <dd>
            {locale === 'cs'
              ? `${formatAmount(locale, amount)}\u00a0Kč`
              : `CZK\u00a0${formatAmount(locale, amount)}`}
          </dd>
        </div>
      ))}
    </dl>
  );
}
