import { formatShortMoment } from '#content/moments.ts';
import type { LedgerEntry } from '#database/takings.ts';
import type { Page } from '#domain/list/cursor.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCount, formatMoney } from '#domain/money.ts';
import type { Period } from '#domain/operator/periods.ts';
import {
  type LedgerFilter,
  type TakingsDay,
  ledgerFilter,
  ledgerSides,
  netOf,
  sumTakings,
} from '#domain/operator/takings.ts';
import { ListTabs } from '#web/admin/list/list-tabs.tsx';
import { Pager } from '#web/admin/list/pager.tsx';
import { DayLink } from '#web/operator/day-link.tsx';
import { FiguresFile } from '#web/operator/figures-file-link.tsx';
import { takingsAddress } from '#web/operator/figure-links.ts';
import { OrderLink } from '#web/operator/order-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FigureHead } from './figure-head.tsx';
import { figureWords } from './words.ts';

interface TakingsPageProps {
  locale: Locale;
  period: Period;
  days: readonly TakingsDay[];
  filter: LedgerFilter;
  page: Page<LedgerEntry>;
}

/** Every payment and refund of a period, with the sums of its days. */
export function TakingsPage(props: TakingsPageProps) {
  const { locale, period, days, page, filter } = props;
  const m = figureWords[locale];
  const hidden = Object.entries(ledgerFilter.write(filter)).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
  return (
    <div className="desk-page">
      <FigureHead locale={locale} figure="takings" period={period} hidden={hidden} />
      {filter.edition && (
        <p className="quiet">
          {m.columns.edition}: {m.editions[filter.edition]}
        </p>
      )}
      <Sums {...props} />
      <ListTabs
        label={m.sidesLabel}
        tabs={([undefined, ...ledgerSides] as const).map((side) => ({
          text: m.sides[side ?? 'all'],
          href: takingsAddress(period, { ...filter, side }),
          isCurrent: side === filter.side,
        }))}
      />
      {page.rows.length === 0 ? (
        <EmptyState title={m.nothing}>{m.nothingText}</EmptyState>
      ) : (
        <div className="figure-lists">
          <Ledger locale={locale} entries={page.rows} />
          <DaySums locale={locale} days={days} edition={filter.edition} />
        </div>
      )}
      <Pager page={page} to={(cursor) => takingsAddress(period, filter, cursor)} />
      <FiguresFile locale={locale} subject="orders" period={period} />
    </div>
  );
}

/** Of the whole period, whichever page of it is shown. */
function Sums({ locale, period, days }: TakingsPageProps) {
  const m = figureWords[locale];
  const sums = sumTakings(days, period);
  const money = (amount: number) => <data value={amount}>{formatMoney(locale, amount)}</data>;
  const count = (value: number) => <data value={value}>{formatCount(locale, value)}</data>;
  const shown = [
    ['received', m.sides.received, money(sums.received)],
    ['returned', m.sides.returned, money(sums.returned)],
    ['net', m.net, money(netOf(sums))],
    ['payments', m.payments, count(sums.payments)],
    ['refunds', m.refunds, count(sums.refunds)],
  ] as const;
  return (
    <dl className="sums">
      {shown.map(([id, label, figure]) => (
        <div key={id} className="sums__one" data-sum={id}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

function Ledger({ locale, entries }: { locale: Locale; entries: readonly LedgerEntry[] }) {
  const m = figureWords[locale];
  const kinds: Readonly<Record<string, string>> = m.kinds;
  return (
    <section className="queue-region" aria-label={m.ledger}>
      <table className="figures figures--ledger">
        <caption>{m.ledger}</caption>
        <thead>
          <tr>
            <th scope="col">{m.columns.at}</th>
            <th scope="col" className="figures__words">
              {m.columns.order}
            </th>
            <th scope="col" className="figures__words">
              {m.columns.kind}
            </th>
            <th scope="col">{m.columns.received}</th>
            <th scope="col">{m.columns.returned}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ side, id, number, name, at, amount, kind }) => {
            const figure = <data value={amount}>{formatMoney(locale, amount)}</data>;
            return (
              <tr key={`${side} ${id}`} data-entry={side}>
                <td>
                  <time dateTime={at.toISOString()}>{formatShortMoment(locale, at)}</time>
                </td>
                <th scope="row" className="breakable">
                  <OrderLink number={number} /> <span className="quiet">{name}</span>
                </th>
                <td className="figures__words">{kinds[kind] ?? kind}</td>
                <td className="figures__sum">{side === 'received' && figure}</td>
                <td className="figures__sum">{side === 'returned' && figure}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

function DaySums({
  locale,
  days,
  edition,
}: Pick<TakingsPageProps, 'locale' | 'days'> & Pick<LedgerFilter, 'edition'>) {
  const m = figureWords[locale];
  const money = (amount: number) => <data value={amount}>{formatMoney(locale, amount)}</data>;
  return (
    <section className="queue-region" aria-label={m.byDay}>
      <table className="figures">
        <caption>{m.byDay}</caption>
        <thead>
          <tr>
            <th scope="col">{m.columns.day}</th>
            <th scope="col">{m.columns.received}</th>
            <th scope="col">{m.columns.returned}</th>
            <th scope="col">{m.columns.net}</th>
            <th scope="col">{m.columns.payments}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((one) => (
            <tr key={one.day} data-day={one.day}>
              <th scope="row">
                <DayLink
                  locale={locale}
                  day={one.day}
                  href={takingsAddress({ from: one.day, to: one.day }, { edition })}
                />
              </th>
              <td>{money(one.received)}</td>
              <td>{money(one.returned)}</td>
              <td>{money(netOf(one))}</td>
              <td>{formatCount(locale, one.payments)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
