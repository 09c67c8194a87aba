import type { PerLocale } from '#domain/locale.ts';
import { type BulkMessages, bulk as cs } from '#messages/cs/admin/bulk.ts';
import { bulk as en } from '#messages/en/admin/bulk.ts';

/** Words of what is done to many orders at once. */
export const bulkWords: PerLocale<BulkMessages> = { cs, en };
