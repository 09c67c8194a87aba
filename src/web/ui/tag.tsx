import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

export type Tone = 'neutral' | 'success' | 'warning';

export interface TagProps {
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
