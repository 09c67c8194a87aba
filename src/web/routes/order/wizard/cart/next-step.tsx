import { findPackage } from '#domain/catalogue/catalogue.ts';
import { formatMoney } from '#domain/money.ts';
import { loweringPackage, nextItemSaves } from '#domain/catalogue/pricing.ts';
import { Button } from '#web/ui/button.tsx';
import { namePackage } from '#web/routes/order/wizard/wizard-texts.ts';
import { useWizardContext } from '#web/routes/order/wizard/wizard-context.ts';
import { WizardForm } from '#web/routes/order/wizard/wizard-form.tsx';

/** One line on what one more package would do: the two sums where the total falls, else the saving. */
export function NextStep() {
  const wizard = useWizardContext();
  const { m, locale, ladder, catalogue, cart, code, quote } = wizard;
  const here = new Set(cart.lines.map((line) => findPackage(catalogue, line.packageId)?.platform));
  const prices = { catalogue, ladder };
  const lowering = loweringPackage(prices, cart.lines, code ?? undefined, ({ platform }) =>
    here.has(platform),
  );
  if (lowering) {
    const { added, total } = lowering;
    const sums = [formatMoney(locale, total), formatMoney(locale, quote.total)] as const;
    return (
      <WizardForm className="next-step">
        <p>
          {m.cart.lowering(namePackage(wizard, added), formatMoney(locale, added.price), ...sums)}
        </p>
        <input type="hidden" name="package" value={added.id} />
        <Button name="intent" value="recommend" icon="plus">
          {m.cart.addLowering}
        </Button>
      </WizardForm>
    );
  }
  const next = nextItemSaves(ladder, quote);
  if (next) {
    const say = quote.discount > 0 ? m.cart.nextFurther : m.cart.next;
    return <p className="next-step">{say(next.rung.percent, formatMoney(locale, next.saves))}</p>;
  }
  return quote.discountPercent > 0 && <p className="next-step">{m.cart.top}</p>;
}
