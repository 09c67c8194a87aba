import {
  ageText,
  formatMoment,
  formatMoneyMoment,
  formatTableDay,
  formatShortMoment,
} from '#content/moments.ts';
import type { OrderRowFacts } from '#database/orders/order-rows.ts';
import { adminHref } from '#domain/addresses.ts';
import { displayName } from '#domain/customer/customer.ts';
import { formatCount, formatMoney } from '#domain/money.ts';
import { workMark } from '#domain/order/order-badges.ts';
import { promiseMark } from '#domain/order/order-filter.ts';
import { countUnits } from '#domain/delivery/progress.ts';
import { isHeldForTarget } from '#domain/delivery/hold.ts';
import { RowLines } from '#web/admin/orders/row-lines.tsx';
import { StatusBadges } from '#web/admin/orders/status-badges.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { BULK_FORM, type ListProps, withList } from './list-props.ts';

interface RowProps extends ListProps {
  row: OrderRowFacts;
}

/** One order of the list. */
export function OrderTableRow(props: RowProps) {
  const { row, query, m } = props;
  const { number, locale: edition } = row;
  const id = `order-${number}`;
  const list = query === '' ? '' : new URLSearchParams({ list: query }).toString();
  const address = withList(adminHref('operatorOrder', { number: String(number) }), list);
  return (
    <tr data-order={number}>
      <Choice number={number} m={m} />
      <th scope="row" className="order-table__number">
        <a className="order-table__open tabular" href={address} id={id}>
          {number}
        </a>
        {edition === 'en' && (
          <abbr className="order-table__edition" title={m.english}>
            EN
          </abbr>
        )}
      </th>
      <td data-label={m.columns.customer}>
        <Customer {...props} />
      </td>
      <td data-label={m.columns.items}>
        <RowLines lines={row.lines} locale={props.locale} />
      </td>
      <td data-label={m.columns.state}>
        <State {...props} />
      </td>
      <td data-label={m.columns.made}>
        <Moment {...props} at={row.createdAt} isAged />
      </td>
      <td data-label={m.columns.paid}>
        {row.paidAt ? (
          <Moment
            {...props}
            at={row.paidAt}
            title={formatMoneyMoment(props.locale, row.paidAt, row)}
          />
        ) : (
          <span className="faint">{m.unpaidYet}</span>
        )}
        {row.paidHow !== 'checkout' && <span className="order-table__sub">{m[row.paidHow]}</span>}
      </td>
      <td data-label={m.columns.start}>
        {row.startBy && <Due {...props} at={row.startBy} dueAt={row.startBy} hasTime />}
      </td>
      <td data-label={m.columns.promised}>
        <Due {...props} at={row.promisedAt} dueAt={row.dueAt} />
      </td>
      <td data-label={m.columns.total} className="order-table__sum tabular">
        {formatMoney(props.locale, row.total)}
      </td>
    </tr>
  );
}

function Choice({ number, m }: Pick<RowProps, 'm'> & { number: number }) {
  return (
    <td className="order-table__choose">
      <label className="order-table__box">
        <input
          className="checkbox__box"
          type="checkbox"
          name="n"
          value={number}
          form={BULK_FORM}
          aria-label={m.choose(number)}
        />
      </label>
    </td>
  );
}

function Customer({ row }: RowProps) {
  return (
    <span className="order-table__stack">
      <span className="order-table__cut">{displayName(row)}</span>
      <span className="order-table__sub order-table__cut" title={row.email}>
        {row.email}
      </span>
    </span>
  );
}

function State({ row, locale, m }: RowProps) {
  const { lines, isComing } = row;
  const isWaiting = workMark(row) === 'held' && lines.some(isHeldForTarget);
  const active = lines.filter(({ isWithdrawn }) => !isWithdrawn);
  const delivered = active.reduce(
    (sum, line) => sum + Math.min(line.delivered, countUnits(line)),
    0,
  );
  const units = active.reduce((sum, line) => sum + countUnits(line), 0);
  const isDelivering = workMark(row) === 'delivering';
  return (
    <span className="order-table__state">
      <StatusBadges order={row} locale={locale} />
      {isComing && <span className="order-table__sub">{m.coming}</span>}
      {isWaiting && <span className="order-table__sub">{m.waitsForCustomer}</span>}
      {isDelivering && (
        <span className="order-table__sub tabular">
          {m.progress(formatCount(locale, delivered), formatCount(locale, units))}
        </span>
      )}
    </span>
  );
}

function Moment({
  at,
  isAged,
  now,
  locale,
  title = formatMoment(locale, at),
}: RowProps & { at: Date; isAged?: true; title?: string }) {
  return (
    <span className="order-table__stack">
      <time dateTime={at.toISOString()} title={title}>
        {formatTableDay(locale, at)}
      </time>
      {isAged && <span className="order-table__sub">{ageText(locale, at, now)}</span>}
    </span>
  );
}

interface DueProps extends RowProps {
  at: Date | null;
  /** As long as it is to be kept. */
  dueAt: Date | null;
  hasTime?: boolean;
}

/** A moment that was promised, and whether it is near or over as long as it is to be kept. */
function Due({ at, dueAt, hasTime, now, locale, m }: DueProps) {
  if (!at) return <span className="faint">{m.noPromise}</span>;
  const mark = promiseMark(dueAt, now);
  return (
    <span className="order-table__stack">
      <time dateTime={at.toISOString()} title={formatMoment(locale, at)}>
        {(hasTime ? formatShortMoment : formatTableDay)(locale, at)}
      </time>
      {mark && (
        <span className={`order-table__due order-table__due--${mark}`}>
          <Icon name={mark === 'past' ? 'warning' : 'clock'} size="small" />
          {mark === 'past' ? m.promisedPast : m.promisedNear}
        </span>
      )}
    </span>
  );
}
