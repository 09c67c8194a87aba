import type { PerLocale } from '#domain/locale.ts';
import { type SettingsMessages, settings as cs } from '#messages/cs/operator/settings.ts';
import { settings as en } from '#messages/en/operator/settings.ts';

export const settingsWords: PerLocale<SettingsMessages> = { cs, en };
