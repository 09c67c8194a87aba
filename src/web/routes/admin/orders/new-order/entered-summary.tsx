import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { packageName } from '#content/catalogue/package-name.ts';
import type { Quote } from '#domain/catalogue/pricing.ts';
import { formatMoney, formatTimes } from '#domain/money.ts';
import { Previewed } from '#web/admin/form/previewed.tsx';
import { Button } from '#web/ui/button.tsx';
import { useNewOrder } from './new-order-context.ts';

/** What is about to be entered, what it costs, and what follows; and the press that enters it. */
export function EnteredSummary({ priced, previewed }: { priced: Quote; previewed: unknown }) {
  const { locale, m, inputAs } = useNewOrder();
  const { lines, discount, discountPercent, total } = priced;
  const isFree = inputAs('how') === 'free';
  const rows = lines.map((line, row) => ({ ...line, key: `${row} ${line.packageId}` }));
  return (
    <section className="new-order__part new-order__summary" aria-labelledby="entered-heading">
      <h2 id="entered-heading">{m.summary}</h2>
      <dl className="fact-list">
        {rows.map(({ key, packageId, quantity, subtotal }) => (
          <div key={key} className="fact-list__pair">
            <dt>
              {quantity > 1
                ? formatTimes(locale, quantity, packageName(packageId, locale))
                : packageName(packageId, locale)}
            </dt>
            <dd>{formatMoney(locale, subtotal)}</dd>
          </div>
        ))}
        {discount > 0 && (
          <div className="fact-list__pair">
            <dt>{m.discount(discountPercent)}</dt>
            <dd>{formatMoney(locale, -discount)}</dd>
          </div>
        )}
        <div className="fact-list__pair">
          <dt>
            <strong>{m.total}</strong>
          </dt>
          <dd>
            <strong>{formatMoney(locale, total)}</strong>
          </dd>
        </div>
      </dl>
      <p>
        {isFree ? m.noInvoice : m.invoice} {m.emails}
      </p>
      <Previewed of={previewed} />
      <input type="hidden" name="seenTotal" value={total} />
      <div className="cluster">
        <Button variant="primary" name={ACTION_FIELD} value="enter" data-wanted="">
          {isFree ? m.enterFree : m.enter(formatMoney(locale, total))}
        </Button>
        <Button name={ACTION_FIELD} value="check">
          {m.check}
        </Button>
      </div>
    </section>
  );
}
