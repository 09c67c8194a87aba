import { memo, useMemo } from 'react';
import { formatDays, formatSpan } from '#content/catalogue/counts.ts';
import { findPackage } from '#domain/catalogue/catalogue.ts';
import { deliveryTimes } from '#domain/catalogue/delivery-time.ts';
import type { Span } from '#domain/catalogue/price-list.ts';
import type { CartLine } from '#domain/order/cart.ts';
import { formatCount, formatTimes } from '#domain/money.ts';
import { readTarget } from '#domain/target/read-target.ts';
import { PlatformIcon } from '#web/ui/platform-icon.tsx';
import { Amount } from '#web/routes/order/wizard/amount.tsx';
import { BackButton } from '#web/routes/order/wizard/back-button.tsx';
import { namePackage } from '#web/routes/order/wizard/wizard-texts.ts';
import { TargetNote } from '#web/routes/order/target-note.tsx';
import { sayTarget } from '#web/routes/order/target-text.ts';
import { StartLines } from './start-choice.tsx';
import { Totals } from '#web/routes/order/wizard/totals.tsx';
import { useWizardContext, useWizardGround } from '#web/routes/order/wizard/wizard-context.ts';

/** The main characteristics and the total, right before the legal button (rules 16). */
export function OrderSummary() {
  const { m, cart, catalogue } = useWizardContext();
  const times = useMemo(() => deliveryTimes(catalogue, cart.lines), [catalogue, cart]);
  return (
    <section className="summary" aria-labelledby="summary-heading">
      <div className="summary__head">
        <h2 id="summary-heading">{m.details.summary}</h2>
        <BackButton>{m.details.edit}</BackButton>
      </div>
      <ul className="summary__rows">
        {cart.lines.map((line, index) => (
          <SummaryRow key={line.id} line={line} delivery={times[index]} />
        ))}
      </ul>
      <StartLines />
      <Totals />
    </section>
  );
}

interface SummaryRowProps {
  line: CartLine;
  delivery: Span | undefined;
}

/** Drawn anew only where the row has changed, and not at each key typed beside it. */
const SummaryRow = memo(function SummaryRow({ line, delivery }: SummaryRowProps) {
  const ground = useWizardGround();
  const { m, locale, catalogue } = ground;
  const sold = findPackage(catalogue, line.packageId);
  if (!sold || !delivery) return null;
  const read = readTarget(sold.platform, sold.service, line.target ?? '');
  return (
    <li className="summary__row">
      <PlatformIcon platform={sold.platform} />
      <div>
        <p className="summary__name">
          {line.quantity > 1
            ? formatTimes(locale, line.quantity, namePackage(ground, sold))
            : namePackage(ground, sold)}
          {sold.bonus > 0 && ` ${m.builder.bonus(formatCount(locale, sold.bonus))}`}
        </p>
        {read.ok && <p className="summary__aside">{sayTarget(m.target, read.label)}</p>}
        {read.ok && read.asks && (
          <p>
            <TargetNote asksPost words={m.target} />
          </p>
        )}
        <p className="summary__aside">
          {m.details.delivery(formatSpan(locale, delivery))}
          {' · '}
          {m.details.guarantee(formatDays(locale, sold.guaranteeDays))}
        </p>
      </div>
      <span className="tabular">
        <Amount value={sold.price * line.quantity} single={sold.price} />
      </span>
    </li>
  );
});
