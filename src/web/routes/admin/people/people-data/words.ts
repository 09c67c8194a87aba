import type { PerLocale } from '#domain/locale.ts';
import { type DataMessages, data as cs } from '#messages/cs/admin/data.ts';
import { data as en } from '#messages/en/admin/data.ts';

/** Words of the page of people's data. */
export const dataWords: PerLocale<DataMessages> = { cs, en };
