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
