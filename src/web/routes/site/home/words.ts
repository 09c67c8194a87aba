import type { PerLocale } from '#domain/locale.ts';
import { type HomeMessages, home as cs } from '#messages/cs/home.ts';
import { home as en } from '#messages/en/home.ts';

export const homeWords: PerLocale<HomeMessages> = { cs, en };
