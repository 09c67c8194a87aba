import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface BadgeProps {
  /** Lime only where nothing else on the screen is. */
  tone?: 'ink' | 'lime';
  children: ReactNode;
}

/** A filled pill: the popular package carries the only one on its screen. */
export function Badge({ tone = 'ink', children }: BadgeProps) {
  return <span className={classNames('badge', tone === 'lime' && 'badge--lime')}>{children}</span>;
}
