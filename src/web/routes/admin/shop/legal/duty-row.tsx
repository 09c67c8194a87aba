import type { ReactNode } from 'react';
import type { DutyText } from '#documents/legal/describe-duty.ts';
import type { Duty, DutyOutcome } from '#domain/legal/duty.ts';
import type { LegalDutyMessages } from '#messages/cs/admin/legal.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';

interface DutyRowProps extends DutyText {
  m: LegalDutyMessages;
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
  stated,
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
          {stated}
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
