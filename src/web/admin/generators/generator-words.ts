import type { PerLocale } from '#domain/locale.ts';
import { type GeneratorMessages, generators as cs } from '#messages/cs/admin/generators.ts';
import { generators as en } from '#messages/en/admin/generators.ts';

export const generatorWords: PerLocale<GeneratorMessages> = { cs, en };
