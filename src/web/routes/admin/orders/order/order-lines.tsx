import { formatMoment } from '#content/moments.ts';
import { countedName } from '#content/catalogue/package-name.ts';
import { readPackageId } from '#domain/catalogue/price-list.ts';
import { formatCount, formatMoney } from '#domain/money.ts';
import { isLineHeld } from '#domain/delivery/hold.ts';
import { countUnits, remainingOf } from '#domain/delivery/progress.ts';
import { isEndedBelow, isEndedUnbegun, shortLines } from '#domain/after-sales/short.ts';
import { isUnverified, waitsFor } from '#domain/target/target.ts';
import { platformName } from '#web/offers/platforms.ts';
import { SameTarget } from '#web/admin/orders/same-target.tsx';
import { badgeWords } from '#web/admin/orders/status-badges.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PlatformIcon } from '#web/ui/platform-icon.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { LineMore } from './line-more.tsx';
import { LineWork } from './line-work.tsx';
import { type AdminOrderPage, type OrderPageLine, useOrderPage } from './load-order.ts';
import { CopyTextButton } from './parts.tsx';

interface LineProps {
  line: OrderPageLine;
}

/** What was ordered, for which targets, how far it is, and what can be done with each line. */
export function OrderLines() {
  const { order, m } = useOrderPage();
  return (
    <section className="admin-block" aria-labelledby="lines-heading">
      <h2 id="lines-heading">{m.items}</h2>
      <ol className="admin-lines">
        {order.lines.map((line) => (
          <OrderLine key={line.position} line={line} />
        ))}
      </ol>
    </section>
  );
}

function OrderLine({ line }: LineProps) {
  const { sameTargets, locale } = useOrderPage();
  const named = readPackageId(line.packageId);
  return (
    <li className="admin-line" id={`line-${line.position}`}>
      <div className="admin-line__head">
        {named && <PlatformIcon platform={named.platform} />}
        <div className="admin-line__name">
          <h3>{countedName(line, locale)}</h3>
          <LineTarget line={line} />
          <SameTarget numbers={sameTargets.get(line.position) ?? []} locale={locale} />
        </div>
        <span className="admin-line__price tabular">{formatMoney(locale, line.total)}</span>
      </div>
      <LineProgress line={line} />
      <LineWork line={line} />
      <LineMore line={line} />
    </li>
  );
}

/** Where it is delivered to, one press away; the text can be selected also without a script. */
function LineTarget({ line }: LineProps) {
  const { locale, m } = useOrderPage();
  const { targetUrl, targetLabel } = line;
  const named = readPackageId(line.packageId);
  if (targetUrl === null || !named) {
    return (
      <Tag tone="warning" icon="warning">
        {m.noTarget}
      </Tag>
    );
  }
  const network = platformName(locale, named.platform);
  return (
    <p className="admin-line__target">
      <a href={targetUrl} target="_blank" rel="noreferrer" className="breakable">
        {targetLabel ?? targetUrl}
        <Icon name="external" size="small" label={`${m.open(network)}, ${m.newTab}`} />
      </a>
      <CopyTextButton text={targetUrl} what={targetUrl} />
      {waitsFor(line) === 'post' && (
        <Tag tone="warning" icon="warning">
          {m.whichPost}
        </Tag>
      )}
      {isUnverified(line) && <span className="small quiet">{m.unverified}</span>}
    </p>
  );
}

/** How far it is, in figures and as a bar. */
function LineProgress({ line }: LineProps) {
  const page = useOrderPage();
  const { locale, m } = page;
  const { work, startCount, delivered, startedAt, completedAt } = line;
  const units = countUnits(line);
  const count = (value: number) => formatCount(locale, value);
  const facts = [
    startCount !== null && m.startWas(count(startCount)),
    work === 'delivering' && remainingOf(line) > 0 && m.remaining(count(remainingOf(line))),
    startedAt && m.startedAt(formatMoment(locale, startedAt)),
    completedAt &&
      (isEndedBelow(line) ? m.endedAt : m.completedAt)(formatMoment(locale, completedAt)),
  ].filter(Boolean);
  return (
    <div className="admin-line__progress">
      <progress
        max={units}
        value={Math.min(delivered, units)}
        aria-label={m.progress(count(delivered), count(units))}
      />
      <p className="small">
        <strong>{sayWork(page, line)}</strong>
        {' · '}
        <span className="tabular">{m.progress(count(delivered), count(units))}</span>
        {facts.length > 0 && <span className="quiet"> · {facts.join(' · ')}</span>}
      </p>
    </div>
  );
}

/** How the work on a line stands, in the words of the badge of an order of this line alone. */
function sayWork({ order, locale, m }: AdminOrderPage, line: OrderPageLine): string {
  const { work: words } = badgeWords[locale];
  if (isEndedUnbegun(line)) return m.unbegun;
  if (isLineHeld(order, line)) return words.held;
  if (!isEndedBelow(line)) return m.work[line.work];
  return shortLines(order).includes(line) ? words.short : words.withdrawn;
}
