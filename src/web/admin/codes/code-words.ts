import type { PerLocale } from '#domain/locale.ts';
import { type CodeMessages, codes as cs } from '#messages/cs/admin/codes.ts';
import { codes as en } from '#messages/en/admin/codes.ts';

export const codeWords: PerLocale<CodeMessages> = { cs, en };
