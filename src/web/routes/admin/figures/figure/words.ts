import type { PerLocale } from '#domain/locale.ts';
import { type FigureMessages, figures as cs } from '#messages/cs/admin/figures.ts';
import { figures as en } from '#messages/en/admin/figures.ts';

export const figureWords: PerLocale<FigureMessages> = { cs, en };
