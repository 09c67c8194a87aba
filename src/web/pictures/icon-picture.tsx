import { colours } from './colours.ts';

export interface IconPictureProps {
  size: number;
  /** `rounded` as frame/favicon.svg; `full` where the system cuts the shape itself, and may cut off a fifth. */
  shape: 'rounded' | 'full';
}

/** The shop's icon: the line that lifts off, on ink. */
export function IconPicture({ size, shape }: IconPictureProps) {
  return (
    <div style={{ display: 'flex', width: size, height: size }}>
      <svg viewBox="0 0 32 32" width={size} height={size}>
        <rect width="32" height="32" rx={shape === 'full' ? 0 : 8} fill={colours.ink} />
        <g transform={shape === 'full' ? 'translate(4.1 4.6) scale(0.74)' : undefined}>
          <path
            d="M5 24h8.5c6.5 0 10-4 12-11.5"
            fill="none"
            stroke={colours.paper}
            strokeWidth="3"
            strokeLinecap="round"
          />
          <circle cx="26" cy="9" r="4" fill={colours.lime} />
        </g>
      </svg>
    </div>
  );
}
