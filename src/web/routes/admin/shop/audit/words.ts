import type { PerLocale } from '#domain/locale.ts';
import { type AuditMessages, audit as cs } from '#messages/cs/admin/audit.ts';
import { audit as en } from '#messages/en/admin/audit.ts';

export const auditWords: PerLocale<AuditMessages> = { cs, en };
