import type { HTMLAttributes } from 'react';
import { classNames } from './class-names.ts';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article' | 'section' | 'li';
  /** Outlined in ink: the chosen one. */
  marked?: boolean;
}

/** A bordered piece of paper; `card__foot` inside it keeps actions at its bottom. */
export function Card({ as: Tag = 'div', marked, className, ...rest }: CardProps) {
  return <Tag {...rest} className={classNames('card', marked && 'card--marked', className)} />;
}
