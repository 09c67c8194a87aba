import type { Picture } from './picture.ts';
import { colours } from './colours.ts';

/** The icons beside frame/favicon.svg, for systems that take no SVG, by the name of their picture. */
export const iconPictures = {
  'icon-48': { size: 48, shape: 'rounded' },
  'icon-180': { size: 180, shape: 'full' },
  'icon-192': { size: 192, shape: 'rounded' },
  'icon-512': { size: 512, shape: 'rounded' },
  'icon-full-512': { size: 512, shape: 'full' },
} as const satisfies Record<string, IconPictureProps>;

export type IconPictureName = keyof typeof iconPictures;

function isIcon(name: string): name is IconPictureName {
  return Object.hasOwn(iconPictures, name);
}

export function drawIcon(name: string): Picture | undefined {
  if (!isIcon(name)) return undefined;
  const { size, shape } = iconPictures[name];
  return {
    drawing: <IconPicture size={size} shape={shape} />,
    width: size,
    height: size,
    alt: '',
  };
}

interface IconPictureProps {
  size: number;
  /** `rounded` as frame/favicon.svg; `full` where the system cuts the shape itself, and may cut off a fifth. */
  shape: 'rounded' | 'full';
}

/** The shop's icon: the line that lifts off, on ink. */
function IconPicture({ size, shape }: IconPictureProps) {
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
