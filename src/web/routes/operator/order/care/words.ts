import type { PerLocale } from '#domain/locale.ts';
import { type CareMessages, care as cs } from '#messages/cs/operator/care.ts';
import { care as en } from '#messages/en/operator/care.ts';

/** Words of the care of an order. */
export const careWords: PerLocale<CareMessages> = { cs, en };
