import type { PerLocale } from '#domain/locale.ts';
import { type BatchMessages, batch as cs } from '#messages/cs/operator/batch.ts';
import { batch as en } from '#messages/en/operator/batch.ts';

/** Words of what is done to many orders at once. */
export const batchWords: PerLocale<BatchMessages> = { cs, en };
