import type { PerLocale } from '#domain/locale.ts';
import { type SharingMessages, sharing as cs } from '#messages/cs/site/sharing.ts';
import { sharing as en } from '#messages/en/site/sharing.ts';

export const sharingWords: PerLocale<SharingMessages> = { cs, en };
