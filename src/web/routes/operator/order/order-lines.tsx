import { formatMoment } from '#content/moments.ts';
import { countedName } from '#content/catalogue/package-name.ts';
import { readPackageId } from '#domain/catalogue/price-list.ts';
import { formatCount, formatMoney } from '#domain/money.ts';
import { isLineHeld } from '#domain/order/hold.ts';
import { piecesOf, remainingOf } from '#domain/order/progress.ts';
import { endedBelow, endedUnbegun, shortLines } from '#domain/order/short.ts';
import { isUnverified, waitsFor } from '#domain/target/target.ts';
import { platformName } from '#web/offers/platforms.ts';
import { SameTarget } from '#web/operator/same-target.tsx';
import { pillWords } from '#web/operator/pills.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PlatformIcon } from '#web/ui/platform-icon.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { LineMore } from './line-more.tsx';
import { LineWork } from './line-work.tsx';
import { type OrderPage, type OrderPageLine, useOrderPage } from './load-order.ts';
import { CopyButton } from './parts.tsx';

interface LineProps {
  line: OrderPageLine;
}

/** What was ordered, for which targets, how far it is, and what can be done with each line. */
export function OrderLines() {
  const { order, m } = useOrderPage();
  return (
    <section className="desk-block" aria-labelledby="lines-heading">
      <h2 id="lines-heading">{m.items}</h2>
      <ol className="desk-lines">
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
    <li className="desk-line" id={`line-${line.position}`}>
      <div className="desk-line__head">
        {named && <PlatformIcon platform={named.platform} />}
        <div className="desk-line__name">
          <h3>{countedName(line, locale)}</h3>
          <LineTarget line={line} />
          <SameTarget numbers={sameTargets.get(line.position) ?? []} locale={locale} />
        </div>
        <span className="desk-line__price tabular">{formatMoney(locale, line.total)}</span>
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
    <p className="desk-line__target">
      <a href={targetUrl} target="_blank" rel="noreferrer" className="breakable">
        {targetLabel ?? targetUrl}
        <Icon name="external" size="small" label={`${m.open(network)}, ${m.newTab}`} />
      </a>
      <CopyButton text={targetUrl} what={targetUrl} />
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
  const pieces = piecesOf(line);
  const count = (value: number) => formatCount(locale, value);
  const facts = [
    startCount !== null && m.startWas(count(startCount)),
    work === 'delivering' && remainingOf(line) > 0 && m.remaining(count(remainingOf(line))),
    startedAt && m.startedAt(formatMoment(locale, startedAt)),
    completedAt &&
      (endedBelow(line) ? m.endedAt : m.completedAt)(formatMoment(locale, completedAt)),
  ].filter(Boolean);
  return (
    <div className="desk-line__progress">
      <progress
        max={pieces}
        value={Math.min(delivered, pieces)}
        aria-label={m.progress(count(delivered), count(pieces))}
      />
      <p className="small">
        <strong>{sayWork(page, line)}</strong>
        {' · '}
        <span className="tabular">{m.progress(count(delivered), count(pieces))}</span>
        {facts.length > 0 && <span className="quiet"> · {facts.join(' · ')}</span>}
      </p>
    </div>
  );
}

/** How the work on a line stands, in the words of the pill of an order of this line alone. */
function sayWork({ order, locale, m }: OrderPage, line: OrderPageLine): string {
  const { work: words } = pillWords[locale];
  if (endedUnbegun(line)) return m.unbegun;
  if (isLineHeld(order, line)) return words.held;
  if (!endedBelow(line)) return m.work[line.work];
  return shortLines(order).includes(line) ? words.short : words.withdrawn;
}
