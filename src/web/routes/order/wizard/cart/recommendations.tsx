import { ACTION_FIELD } from '#web/forms/action-field.ts';
import { memo } from 'react';
import { findFavourite } from '#domain/catalogue/catalogue.ts';
import type { Locale } from '#domain/locale.ts';
import { formatCount, formatEuro, formatMoney } from '#domain/money.ts';
import type { Service } from '#domain/catalogue/price-list.ts';
import { recommendPackage } from '#domain/catalogue/recommendation.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/forms/field.tsx';
import { namePackages } from '#web/routes/order/wizard/wizard-texts.ts';
import { useWizardContext, useWizardGround } from '#web/routes/order/wizard/use-wizard.ts';
import { WizardForm } from '#web/routes/order/wizard/parts.tsx';

/** Other services of the platform used most, while the discount can still grow. */
export function Recommendations() {
  const { m, cart, catalogue, volumeDiscounts } = useWizardContext();
  const services = recommendPackage({ catalogue, volumeDiscounts }, cart);
  if (services.length === 0) return null;
  return (
    <section className="recommendations" aria-labelledby="recommendations-heading">
      <h2 id="recommendations-heading">{m.recommendations.heading}</h2>
      <ul className="recommendations__list">
        {services.map((service) => (
          <Recommendation key={service.id} service={service} />
        ))}
      </ul>
    </section>
  );
}

const Recommendation = memo(function Recommendation({ service }: { service: Service }) {
  const { m, locale, serviceNames } = useWizardGround();
  const { platform, id } = service;
  const names = namePackages({ serviceNames }, { platform, service: id });
  const name = names?.name ?? '';
  return (
    <li>
      <WizardForm className="recommendation">
        <SelectField
          name="package"
          field={`recommended-${id}`}
          label={name}
          aria-label={m.recommendations.select(name)}
          defaultValue={findFavourite(service).id}
        >
          {service.packages.map((sold) => (
            <option key={sold.id} value={sold.id}>
              {`${formatCount(locale, sold.amount)} · ${priceText(locale, sold.price)}`}
            </option>
          ))}
        </SelectField>
        <Button
          name={ACTION_FIELD}
          value="recommend"
          icon="plus"
          aria-label={m.recommendations.addOf(name)}
        >
          {m.recommendations.add}
        </Button>
      </WizardForm>
    </li>
  );
});

/** An option holds text alone, so the euro figure stands in it. */
function priceText(locale: Locale, price: number): string {
  const amount = formatMoney(locale, price);
  const euro = locale === 'en' ? formatEuro(price) : undefined;
  return euro ? `${amount} (${euro})` : amount;
}
