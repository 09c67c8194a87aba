import type { PerLocale } from '#domain/locale.ts';
import { type BackupCheckMessages, backupCheck as cs } from '#messages/cs/admin/duties.ts';
import { backupCheck as en } from '#messages/en/admin/duties.ts';

export const backupCheckWords: PerLocale<BackupCheckMessages> = { cs, en };
