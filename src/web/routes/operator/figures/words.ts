import type { PerLocale } from '#domain/locale.ts';
import { type FigurePagesMessages, figurePages as cs } from '#messages/cs/operator/figure-pages.ts';
import { figurePages as en } from '#messages/en/operator/figure-pages.ts';

export const figurePagesWords: PerLocale<FigurePagesMessages> = { cs, en };
