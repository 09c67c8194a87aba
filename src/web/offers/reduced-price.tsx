import { Price, type PriceProps } from '#web/ui/price.tsx';
import { wordsOf } from '#messages/words.ts';
import { useLocale } from '#web/words.ts';
import { type Offer } from './describe-offer.ts';

interface ReducedPriceProps extends Pick<PriceProps, 'size'> {
  offer: Offer;
}

/** The price of a package; where it is announced as reduced, with the lowest of the 30 days before (rules 84). */
export function ReducedPrice({ offer, size }: ReducedPriceProps) {
  const locale = useLocale();
  const { price, euro, lowestBefore } = offer;
  return (
    <>
      <Price amount={price} euro={euro} {...(size && { size })} />
      {lowestBefore && (
        <p className="small faint">
          {`${wordsOf(locale).offer.lowestBefore} `}
          <s>{lowestBefore}</s>
        </p>
      )}
    </>
  );
}
