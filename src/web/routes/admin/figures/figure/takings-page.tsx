import { formatShortMoment } from '#content/moments.ts';
import type { LedgerEntry } from '#database/figures/takings.ts';
import type { KeysetPage } from '#domain/list/cursor.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCount, formatMoney } from '#domain/money.ts';
import type { Period } from '#domain/figures/periods.ts';
import {
  type LedgerFilter,
  type TakingsDay,
  ledgerFilter,
  ledgerSides,
  netOf,
  sumTakings,
} from '#domain/figures/takings.ts';
import { ListTable } from '#web/admin/list/list-table.tsx';
import { ListTabs } from '#web/admin/list/list-tabs.tsx';
import { Pager } from '#web/admin/list/pager.tsx';
import { DayLink } from '#web/admin/figures/day-link.tsx';
import { FiguresFile } from '#web/admin/figures/figures-file-link.tsx';
import { takingsAddress } from '#web/admin/figures/figure-links.ts';
import { OrderLink } from '#web/admin/orders/order-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FigureHead } from './figure-head.tsx';
import { figureWords } from './words.ts';

interface TakingsPageProps {
  locale: Locale;
  period: Period;
  days: readonly TakingsDay[];
  filter: LedgerFilter;
  page: KeysetPage<LedgerEntry>;
}

/** Every payment and refund of a period, with the sums of its days. */
export function TakingsPage(props: TakingsPageProps) {
  const { locale, period, days, page, filter } = props;
  const m = figureWords[locale];
  const hidden = Object.entries(ledgerFilter.write(filter)).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
  return (
    <div className="admin-page">
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
      <ListTable
        caption={m.ledger}
        isCaptionShown
        look="figures figures--ledger"
        rows={entries}
        keyOf={({ side, id }) => `${side} ${id}`}
        rowData={({ side }) => ({ 'data-entry': side })}
        columns={[
          {
            head: m.columns.at,
            render: ({ at }) => (
              <time dateTime={at.toISOString()}>{formatShortMoment(locale, at)}</time>
            ),
          },
          {
            head: m.columns.order,
            headClassName: 'figures__words',
            isName: true,
            className: 'breakable',
            render: ({ number, name }) => (
              <>
                <OrderLink number={number} /> <span className="quiet">{name}</span>
              </>
            ),
          },
          {
            head: m.columns.kind,
            headClassName: 'figures__words',
            className: 'figures__words',
            render: ({ kind }) => kinds[kind] ?? kind,
          },
          ...ledgerSides.map((each) => ({
            head: m.columns[each],
            className: 'figures__sum',
            render: ({ side, amount }: LedgerEntry) =>
              side === each && <data value={amount}>{formatMoney(locale, amount)}</data>,
          })),
        ]}
      />
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
      <ListTable
        caption={m.byDay}
        isCaptionShown
        look="figures"
        rows={days.toReversed()}
        keyOf={({ day }) => day}
        rowData={({ day }) => ({ 'data-day': day })}
        columns={[
          {
            head: m.columns.day,
            isName: true,
            render: ({ day }) => (
              <DayLink
                locale={locale}
                day={day}
                href={takingsAddress({ from: day, to: day }, { edition })}
              />
            ),
          },
          { head: m.columns.received, render: ({ received }) => money(received) },
          { head: m.columns.returned, render: ({ returned }) => money(returned) },
          { head: m.columns.net, render: (sums) => money(netOf(sums)) },
          { head: m.columns.payments, render: ({ payments }) => formatCount(locale, payments) },
        ]}
      />
    </section>
  );
}
