import { formatDays, formatSpan } from '#content/catalogue/catalogue-text.ts';
import { singlePrice } from '#domain/catalogue/pricing.ts';
import type { LineFacts, OrderFacts } from '#emails/order/order-facts.ts';
import type { Locale } from '#domain/locale.ts';
import { formatEuroSum, formatMoney, formatTimes } from '#domain/money.ts';
import { nameWithBonus } from '#content/catalogue/package-name.ts';
import { emailWords } from '#emails/words.ts';
import { SectionHeading, layoutTable } from './email-parts.tsx';
import { style } from './email-style.ts';
import { LineTarget } from './line-target.tsx';

interface OrderedProps {
  locale: Locale;
  order: OrderFacts;
}

interface LinesProps extends OrderedProps {
  /** Canceled or delivered: it waits for nothing, and no delivery of it is promised. */
  isOver?: boolean;
  /** What stands below a line in place of that promise. */
  below?: (line: LineFacts) => string | undefined;
}

/**
 * What was ordered, each line with its target and, at the right, its price before the discount, so that
 * the column sums to the subtotal under it; below each, as long as the order goes on, how long it takes.
 */
export function OrderedLines({ locale, order, isOver = false, below }: LinesProps) {
  const money = (amount: number): string => formatMoney(locale, amount);
  const promised = ({ promise }: LineFacts) => (isOver ? undefined : sayPromise(locale, promise));
  return (
    <table {...layoutTable} width="100%" style={style.table}>
      <tbody>
        {order.lines.map((line, index) => (
          <tr key={`${line.packageId} ${line.target ?? index}`}>
            <td className="ink rule" data-text-format="item" style={style.line}>
              <strong>{nameWithBonus({ ...line, bonus: line.promise?.bonus }, locale)}</strong>
              <LineTarget locale={locale} line={line} isOver={isOver} />
              {line.quantity > 1 && (
                <>
                  <br />
                  {formatTimes(locale, line.quantity, money(line.unitPrice))}
                </>
              )}
              <Below stated={(below ?? promised)(line)} />
            </td>
            <td align="right" className="ink rule" data-text-format="block" style={style.linePrice}>
              {money(line.subtotal)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Subtotal, discount with its source, and the total. */
export function Totals({ locale, order }: OrderedProps) {
  const words = emailWords[locale].order;
  const money = (amount: number): string => formatMoney(locale, amount);
  return (
    <table data-text-format="dataTable" style={{ ...style.table, marginTop: '12px' }}>
      <tbody>
        {order.discount > 0 && (
          <>
            <Sum label={words.subtotal} amount={money(order.subtotal)} />
            <Sum label={discountLabel(locale, order)} amount={money(-order.discount)} />
          </>
        )}
        <Sum
          label={words.total}
          amount={money(order.total)}
          euros={locale === 'en' ? formatEuroSum(order.total, singlePrice(order.lines)) : undefined}
          isTotal
        />
      </tbody>
    </table>
  );
}

/** The items of an order without a promise of their delivery: those of a canceled one, for example. */
export function CanceledItems({ heading, ...shown }: OrderedProps & { heading: string }) {
  return (
    <>
      <SectionHeading>{heading}</SectionHeading>
      <OrderedLines {...shown} isOver />
      <Totals {...shown} />
    </>
  );
}

/** Which of the two discounts applied (rules 10). */
export function discountLabel(locale: Locale, order: OrderFacts): string {
  const words = emailWords[locale].order;
  return order.discountSource === 'code'
    ? words.codeDiscount(order.discountPercent, order.discountCode ?? '')
    : words.volumeDiscount(order.discountPercent);
}

interface SumProps {
  label: string;
  amount: string;
  /** Approximate, for the English edition only (rules 6). */
  euros?: string | undefined;
  isTotal?: boolean;
}

function Sum({ label, amount, euros, isTotal }: SumProps) {
  const emphasis = isTotal ? style.strong : undefined;
  return (
    <tr>
      <th scope="row" className={isTotal ? 'ink' : 'soft'} style={{ ...style.label, ...emphasis }}>
        {label}
      </th>
      <td align="right" className="ink" style={{ ...style.amount, ...emphasis }}>
        {amount}
        {euros && (
          <>
            <br />
            <span className="soft" style={style.aside}>
              {euros}
            </span>
          </>
        )}
      </td>
    </tr>
  );
}

function sayPromise(locale: Locale, promise: LineFacts['promise']): string | undefined {
  if (!promise) return undefined;
  const { delivery, guaranteeDays } = promise;
  return emailWords[locale].order.delivery(
    formatSpan(locale, delivery),
    formatDays(locale, guaranteeDays),
  );
}

function Below({ stated }: { stated: string | undefined }) {
  if (stated === undefined) return null;
  return (
    <>
      <br />
      <span className="soft" style={style.aside}>
        {stated}
      </span>
    </>
  );
}
