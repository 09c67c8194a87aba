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

/** Megabytes (of 1024 × 1024 bytes) that a picture may have when it is sent (rules 82). */
export const PICTURE_MEGABYTES = 8;
/** Dots that it may have: as many as lie in memory at once without harm. */
export const PICTURE_MEGAPIXELS = 25;
/** Dots of its longer side. */
export const LONGEST_SIDE = 12_000;
/** Dots of its width as it is kept: twice what the column of an article takes. */
export const WIDEST = 1600;

/** Why a picture is not taken. */
export type PictureProblem =
  | 'missing'
  | 'too-heavy'
  /** It is no PNG, JPEG, WebP or GIF, whatever its name says. */
  | 'no-picture'
  /** Too many dots. */
  | 'too-large'
  /** It ends too early, or contradicts itself. */
  | 'broken';

/** What stands in the first bytes of a file of each form, and from which byte on. */
const beginnings = [
  { kind: 'png', at: 0, text: '\x89PNG\r\n\x1a\n' },
  { kind: 'jpeg', at: 0, text: '\xff\xd8\xff' },
  { kind: 'webp', at: 8, text: 'WEBPVP8' },
  { kind: 'gif', at: 0, text: 'GIF87a' },
  { kind: 'gif', at: 0, text: 'GIF89a' },
] as const;

const LONGEST_BEGINNING = 16;

/** What a file is by its first bytes, of the kinds that are taken; undefined for any other. */
export function pictureKindOf(bytes: Uint8Array): 'png' | 'jpeg' | 'webp' | 'gif' | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, LONGEST_BEGINNING));
  return beginnings.find(({ at, text }) => head.startsWith(text, at))?.kind;
}

/** Where the storage keeps pictures that stand in articles. */
export const TAKEN_PICTURES = 'articles';

const takenKey = new RegExp(`^${TAKEN_PICTURES}/([0-9a-f]{32})[.]webp$`);

/** The key of a picture by the mark of its bytes. */
export function takenPictureKey(hash: string): string {
  return `${TAKEN_PICTURES}/${hash}.webp`;
}

/** The mark of a picture by its key; undefined where the key is that of something else. */
export function pictureHashOf(key: string): string | undefined {
  return takenKey.exec(key)?.[1];
}

/** Whether a text is the mark of a picture: 32 hexadecimal digits of its SHA-256. */
export function isPictureHash(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}
