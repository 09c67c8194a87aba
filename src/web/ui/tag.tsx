import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { type IconName, Icon } from './icon.tsx';

export type Tone = 'neutral' | 'success' | 'warning';

interface TagProps {
  tone?: Tone;
  icon?: IconName;
  children: ReactNode;
}

/** A small quiet label: a bonus, a state, the origin of a review. */
export function Tag({ tone = 'neutral', icon, children }: TagProps) {
  return (
    <span className={classNames('tag', tone !== 'neutral' && `tag--${tone}`)}>
      {icon && <Icon name={icon} size="small" />}
      {children}
    </span>
  );
}

interface BadgeProps {
  /** Lime only where nothing else on the screen is. */
  tone?: 'ink' | 'lime';
  children: ReactNode;
}

/** A filled badge: the popular package carries the only one on its screen. */
export function Badge({ tone = 'ink', children }: BadgeProps) {
  return <span className={classNames('badge', tone === 'lime' && 'badge--lime')}>{children}</span>;
}
