import type { ReactNode } from 'react';

export interface LadderRung {
  /** From this many items on. */
  items: number;
  /** For example "2 items". */
  label: string;
  /** For example "10 %". */
  value: string;
}

export interface DiscountLadderProps {
  label: string;
  rungs: readonly LadderRung[];
  /** Items in the cart now. */
  items: number;
  /** What the next item brings, in a sentence. */
  note?: ReactNode;
}

/** The volume discount as steps that fill as items are added. */
export function DiscountLadder({ label, rungs, items, note }: DiscountLadderProps) {
  const standing = rungs.findLast((rung) => items >= rung.items);
  return (
    <div className="ladder">
      <ol className="ladder__steps" aria-label={label}>
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
      {note && <p className="ladder__note">{note}</p>}
    </div>
  );
}
