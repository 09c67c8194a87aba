import type { Locale } from '#domain/locale.ts';
import { Price, type PriceProps } from '#web/ui/price.tsx';
import { type Offer, offerWords } from './describe-offer.ts';

interface ReducedPriceProps extends Pick<PriceProps, 'size'> {
  locale: Locale;
  offer: Offer;
}

/** The price of a package; where it is announced as reduced, with the lowest of the 30 days before (rules 84). */
export function ReducedPrice({ locale, offer, size }: ReducedPriceProps) {
  const { price, euro, lowestBefore } = offer;
  return (
    <>
      <Price amount={price} euro={euro} {...(size && { size })} />
      {lowestBefore && (
        <p className="small faint">
          {`${offerWords[locale].lowestBefore} `}
          <s>{lowestBefore}</s>
        </p>
      )}
    </>
  );
}
