import type { PerLocale } from '#domain/locale.ts';
import { type FigurePagesMessages, figurePages as cs } from '#messages/cs/admin/figures.ts';
import { figurePages as en } from '#messages/en/admin/figures.ts';

export const figurePagesWords: PerLocale<FigurePagesMessages> = { cs, en };
