import { singlePrice } from '#domain/catalogue/pricing.ts';
import { formatMoney } from '#domain/money.ts';
import { Amount } from './amount.tsx';
import { useWizardContext } from './wizard-context.ts';

/** Subtotal, the one discount that applies, total; the euro figure in English only (rules 36). */
export function Totals() {
  const { m, locale, quote, code } = useWizardContext();
  const { subtotal, discount, discountPercent, discountSource, total } = quote;
  const single = singlePrice(quote.lines);
  return (
    <dl className="totals">
      <Row label={m.cart.subtotal} amount={subtotal} single={single} />
      <Row
        label={
          discountSource === 'code'
            ? m.cart.codeDiscount(discountPercent, code?.code ?? '')
            : m.cart.volumeDiscount(discountPercent)
        }
        amount={0 - discount}
      />
      <div className="totals__row totals__row--total">
        <dt>{m.cart.total}</dt>
        <dd className="tabular">
          <Amount value={total} single={single} />
        </dd>
      </div>
      <div className="totals__note">
        <dt className="visually-hidden">{m.cart.total}</dt>
        <dd>
          {discount > 0 && `${m.cart.saving(formatMoney(locale, discount))} `}
          {m.cart.vatNote}
        </dd>
      </div>
    </dl>
  );
}

interface RowProps {
  label: string;
  amount: number;
  single?: number | undefined;
}

function Row({ label, amount, single }: RowProps) {
  return (
    <div className="totals__row">
      <dt>{label}</dt>
      <dd className="tabular">
        <Amount value={amount} single={single} />
      </dd>
    </div>
  );
}
