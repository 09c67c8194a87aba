import { ACTION_FIELD } from '#web/forms/action-field.ts';
import type { ReactNode, RefObject } from 'react';
import { formatEuroSum, formatMoney } from '#domain/money.ts';
import { singlePrice } from '#domain/catalogue/pricing.ts';
import { Button } from '#web/ui/button.tsx';
import { DETAILS_FORM } from '#web/routes/order/wizard/details/details-form-id.ts';
import { wizardHref } from '#domain/addresses/wizard-addresses.ts';
import { useWizardContext, useWizardGround } from './use-wizard.ts';

interface AmountProps {
  value: number;
  /** What the one package costs whose price this may be. */
  single?: number | undefined;
}

/** An amount as it is charged, with the euros behind it in English (rules 36). */
export function Amount({ value, single }: AmountProps) {
  const { locale } = useWizardGround();
  const euro = locale === 'en' ? formatEuroSum(value, single) : undefined;
  return (
    <>
      {formatMoney(locale, value)}
      {euro && <span className="totals__euro">{euro}</span>}
    </>
  );
}

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

/** Back to the packages, without losing what was typed: it sends the form along where there is no script. */
export function BackButton({ children }: { children: ReactNode }) {
  const { goTo } = useWizardContext();
  return (
    <Button
      variant="quiet"
      form={DETAILS_FORM}
      name={ACTION_FIELD}
      value="back"
      formNoValidate
      onClick={(event) => {
        event.preventDefault();
        goTo('cart');
      }}
    >
      {children}
    </Button>
  );
}

interface WizardFormProps {
  id?: string;
  className?: string;
  ref?: RefObject<HTMLFormElement | null>;
  children: ReactNode;
}

/** A form of the first step: the script answers it at once, the server answers it without one. */
export function WizardForm({ children, ...rest }: WizardFormProps) {
  const { locale, submitCart } = useWizardGround();
  return (
    <form
      {...rest}
      method="post"
      action={wizardHref('wizard', locale)}
      onSubmit={submitCart}
      noValidate
    >
      {children}
    </form>
  );
}
