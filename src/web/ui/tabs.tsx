import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface Tab {
  /** The anchor of the tab itself. */
  id?: string;
  href: string;
  label: ReactNode;
  icon?: ReactNode;
  /** A quiet word behind the label, such as "soon". */
  note?: ReactNode;
  current?: boolean;
}

export interface TabsProps {
  /** What the strip chooses from, for those who listen. */
  label: string;
  tabs: readonly Tab[];
  /** `badges` for a second strip under a first. */
  variant?: 'line' | 'round';
  /** The id of the part of the page that a tab exchanges, where a script is there to do it. */
  swaps?: string;
  className?: string;
}

/** A strip of links of which one is the present page. */
export function Tabs({ label, tabs, variant = 'line', swaps, className }: TabsProps) {
  return (
    <nav
      className={classNames('tabs', variant === 'round' && 'tabs--round', className)}
      aria-label={label}
    >
      <ul className="tabs__strip">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <a
              className="tab"
              id={tab.id}
              href={tab.href}
              aria-current={tab.current ? 'page' : undefined}
              data-swap={swaps}
            >
              {tab.icon}
              <span>
                {tab.label} {tab.note && <span className="tab__note">{tab.note}</span>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
