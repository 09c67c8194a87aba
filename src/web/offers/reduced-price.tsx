import type { ReactNode } from 'react';
import { wordsOf } from '#messages/words.ts';
import { useLocale } from '#web/words.ts';
import { classNames } from '#web/ui/class-names.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { Offer } from './describe-offer.ts';

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

interface PriceProps {
  /** The price as it is charged. */
  amount: ReactNode;
  /** The approximate euro figure, quiet beside it. */
  euro?: ReactNode;
  /** The price before a discount, struck through; `label` says so to those who listen. */
  before?: { label: string; amount: ReactNode };
  /** A quiet word behind: per piece, incl. VAT. */
  note?: ReactNode;
  size?: 'small' | 'normal' | 'large';
}

function Price({ amount, euro, before, note, size = 'normal' }: PriceProps) {
  return (
    <span className={classNames('price', size !== 'normal' && `price--${size}`)}>
      {before && (
        <s className="price__before">
          <VisuallyHidden>{before.label} </VisuallyHidden>
          {before.amount}
        </s>
      )}
      <span className="price__amount">{amount}</span>
      {euro && <span className="price__aside">{euro}</span>}
      {note && <span className="price__aside">{note}</span>}
    </span>
  );
}
