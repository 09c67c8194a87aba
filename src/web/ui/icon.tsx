import { classNames } from './class-names.ts';
import sprite from './icons.svg?url';

/** Every drawing in icons.svg, which scripts/icons.mjs writes; a test keeps the two equal. */
export const iconNames = [
  'arrow',
  'cart',
  'check',
  'chevron',
  'clock',
  'close',
  'copy',
  'edit',
  'external',
  'globe',
  'info',
  'lock',
  'mail',
  'menu',
  'minus',
  'phone',
  'plus',
  'refill',
  'search',
  'shield',
  'star',
  'trash',
  'user',
  'warning',
  'facebook',
  'instagram',
  'spotify',
  'tiktok',
  'twitch',
  'twitter',
  'whatsapp',
  'youtube',
] as const;
export type IconName = (typeof iconNames)[number];

export interface IconProps {
  name: IconName;
  size?: 'small' | 'normal' | 'large';
  /** What the icon says where no text beside it says so; without it the icon is decoration. */
  label?: string;
  className?: string;
}

export function Icon({ name, size = 'normal', label, className }: IconProps) {
  return (
    <svg
      className={classNames(
        'icon',
        `icon--${name}`,
        size !== 'normal' && `icon--${size}`,
        className,
      )}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
