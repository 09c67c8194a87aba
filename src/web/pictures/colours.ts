import type { PlatformId, UpcomingPlatformId } from '#domain/catalogue/price-list.ts';

/** Colours of styles/every-page/tokens.css in hexadecimal: a picture is the same in both schemes. */
export const colours = {
  paper: '#fbfaf5',
  ink: '#0f192d',
  soft: '#434d61',
  line: '#dcd9cf',
  onInk: '#f8f7f2',
  onInkSoft: '#b9c0ce',
  inkLine: '#38435a',
  lime: '#c6f029',
};

/** What a picture of a platform bears as a small mark. */
export const platformColours: Record<PlatformId | UpcomingPlatformId, string> = {
  instagram: '#c3248f',
  tiktok: '#17191e',
  youtube: '#cf1a1f',
  facebook: '#1667d9',
  twitter: '#17191e',
  spotify: '#1a7f43',
};

export type PictureTone = 'paper' | 'ink';

/** What is drawn on paper, and on the full-ink block. */
export const tones: Record<
  PictureTone,
  { ground: string; text: string; soft: string; line: string }
> = {
  paper: { ground: colours.paper, text: colours.ink, soft: colours.soft, line: colours.line },
  ink: {
    ground: colours.ink,
    text: colours.onInk,
    soft: colours.onInkSoft,
    line: colours.inkLine,
  },
};
