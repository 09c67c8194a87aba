import type { MouseEvent } from 'react';
import { findPackage } from '#domain/catalogue/catalogue.ts';
import { formatMoney } from '#domain/money.ts';
import { useFieldId } from '#web/forms/form-name.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { wantsPost } from '#domain/target/wants-post.ts';
import { useWizardContext } from '#web/routes/order/wizard/wizard-context.ts';
import { CART_FORM } from './cart-form-id.ts';
import { targetField } from './row-targets.ts';

/** On a phone this bar says what comes next: what is missing, with the way to it, then Continue. */
export function OrderBar() {
  const { m, locale, quote, toFill } = useWizardContext();
  const [missing] = toFill;
  if (quote.items === 0) return null;
  return (
    <div className="order-bar only-narrow">
      <span className="order-bar__total tabular">
        {m.cart.count(quote.items)} · <strong>{formatMoney(locale, quote.total)}</strong>
      </span>
      {missing ? (
        <FillButton lineId={missing.id} packageId={missing.packageId} />
      ) : (
        <Button variant="primary" form={CART_FORM} name="intent" value="continue">
          {m.cart.continue}
        </Button>
      )}
    </div>
  );
}

function FillButton({ lineId, packageId }: { lineId: string; packageId: string }) {
  const { m, catalogue } = useWizardContext();
  const id = useFieldId(targetField(lineId));
  const service = findPackage(catalogue, packageId)?.service ?? '';
  const go = (event: MouseEvent) => {
    const field = document.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
    if (!field) return;
    event.preventDefault();
    field.focus();
  };
  return (
    <ButtonLink variant="secondary" href={`#${id}`} onClick={go}>
      {wantsPost(service) ? m.cart.missingPost : m.cart.missing}
    </ButtonLink>
  );
}
