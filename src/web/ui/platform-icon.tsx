import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export type PlatformMark =
  | 'instagram'
  | 'tiktok'
  | 'youtube'
  | 'facebook'
  | 'twitter'
  | 'twitch'
  | 'spotify';

export interface PlatformIconProps {
  platform: PlatformMark;
  /** The mark alone in its colour, or white on a tile of that colour. */
  variant?: 'mark' | 'tile';
  size?: 'normal' | 'large';
  /** The platform's name where no text beside it says so. */
  label?: string;
}

export function PlatformIcon({ platform, variant = 'mark', size, label }: PlatformIconProps) {
  return (
    <span
      className={classNames(
        'platform-icon',
        variant === 'tile' && 'platform-icon--tile',
        size === 'large' && 'platform-icon--large',
      )}
      data-platform={platform}
    >
      <Icon name={platform} label={label} />
    </span>
  );
}
