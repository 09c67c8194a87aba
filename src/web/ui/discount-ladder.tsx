import { useId } from 'react';

export interface LadderRung {
  /** From this many items on. */
  items: number;
  /** For example "2 items". */
  label: string;
  /** For example "10 %". */
  value: string;
}

export interface DiscountLadderProps {
  /** What the percentages are; it stands above them, as they alone could be anything. */
  label: string;
  rungs: readonly LadderRung[];
  /** Items in the cart now. */
  items: number;
}

/** The volume discount as steps that fill as items are added. */
export function DiscountLadder({ label, rungs, items }: DiscountLadderProps) {
  const labelId = useId();
  const standing = rungs.findLast((rung) => items >= rung.items);
  return (
    <div className="ladder">
      <p className="ladder__title" id={labelId}>
        {label}
      </p>
      <ol className="ladder__steps" aria-labelledby={labelId}>
        {rungs.map((rung) => (
          <li
            key={rung.items}
            className="ladder__step"
            data-state={rung === standing ? 'current' : items > rung.items ? 'passed' : 'ahead'}
            aria-current={rung === standing ? 'step' : undefined}
          >
            <span className="ladder__value">{rung.value}</span>
            <span className="ladder__bar" />
            <span className="ladder__label">{rung.label}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
