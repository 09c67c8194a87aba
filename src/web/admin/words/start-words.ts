import type { PerLocale } from '#domain/locale.ts';
import { type StartMessages, start as cs } from '#messages/cs/admin/start.ts';
import { start as en } from '#messages/en/admin/start.ts';

export const startWords: PerLocale<StartMessages> = { cs, en };
