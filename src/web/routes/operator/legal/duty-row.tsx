import type { ReactNode } from 'react';
import type { SaidOfDuty } from '#documents/legal/said-of-duty.ts';
import type { Duty, DutyOutcome } from '#domain/legal/duty.ts';
import type { LegalMessages } from '#messages/cs/operator/legal.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';

interface DutyRowProps extends SaidOfDuty {
  m: LegalMessages;
  duty: Duty;
  title: string;
  /** Where it comes from. */
  law: string;
  /** Why it matters, where the title does not say it. */
  why?: string;
  outcome: DutyOutcome;
  children?: ReactNode;
}

const icons: Record<DutyOutcome, IconName> = { met: 'check', broken: 'warning', notSeen: 'info' };

/** One duty: whether it is met, by which rule it is asked for, and what bears it out. */
export function DutyRow({
  m,
  duty,
  title,
  law,
  why,
  outcome,
  said,
  found,
  children,
}: DutyRowProps) {
  return (
    <li className={`duty duty--${outcome}`} id={duty}>
      <p className="duty__state">
        <Icon name={icons[outcome]} />
        {m.states[outcome]}
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
