import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface PriceProps {
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

export function Price({ amount, euro, before, note, size = 'normal' }: PriceProps) {
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
