import type {
  DeskPackage,
  DeskService,
  PackageTerms,
  ServiceTerms,
} from '#domain/catalogue/offer-terms.ts';

/** The terms of a package as they are stored. */
export function packageTerms(of: DeskPackage): PackageTerms {
  const { price, bonus, delivery, guaranteeDays, onSale } = of;
  const { from, to, unit } = delivery;
  const gains = gainsIn(of);
  return { price, bonus, delivery: { from, to, unit }, guaranteeDays, onSale, gains };
}

/** The terms of a service as they are stored. */
export function serviceTerms(of: DeskService): ServiceTerms {
  return { popular: of.packages.find((each) => each.popular)?.id ?? '', gains: gainsIn(of) };
}

function gainsIn({ gains }: DeskPackage | DeskService): ServiceTerms['gains'] {
  return gains ? { cs: gains.cs, en: gains.en } : null;
}

/** Whether two values of one subject say the same: both are made by the functions above. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
