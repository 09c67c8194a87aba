import type { PerLocale } from '#domain/locale.ts';
import { type BulkMessages, batch as cs } from '#messages/cs/admin/batch.ts';
import { batch as en } from '#messages/en/admin/batch.ts';

/** Words of what is done to many orders at once. */
export const batchWords: PerLocale<BulkMessages> = { cs, en };
