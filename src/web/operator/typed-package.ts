import type { DeskPackage } from '#domain/catalogue/offer-terms.ts';
import type { TypedPackage } from '#domain/operator/package-form.ts';
import { mapRecord } from '#domain/records.ts';
import type { PostedFields } from '#web/forms/posted-fields.ts';

/** The form of a package as it was posted. */
export function typedPackageIn(field: PostedFields): TypedPackage {
  return mapRecord(nothing, (name) => field(name));
}

const nothing: TypedPackage = {
  price: '',
  bonus: '',
  deliveryFrom: '',
  deliveryTo: '',
  deliveryUnit: '',
  guaranteeDays: '',
  popular: '',
  onSale: '',
  announced: '',
  gainsCs: '',
  gainsEn: '',
};

/** The form of a package as it is now. */
export function typedPackage(sold: DeskPackage): TypedPackage {
  const { price, bonus, delivery, guaranteeDays, popular, onSale } = sold;
  return {
    price: String(price / 100),
    bonus: String(bonus),
    deliveryFrom: String(delivery.from),
    deliveryTo: String(delivery.to),
    deliveryUnit: delivery.unit,
    guaranteeDays: String(guaranteeDays),
    popular: popular ? 'on' : '',
    onSale: onSale ? 'on' : '',
    announced: '',
    gainsCs: sold.gains?.cs.join('\n') ?? '',
    gainsEn: sold.gains?.en.join('\n') ?? '',
  };
}
