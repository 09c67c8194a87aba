import { useId } from 'react';

export interface VolumeDiscountTier {
  /** From this many items on. */
  items: number;
  /** For example "2 items". */
  label: string;
  /** For example "10 %". */
  value: string;
}

export interface VolumeDiscountTiersProps {
  /** What the percentages are; it stands above them, as they alone could be anything. */
  label: string;
  tiers: readonly VolumeDiscountTier[];
  /** Items in the cart now. */
  items: number;
}

/** The volume discount as steps that fill as items are added. */
export function VolumeDiscountTiers({ label, tiers, items }: VolumeDiscountTiersProps) {
  const labelId = useId();
  const current = tiers.findLast((tier) => items >= tier.items);
  return (
    <div className="tiers">
      <p className="tiers__title" id={labelId}>
        {label}
      </p>
      <ol className="tiers__steps" aria-labelledby={labelId}>
        {tiers.map((tier) => (
          <li
            key={tier.items}
            className="tiers__step"
            data-state={tier === current ? 'current' : items > tier.items ? 'passed' : 'ahead'}
            aria-current={tier === current ? 'step' : undefined}
          >
            <span className="tiers__value">{tier.value}</span>
            <span className="tiers__bar" />
            <span className="tiers__label">{tier.label}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
