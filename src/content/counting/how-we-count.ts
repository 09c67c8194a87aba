import type { PerLocale } from '#domain/locale.ts';
import { type HowWeCountText, howWeCount as cs } from './how-we-count.cs.ts';
import { howWeCount as en } from './how-we-count.en.ts';

export const howWeCountTexts: PerLocale<HowWeCountText> = { cs, en };
