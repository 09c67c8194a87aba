import type { PerLocale } from '#domain/locale.ts';
import { type EmailListMessages, outbox as cs } from '#messages/cs/admin/outbox.ts';
import { outbox as en } from '#messages/en/admin/outbox.ts';

export const emailListWords: PerLocale<EmailListMessages> = { cs, en };
