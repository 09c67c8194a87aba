import type { PerLocale } from '#domain/locale.ts';
import { type HomeMessages, home as cs } from '#messages/cs/site/home.ts';
import { home as en } from '#messages/en/site/home.ts';

export const homeWords: PerLocale<HomeMessages> = { cs, en };
