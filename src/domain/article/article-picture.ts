import { addressAt } from '#domain/addresses.ts';
import type { PerLocale } from '#domain/locale.ts';

/** How a picture of an article came about, by the names of IPTC's list of digital source types. */
export type PictureOrigin =
  | { source: 'algorithmicMedia' }
  /** `model` is the one that made it. */
  | { source: 'trainedAlgorithmicMedia'; model: string };

/** Pixels of the picture of an article, as all networks show it whole. */
export const pictureSize = { width: 1200, height: 630 };

/** Where the storage keeps pictures of articles. */
export const PICTURE_FOLDER = 'blog';

/** The key under which the storage keeps the picture of an article. */
export function pictureKey(id: string): string {
  return `${PICTURE_FOLDER}/${id}.png`;
}

/** The id of the article whose picture lies under a key; undefined for anything else. */
export function pictureIdOfKey(key: string): string | undefined {
  return /^blog\/([^/]+)\.png$/.exec(key)?.[1];
}

/**
 * The id of the article whose picture is meant, where an address is one of our own storage; undefined for any
 * other: pictures of strangers are not shown (rules 60).
 * @param origins of both editions
 */
export function ownPictureId(
  imageUrl: string | undefined,
  origins: PerLocale<string>,
): string | undefined {
  const url = imageUrl === undefined ? null : URL.parse(imageUrl, origins.cs);
  if (!url || !Object.values(origins).includes(url.origin)) return undefined;
  if (addressAt(url.pathname)?.name !== 'articlePicture') return undefined;
  return url.pathname.slice(url.pathname.lastIndexOf('/') + 1, -'.png'.length);
}
