import type { PerLocale } from '#domain/locale.ts';
import { type LegalDutyMessages, legalDuties as cs } from '#messages/cs/admin/legal.ts';
import { legalDuties as en } from '#messages/en/admin/legal.ts';

/** Words of the page that shows how it stands with the law. */
export const legalDutyWords: PerLocale<LegalDutyMessages> = { cs, en };
