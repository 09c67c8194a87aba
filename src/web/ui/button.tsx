import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import { Spinner } from './spinner.tsx';

export interface ButtonLook {
  /** `primary` is lime and stands once on a screen; `outline` is the usual second action. */
  variant?: 'primary' | 'secondary' | 'outline' | 'quiet' | 'danger';
  size?: 'normal' | 'large';
  /** As wide as what it stands in. */
  wide?: boolean;
}

/** The classes of a button, for a link component that is not `<a>`. */
function buttonClass(look: ButtonLook, className?: string): string {
  const { variant = 'outline', size = 'normal', wide } = look;
  return classNames(
    'button',
    `button--${variant}`,
    size === 'large' && 'button--large',
    wide && 'button--wide',
    className,
  );
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  icon?: IconName;
  iconEnd?: IconName;
  /** Shows a spinner and refuses to be pressed again; the words become `loadingLabel`. */
  loading?: boolean;
  loadingLabel?: ReactNode;
}

export function Button(props: ButtonProps) {
  const { variant, size, wide, icon, iconEnd, loading, loadingLabel, className, ...rest } = props;
  const { children, type = 'submit', disabled, ...attributes } = rest;
  return (
    <button
      {...attributes}
      type={type === 'button' ? 'button' : type === 'reset' ? 'reset' : 'submit'}
      className={buttonClass({ variant, size, wide }, className)}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
    >
      {loading ? <Spinner /> : icon && <Icon name={icon} />}
      {loading ? (loadingLabel ?? children) : children}
      {iconEnd && !loading && <Icon name={iconEnd} />}
    </button>
  );
}

export interface ButtonLinkProps extends ComponentProps<'a'>, ButtonLook {
  href: string;
  icon?: IconName;
  iconEnd?: IconName;
}

export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, wide, icon, iconEnd, className, children, ...attributes } = props;
  return (
    <a {...attributes} className={buttonClass({ variant, size, wide }, className)}>
      {icon && <Icon name={icon} />}
      {children}
      {iconEnd && <Icon name={iconEnd} />}
    </a>
  );
}

export interface IconButtonProps extends ComponentProps<'button'> {
  icon: IconName;
  /** What the button does; it is read out and shown as its title. */
  label: string;
}

export function IconButton({ icon, label, className, type, ...attributes }: IconButtonProps) {
  return (
    <button
      {...attributes}
      type={type === 'submit' ? 'submit' : 'button'}
      className={classNames('button', 'button--icon', className)}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </button>
  );
}
