import type { ComponentProps, HTMLAttributes } from 'react';
import { classNames } from './class-names.ts';

interface CardLook {
  size?: 'normal' | 'small';
  /** Outlined in ink: the one that is meant. */
  marked?: boolean;
  /** Without a ground of its own. */
  flat?: boolean;
}

function cardClass({ size, marked, flat }: CardLook, ...more: (string | false | undefined)[]) {
  return classNames(
    'card',
    size === 'small' && 'card--small',
    marked && 'card--marked',
    flat && 'card--flat',
    ...more,
  );
}

export type CardProps = CardLook &
  HTMLAttributes<HTMLElement> & { as?: 'div' | 'article' | 'section' | 'li' };

/** A bordered piece of paper; `card__foot` inside it keeps actions at its bottom. */
export function Card({ as: Tag = 'div', size, marked, flat, className, ...rest }: CardProps) {
  return <Tag {...rest} className={cardClass({ size, marked, flat }, className)} />;
}

export type CardLinkProps = CardLook & ComponentProps<'a'> & { href: string };

/** A card that is a link as a whole. */
export function CardLink({
  size,
  marked,
  flat,
  className,
  children,
  ...attributes
}: CardLinkProps) {
  return (
    <a {...attributes} className={cardClass({ size, marked, flat }, 'card--link', className)}>
      {children}
    </a>
  );
}
