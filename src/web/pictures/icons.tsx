import { IconPicture, type IconPictureProps } from './icon-picture.tsx';
import type { Picture } from './picture.ts';

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
