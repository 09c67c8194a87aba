import type { PerLocale } from '#domain/locale.ts';
import { type SettingsMessages, settings as cs } from '#messages/cs/admin/settings.ts';
import { settings as en } from '#messages/en/admin/settings.ts';

export const settingsWords: PerLocale<SettingsMessages> = { cs, en };
