import type { ReactNode } from 'react';
import type { SaidOfDuty } from '#documents/legal/said-of-duty.ts';
import type { Duty } from '#domain/legal/duty.ts';
import type { LegalMessages } from '#messages/cs/operator/legal.ts';
import { Icon } from '#web/ui/icon.tsx';

interface DutyRowProps extends SaidOfDuty {
  m: LegalMessages;
  duty: Duty;
  title: string;
  /** Where it comes from. */
  law: string;
  /** Why it matters, where the title does not say it. */
  why?: string;
  isMet: boolean;
  children?: ReactNode;
}

/** One duty: whether it is met, by which rule it is asked for, and what bears it out. */
export function DutyRow({ m, duty, title, law, why, isMet, said, found, children }: DutyRowProps) {
  const state = isMet ? 'met' : 'broken';
  return (
    <li className={`duty duty--${state}`} id={duty}>
      <p className="duty__state">
        <Icon name={isMet ? 'check' : 'warning'} />
        {m.states[state]}
      </p>
      <div className="duty__body">
        <h3>{title}</h3>
        <p className="small faint">{law}</p>
        {why && <p className="small">{why}</p>}
        <p className="breakable">
          {said}
          {found.length > 0 && ' '}
          {found.map((one, index) => (
            <span key={one} className="duty__found">
              {index > 0 && ' · '}
              {one}
            </span>
          ))}
        </p>
        {children}
      </div>
    </li>
  );
}
