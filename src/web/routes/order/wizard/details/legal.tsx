import { findPackage } from '#domain/catalogue/catalogue.ts';
import type { Catalogue } from '#domain/catalogue/price-list.ts';
import { singlePrice } from '#domain/catalogue/pricing.ts';
import type { Cart } from '#domain/order/cart.ts';
import { wizardHref } from '#domain/wizard-addresses.ts';
import { Amount } from '#web/routes/order/wizard/amount.tsx';
import { BeforeOrder } from '#web/ui/before-order.tsx';
import { useWizardContext } from '#web/routes/order/wizard/wizard-context.ts';

/** What the law wants said before the button: the plain truth of what is bought, the terms, the total. */
export function Legal() {
  const { m, locale, cart, catalogue, quote } = useWizardContext();
  return (
    <>
      <BeforeOrder title={m.beforeOrder.title}>
        <p>{m.beforeOrder.notice(boughtOf(catalogue, cart))}</p>
      </BeforeOrder>
      <p>
        {m.details.termsBefore}
        <a href={wizardHref('terms', locale)} target="_blank" rel="noreferrer">
          {m.details.terms}
        </a>
        {m.details.termsAfter}
        {locale === 'en' && ` ${m.details.currency}`}
      </p>
      <p>
        {m.details.privacy.before}
        <a href={wizardHref('privacy', locale)} target="_blank" rel="noreferrer">
          {m.details.privacy.link}
        </a>
        .
      </p>
      <p className="legal__total">
        <span>
          {m.cart.total}, {m.cart.count(quote.items)}
        </span>
        <strong className="tabular">
          <Amount value={quote.total} single={singlePrice(quote.lines)} />
        </strong>
      </p>
      {quote.items > 0 && quote.total === 0 && <p>{m.details.nothingToPay}</p>}
    </>
  );
}

function boughtOf(catalogue: Catalogue, cart: Cart) {
  return cart.lines.flatMap(({ packageId }) => findPackage(catalogue, packageId) ?? []);
}
