import type { PerLocale } from '#domain/locale.ts';
import { type DutiesMessages, duties as cs } from '#messages/cs/admin/duties.ts';
import { duties as en } from '#messages/en/admin/duties.ts';

/** Words of the page of duties. */
export const dutiesWords: PerLocale<DutiesMessages> = { cs, en };
