import type { PerLocale } from '#domain/locale.ts';
import { type WorkListMessages, workLists as cs } from '#messages/cs/admin/queues.ts';
import { workLists as en } from '#messages/en/admin/queues.ts';

export const workListWords: PerLocale<WorkListMessages> = { cs, en };
