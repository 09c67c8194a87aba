import { formatShortMoment } from '#content/short-moment.ts';
import type { LedgerEntry, LedgerPlace, LedgerSide } from '#database/takings.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCount, formatMoney } from '#domain/money.ts';
import type { Period } from '#domain/operator/periods.ts';
import { type TakingsDay, netOf, sumTakings } from '#domain/operator/takings.ts';
import { DayLink } from '#web/operator/day-link.tsx';
import { FiguresFile } from '#web/operator/figures-file-link.tsx';
import { takingsAddress } from '#web/operator/figure-links.ts';
import { OrderLink } from '#web/operator/order-link.tsx';
import { writePlace } from '#web/operator/page-place.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FigureHead } from './figure-head.tsx';
import { figureWords } from './words.ts';

interface TakingsPageProps {
  locale: Locale;
  period: Period;
  days: readonly TakingsDay[];
  entries: readonly LedgerEntry[];
  next: LedgerPlace | undefined;
  side: LedgerSide | undefined;
  edition: Locale | undefined;
  isFurther: boolean;
}

/** Every payment and refund of a period, with the sums of its days. */
export function TakingsPage(props: TakingsPageProps) {
  const { locale, period, days, entries, next, side, edition, isFurther } = props;
  const m = figureWords[locale];
  const after = next && writePlace([next.at, next.side, next.id]);
  return (
    <div className="desk-page">
      <FigureHead
        locale={locale}
        figure="takings"
        period={period}
        hidden={
          <>
            {side && <input type="hidden" name="side" value={side} />}
            {edition && <input type="hidden" name="edition" value={edition} />}
          </>
        }
      />
      <EditionNote locale={locale} edition={edition} />
      <Sums {...props} />
      <nav className="queue-tabs" aria-label={m.sidesLabel}>
        {([undefined, 'received', 'returned'] as const).map((one) => (
          <a
            key={one ?? 'all'}
            className="queue-tab"
            href={takingsAddress(period, { side: one, edition })}
            aria-current={one === side ? 'page' : undefined}
          >
            {m.sides[one ?? 'all']}
          </a>
        ))}
      </nav>
      {entries.length === 0 ? (
        <EmptyState title={m.nothing}>{m.nothingText}</EmptyState>
      ) : (
        <div className="figure-lists">
          <Ledger locale={locale} entries={entries} />
          <DaySums locale={locale} days={days} edition={edition} />
        </div>
      )}
      {(after !== undefined || isFurther) && (
        <nav className="cluster" aria-label={m.ledger}>
          {isFurther && (
            <ButtonLink href={takingsAddress(period, { side, edition })}>{m.firstPage}</ButtonLink>
          )}
          {after !== undefined && (
            <ButtonLink
              href={takingsAddress(period, { side, edition, after })}
              iconEnd="arrow"
              rel="next"
            >
              {m.nextPage}
            </ButtonLink>
          )}
        </nav>
      )}
      <FiguresFile locale={locale} subject="orders" period={period} />
    </div>
  );
}

function EditionNote({ locale, edition }: Pick<TakingsPageProps, 'locale' | 'edition'>) {
  const m = figureWords[locale];
  if (!edition) return null;
  return (
    <p className="quiet">
      {m.columns.edition}: {m.editions[edition]}
    </p>
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

function Ledger({ locale, entries }: Pick<TakingsPageProps, 'locale' | 'entries'>) {
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

function DaySums({ locale, days, edition }: Pick<TakingsPageProps, 'locale' | 'days' | 'edition'>) {
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
